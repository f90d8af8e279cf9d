import { expect, test } from 'vitest'
import type { CartItem, CartReply } from '../cart/cart-state.ts'
import { whatChanged } from './what-changed.ts'

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
  expect(whatChanged(aCart(milk()), aCart(milk({ price: 55 })))).toEqual(['Milk: now 55 EGP instead of 50 EGP.'])
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
