import type { DeliverySlot } from '@baqala/contract/delivery'
import { describe, expect, it } from 'vitest'
import { chooseSlot } from './delivery-choice.ts'

function slot(id: string, isOpen = true): DeliverySlot {
  const hours = { day: '2026-11-24', from: '10:00', until: '12:00' }
  const at = '2026-11-24T08:00:00.000Z'
  return { _id: id, ...hours, startsAt: at, endsAt: at, cutOff: at, isOpen, left: 'many', isMine: false }
}

describe('the time of a delivery', () => {
  it('is the first open one until the shopper chooses', () => {
    expect(chooseSlot([slot('full', false), slot('free')], undefined)?._id).toBe('free')
  })

  it('stays the chosen one, and is the first open one when that is full', () => {
    expect(chooseSlot([slot('a'), slot('b')], 'b')?._id).toBe('b')
    expect(chooseSlot([slot('a'), slot('b', false)], 'b')?._id).toBe('a')
  })

  it('becomes a later one, not an earlier one, when the chosen one is full', () => {
    expect(chooseSlot([slot('midnight'), slot('10:00', false), slot('12:00')], '10:00')?._id).toBe('12:00')
  })

  it('stays the one that is held when an earlier one becomes free', () => {
    expect(chooseSlot([slot('early'), { ...slot('held'), isMine: true }], undefined)?._id).toBe('held')
  })

  it('is none where it is agreed on by phone, or express', () => {
    expect(chooseSlot([slot('a')], 'by phone')).toBeUndefined()
    expect(chooseSlot([slot('a')], 'express')).toBeUndefined()
  })
})
