import { describe, expect, test } from 'vitest'
import {
  applyChanges,
  type CartAnswer,
  cartFromAnswer,
  cartIdOf,
  type CartReply,
  countIn,
  emptyCart,
  oneLess,
} from './cart-state.ts'

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

describe('the cart as the shopper left it', () => {
  const cart: CartReply = {
    status: 'success',
    numOfCartItems: 1,
    cartId: 'cart',
    data: { products: [milk], totalCartPrice: 100 },
  }

  test('a new count moves the total', () => {
    const seen = applyChanges(cart, [{ kind: 'set count', productId: 'milk', count: 3 }])
    expect(seen.data.products[0]?.count).toBe(3)
    expect(seen.data.totalCartPrice).toBe(150)
  })

  test('one more of a product in it counts at once, of another once the server has told its price', () => {
    const more = { kind: 'add', whenUnreachable: '' } as const
    const seen = applyChanges(cart, [
      { ...more, productId: 'milk' },
      { ...more, productId: 'milk' },
      { ...more, productId: 'bread' },
    ])
    expect([countIn(seen, 'milk'), countIn(seen, 'bread')]).toEqual([4, 0])
    expect(seen.data.totalCartPrice).toBe(200)
  })

  test('removing a product updates the badge', () => {
    const seen = applyChanges(cart, [{ kind: 'remove', productId: 'milk' }])
    expect(seen.numOfCartItems).toBe(0)
    expect(seen.data).toEqual({ products: [], totalCartPrice: 0 })
  })

  test('a cleared cart keeps its id', () => {
    expect(applyChanges(cart, [{ kind: 'clear' }]).cartId).toBe('cart')
  })
})

test.each([
  [3, { kind: 'set count', productId: 'milk', count: 2 }],
  [2, { kind: 'set count', productId: 'milk', count: 1 }],
  [1, { kind: 'remove', productId: 'milk' }],
])('one less than %i', (count, change) => {
  expect(oneLess('milk', count)).toEqual(change)
})

test('an unknown cart counts nothing', () => {
  expect(countIn(undefined, 'milk')).toBe(0)
})
