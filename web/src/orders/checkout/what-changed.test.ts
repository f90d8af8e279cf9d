import { expect, test } from 'vitest'
import type { CartItem, CartReply } from '../../cart/cart-state.ts'
import { anOrder } from '../../../test/an-order.ts'
import { isOrderOf, whatChanged, whyNotOrdered } from './what-changed.ts'

function aCart(...products: CartItem[]): CartReply {
  const totalCartPrice = products.reduce((sum, { count, price }) => sum + count * price, 0)
  return { status: 'success', numOfCartItems: products.length, cartId: 'cart', data: { products, totalCartPrice } }
}

function milk(line: Partial<CartItem> = {}, quantity?: number): CartItem {
  const product = { id: 'milk', title: 'Milk', imageCover: '/milk.jpg', ...(quantity !== undefined && { quantity }) }
  return { count: 2, price: 50, product, ...line }
}

const bread: CartItem = { count: 1, price: 5, product: { id: 'bread', title: 'Bread', imageCover: '/bread.jpg' } }

test('an unchanged cart has no changes', () => {
  expect(whatChanged(aCart(milk(), bread), aCart(bread, milk()))).toEqual([])
})

test('a cart that another tab ordered is reported', () => {
  expect(whatChanged(aCart(milk()), aCart())).toEqual(['Your cart has been ordered or emptied in the meantime.'])
})

test('a new price is reported', () => {
  expect(whatChanged(aCart(milk()), aCart(milk({ price: 55 })))).toEqual([
    'Milk: now 55.00\u00a0EGP instead of 50.00\u00a0EGP.',
  ])
})

test('a count that another tab set is reported', () => {
  expect(whatChanged(aCart(milk()), aCart(milk({ count: 3 })))).toEqual(['Milk: now 3 instead of 2.'])
})

test('added and removed products are reported', () => {
  expect(whatChanged(aCart(milk()), aCart(bread))).toEqual([
    'Bread was added to your cart.',
    'Milk is no longer in your cart.',
  ])
})

test('a new shortage is reported', () => {
  expect(whatChanged(aCart(milk({}, 9)), aCart(milk({}, 1)))).toEqual(['Milk: only 1 left.'])
})

test('a product that was sold out meanwhile is reported', () => {
  expect(whatChanged(aCart(milk({}, 9)), aCart(milk({}, 0)))).toEqual(['Milk is sold out.'])
})

test('a shortage the shopper has already seen is not reported again', () => {
  expect(whatChanged(aCart(milk({}, 1)), aCart(milk({}, 1)))).toEqual([])
})

test('after a failed order a shortage is told although it was known', () => {
  expect(whyNotOrdered(aCart(milk({}, 1)), aCart(milk({}, 1)))).toEqual(['Milk: only 1 left.'])
})

test('after a failed order each reason is told once', () => {
  expect(whyNotOrdered(aCart(milk({}, 9)), aCart(milk({ price: 55 }, 0)))).toEqual([
    'Milk: now 55.00\u00a0EGP instead of 50.00\u00a0EGP.',
    'Milk is sold out.',
  ])
})

test('a failed order of a cart that can be ordered as it is has no reason to tell', () => {
  expect(whyNotOrdered(aCart(milk({}, 9)), aCart(milk({}, 9)))).toEqual([])
})

test.each([
  ['the same pieces, ordered after the last change', { createdAt: '2026-11-01T10:00:00.000Z' }, true],
  ['an order from before', { createdAt: '2026-10-01T10:00:00.000Z' }, false],
  ['one that was cancelled since', { state: 'cancelled' as const }, false],
  ['one that is not paid yet', { state: 'awaiting payment' as const }, false],
  ['other pieces', { counts: [2] }, false],
  ['more products', { counts: [1, 1] }, false],
])('an order is the one of this cart: %s', (_, order, isOfCart) => {
  const cart = aCart({ count: 1, price: 10, product: { id: 'p0', title: 'Product 0', imageCover: '' } })
  const changed = { ...cart, data: { ...cart.data, updatedAt: '2026-11-01T09:59:00.000Z' } }
  expect(isOrderOf(changed, anOrder(order))).toBe(isOfCart)
  // A server that does not say when the cart changed.
  expect(isOrderOf(cart, anOrder(order))).toBe(false)
})
