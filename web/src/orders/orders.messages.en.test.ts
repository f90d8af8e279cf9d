import type { OrderState } from '@baqala/contract/orders'
import { expect, test } from 'vitest'
import * as messages from './orders.messages.en.ts'

test('cash and card are told apart, paid or not', () => {
  expect(messages.payment({ paymentMethodType: 'cash', isPaid: false })).toBe('Cash on delivery')
  expect(messages.payment({ paymentMethodType: 'cash', isPaid: true })).toBe('Cash, paid')
  expect(messages.payment({ paymentMethodType: 'card', isPaid: true })).toBe('Card, paid')
  expect(messages.payment({ paymentMethodType: 'card', isPaid: false })).toBe('Card, not paid')
})

test('pieces are counted where there are more of them than products, and one is written in the singular', () => {
  expect(messages.size(1, 1)).toBe('1 product')
  expect(messages.size(2, 3)).toBe('2 products, 3 pieces')
  expect(messages.inCartAgain(1)).toBe("1 piece is in your cart again, at today's prices.")
  expect(messages.inCartAgain(2)).toBe("2 pieces are in your cart again, at today's prices.")
})

test('an unknown state of a newer server is shown as it is', () => {
  // A state that this storefront does not know.
  expect(messages.stateName('stuck in traffic' as OrderState)).toBe('stuck in traffic')
})

test.each([
  [['12 Brazil Street', 'Zamalek', '01012345678'], '12 Brazil Street, Zamalek, 01012345678'],
  [['12 شارع البرازيل', 'القاهرة', '01012345678'], '\u206812 شارع البرازيل، القاهرة، 01012345678\u2069'],
  [['12 شارع البرازيل', 'Cairo'], '\u206812 شارع البرازيل\u2069, Cairo'],
])('the numbers of an address stay beside their words: %s', (parts, line) => {
  expect(messages.addressLine(...parts)).toBe(line)
})
