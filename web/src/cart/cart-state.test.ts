import { expect, test } from 'vitest'
import { type CartAnswer, cartFromAnswer, cartIdOf, emptyCart } from './cart-state.ts'

const milk = { count: 2, price: 50, product: { id: 'milk', title: 'Milk', imageCover: '/milk.jpg' } }

test('a removal that answers with the cart alone still counts the badge', () => {
  const cart = cartFromAnswer({ status: 'success', data: { products: [milk], totalCartPrice: 100 } }, emptyCart('cart'))
  expect(cart?.numOfCartItems).toBe(1)
})

test('a cart keeps its id where an answer does not repeat it', () => {
  const cart = cartFromAnswer({ status: 'success', data: { products: [milk], totalCartPrice: 100 } }, emptyCart('cart'))
  expect(cart?.cartId).toBe('cart')
})

test('an answer without data holds no cart', () => {
  expect(cartFromAnswer({ status: 'success' }, emptyCart())).toBeUndefined()
})

test('an answer that names its products by id alone holds no cart to show', () => {
  // A server beyond the contract: the cast is the point of the test.
  const answer = {
    status: 'success',
    data: { products: [{ count: 1, price: 50, product: 'milk' }] },
  } as unknown as CartAnswer
  expect(cartFromAnswer(answer, undefined)).toBeUndefined()
})

test('the id of a cart is found beside the data or in it', () => {
  expect(cartIdOf({ cartId: 'a' })).toBe('a')
  expect(cartIdOf({ data: { cartId: 'b' } })).toBe('b')
  expect(cartIdOf({ data: { _id: 'c' } })).toBe('c')
})
