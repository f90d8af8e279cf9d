import type { OrderState } from '@baqala/contract/orders'
import { describe, expect, test } from 'vitest'
import * as messages from './orders.messages.en.ts'

describe('the words of an order', () => {
  test('a fresh order says how it is paid', () => {
    expect(messages.confirmedState('placed')).toBe('Cash on delivery')
    expect(messages.confirmedState('paid')).toBe('Paid')
    expect(messages.confirmedState('awaiting payment')).toBe('Waiting for the payment')
  })

  test('cash and card are told apart, paid or not', () => {
    expect(messages.payment({ paymentMethodType: 'cash', isPaid: false })).toBe('Cash on delivery')
    expect(messages.payment({ paymentMethodType: 'cash', isPaid: true })).toBe('Cash, paid')
    expect(messages.payment({ paymentMethodType: 'card', isPaid: true })).toBe('Card, paid')
    expect(messages.payment({ paymentMethodType: 'card', isPaid: false })).toBe('Card, not paid')
  })

  test('pieces are counted where there are more of them than products', () => {
    expect(messages.size(1, 1)).toBe('1 product')
    expect(messages.size(2, 3)).toBe('2 products, 3 pieces')
  })

  test('one piece is told of in the singular', () => {
    expect(messages.inCartAgain(1)).toBe("1 piece is in your cart again, at today's prices.")
    expect(messages.inCartAgain(2)).toBe("2 pieces are in your cart again, at today's prices.")
  })

  test('a state of a newer server is shown in its own words', () => {
    // As it would come from a server that we have never met.
    expect(messages.stateName('stuck in traffic' as OrderState)).toBe('stuck in traffic')
  })
})
