import type { Order, OrderState } from '@baqala/contract/orders'
import { describe, expect, test } from 'vitest'
import {
  confirmationWords,
  isUnderWay,
  paymentWords,
  sizeWords,
  stateWords,
  stepsAhead,
  toneOf,
} from './order-words.ts'
import { anOrder } from './an-order.testing.ts'

describe('the words of an order', () => {
  test('a fresh order says how it is paid', () => {
    const words = (state: OrderState) => confirmationWords(anOrder({ state }))
    expect(words('placed')).toBe('Cash on delivery')
    expect(words('paid')).toBe('Paid')
    expect(words('awaiting payment')).toBe('Waiting for the payment')
  })

  test('cash and card are told apart, paid or not', () => {
    const words = (paymentMethodType: Order['paymentMethodType'], isPaid: boolean) =>
      paymentWords(anOrder({ paymentMethodType, isPaid }))
    expect(words('cash', false)).toBe('Cash on delivery')
    expect(words('cash', true)).toBe('Cash, paid')
    expect(words('card', true)).toBe('Card, paid')
    expect(words('card', false)).toBe('Card, not paid')
  })

  test('pieces are counted where there are more of them than products', () => {
    expect(sizeWords(anOrder({ counts: [1] }))).toBe('1 product')
    expect(sizeWords(anOrder({ counts: [2, 1] }))).toBe('2 products, 3 pieces')
  })

  test('a state of a newer server is shown in its own words', () => {
    // As it would come from a server that we have never met.
    const state = 'stuck in traffic' as OrderState
    expect(stateWords(state)).toBe('stuck in traffic')
    expect(toneOf(state)).toBe('over')
    expect(stepsAhead(state)).toEqual([])
  })
})

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
