import type { OrderState } from '@baqala/contract/orders'
import { describe, expect, test } from 'vitest'
import * as messages from './orders.messages.en.ts'

describe('the words of an order', () => {
  test('a fresh order says how it is paid', () => {
    expect(messages.confirmedState('placed')).toBe('Ordered, cash on delivery')
    expect(messages.confirmedState('paid')).toBe('Paid')
    expect(messages.confirmedState('awaiting payment')).toBe('Waiting for the payment')
  })

  test('cash and card are told apart, paid or not', () => {
    expect(messages.payment({ paymentMethodType: 'cash', isPaid: false })).toBe('Cash on delivery')
    expect(messages.payment({ paymentMethodType: 'cash', isPaid: true })).toBe('Cash, paid')
    expect(messages.payment({ paymentMethodType: 'card', isPaid: true })).toBe('Card, paid')
    expect(messages.payment({ paymentMethodType: 'card', isPaid: false })).toBe('Card, not paid')
  })

  test('pieces are counted if there are more pieces than products', () => {
    expect(messages.size(1, 1)).toBe('1 product')
    expect(messages.size(2, 3)).toBe('2 products, 3 pieces')
  })

  test('one piece is written in the singular', () => {
    expect(messages.inCartAgain(1)).toBe("1 piece is in your cart again, at today's prices.")
    expect(messages.inCartAgain(2)).toBe("2 pieces are in your cart again, at today's prices.")
  })

  test('an unknown state of a newer server is shown as it is', () => {
    // A state that this storefront does not know.
    expect(messages.stateName('stuck in traffic' as OrderState)).toBe('stuck in traffic')
  })
})
