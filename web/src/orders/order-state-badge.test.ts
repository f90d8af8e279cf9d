import type { OrderState } from '@baqala/contract/orders'
import { describe, expect, test } from 'vitest'
import { anOrder } from '../../test/an-order.ts'
import { isUnderWay, stepsAhead, toneOf } from './order-state-badge.tsx'

describe('the steps still to come', () => {
  test('end with the delivery', () => {
    expect(stepsAhead('placed')).toEqual(['being packed', 'on its way', 'delivered'])
    expect(stepsAhead('being packed')).toEqual(['on its way', 'delivered'])
    expect(stepsAhead('delivered')).toEqual([])
  })

  test('begin with the payment or the refund that is due', () => {
    expect(stepsAhead('awaiting payment')[0]).toBe('paid')
    expect(stepsAhead('refund due')).toEqual(['refunded'])
    expect(stepsAhead('cancelled')).toEqual([])
  })

  test('are none once the order is over', () => {
    expect(isUnderWay(anOrder({ state: 'on its way' }))).toBe(true)
    expect(isUnderWay(anOrder({ state: 'refund due' }))).toBe(true)
    expect(isUnderWay(anOrder({ state: 'delivered' }))).toBe(false)
    expect(isUnderWay(anOrder({ state: 'cancelled' }))).toBe(false)
  })
})

test('money that was sent back looks like a promise kept, not like one that failed', () => {
  expect(toneOf('refunded')).toBe('done')
  expect(toneOf('expired')).toBe('over')
})

test('an unknown state of a newer server counts as over', () => {
  // A state that this storefront does not know.
  const state = 'stuck in traffic' as OrderState
  expect(toneOf(state)).toBe('over')
  expect(stepsAhead(state)).toEqual([])
})
