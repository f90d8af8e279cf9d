import { expect, test } from 'vitest'
import type { CartItem } from './cart-state.ts'
import { lineNotices } from './line-notices.ts'

function aLine(line: Partial<CartItem>, quantity?: number): CartItem {
  const product = {
    id: 'milk',
    title: 'Full-Cream Milk',
    imageCover: '/milk.jpg',
    ...(quantity !== undefined && { quantity }),
  }
  return { count: 1, price: 50, product, ...line }
}

test('a line with only the fields of the specification has no notice', () => {
  expect(lineNotices(aLine({}))).toEqual([])
})

test('a higher price than when it was added shows a notice', () => {
  expect(lineNotices(aLine({ priceWhenAdded: 45 }))).toEqual([
    'Now costs more: it was 45.00\u00a0EGP when you added it.',
  ])
})

test('a lower price than when it was added shows a notice', () => {
  expect(lineNotices(aLine({ priceWhenAdded: 60 }))).toEqual([
    'Now costs less: it was 60.00\u00a0EGP when you added it.',
  ])
})

test('a line that asks for more than is left says how many there are', () => {
  expect(lineNotices(aLine({ count: 5 }, 2))).toEqual(['Only 2 left; your cart has 5.'])
})

test('a product that has sold out says so', () => {
  expect(lineNotices(aLine({}, 0))).toEqual(['Sold out. Please remove it before you order.'])
})
