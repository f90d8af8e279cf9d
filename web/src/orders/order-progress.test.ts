import type { OrderState } from '@baqala/contract/orders'
import { describe, expect, test } from 'vitest'
import { anOrder } from './an-order.testing.ts'
import { isUnderWay, stepsAhead, toneOf } from './order-progress.ts'

describe('the steps still to come', () => {
  test('end at the door', () => {
    expect(stepsAhead('placed')).toEqual(['being packed', 'on its way', 'delivered'])
    expect(stepsAhead('being packed')).toEqual(['on its way', 'delivered'])
    expect(stepsAhead('delivered')).toEqual([])
  })

  test('begin with the money where it is awaited or owed', () => {
    expect(stepsAhead('awaiting payment')[0]).toBe('paid')
    expect(stepsAhead('refund due')).toEqual(['refunded'])
    expect(stepsAhead('cancelled')).toEqual([])
  })

  test('are none where nothing more will happen', () => {
    expect(isUnderWay(anOrder({ state: 'on its way' }))).toBe(true)
    expect(isUnderWay(anOrder({ state: 'refund due' }))).toBe(true)
    expect(isUnderWay(anOrder({ state: 'delivered' }))).toBe(false)
    expect(isUnderWay(anOrder({ state: 'cancelled' }))).toBe(false)
  })
})

test('a state of a newer server is over, as far as we can tell', () => {
  // As it would come from a server that we have never met.
  const state = 'stuck in traffic' as OrderState
  expect(toneOf(state)).toBe('over')
  expect(stepsAhead(state)).toEqual([])
})
