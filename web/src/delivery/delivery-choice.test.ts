import type { DeliverySlot } from '@baqala/contract/delivery'
import { describe, expect, it } from 'vitest'
import { chooseSlot } from './delivery-choice.ts'

function slot(id: string, isOpen = true, hour = '08'): DeliverySlot {
  const hours = { day: '2026-11-24', from: '10:00', until: '12:00' }
  const at = `2026-11-24T${hour}:00:00.000Z`
  return { _id: id, ...hours, startsAt: at, endsAt: at, cutOff: at, isOpen, left: 'many', isMine: false }
}

describe('the time of a delivery', () => {
  it('is the first open one until the shopper chooses', () => {
    expect(chooseSlot([slot('full', false), slot('free')], undefined)?._id).toBe('free')
  })

  it('stays the chosen one', () => {
    expect(chooseSlot([slot('a'), slot('b')], 'b')?._id).toBe('b')
  })

  it('becomes the next later one, not an earlier one that is held, when the chosen one is full', () => {
    const held = { ...slot('10:00', true, '08'), isMine: true }
    const chosen = slot('16:00', false, '14')
    const slots = [held, chosen, slot('18:00', true, '16'), slot('20:00', true, '18')]
    expect(chooseSlot(slots, '16:00', chosen)?._id).toBe('18:00')
  })

  it('becomes the next later one when the shop lists the chosen one no more', () => {
    const slots = [slot('10:00', true, '08'), slot('18:00', true, '16')]
    expect(chooseSlot(slots, '16:00', slot('16:00', true, '14'))?._id).toBe('18:00')
  })

  it('is none when only earlier ones are left', () => {
    const chosen = slot('20:00', false, '18')
    expect(chooseSlot([slot('10:00', true, '08'), chosen], '20:00', chosen)).toBeUndefined()
  })

  it('stays the one that is held when an earlier one becomes free', () => {
    expect(chooseSlot([slot('early'), { ...slot('held'), isMine: true }], undefined)?._id).toBe('held')
  })

  it('is none where it is agreed on by phone, or express', () => {
    expect(chooseSlot([slot('a')], 'by phone')).toBeUndefined()
    expect(chooseSlot([slot('a')], 'express')).toBeUndefined()
  })
})
