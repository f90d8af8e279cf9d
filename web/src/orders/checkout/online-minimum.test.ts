import { describe, expect, test } from 'vitest'
import { emptyCart, type CartReply } from '../../cart/cart-state.ts'
import { onlineMinimumOf } from './ask-for-order.ts'

function aCart(totalCartPrice: number, onlinePaymentFrom?: number): CartReply {
  const item = { count: 1, price: totalCartPrice, product: { id: 'p1', title: 'Tea', imageCover: '' } }
  const cart = { ...emptyCart('cart-1'), numOfCartItems: 1, data: { products: [item], totalCartPrice } }
  return onlinePaymentFrom === undefined ? cart : { ...cart, onlinePaymentFrom }
}

describe('the minimum for online payment', () => {
  test('is shown if the total is below it', () => {
    expect(onlineMinimumOf(aCart(29.99, 30))).toBe('30.00\u00a0EGP')
    expect(onlineMinimumOf(aCart(30, 30))).toBeUndefined()
    expect(onlineMinimumOf(aCart(20, 30), 9.99)).toBe('30.00\u00a0EGP')
    expect(onlineMinimumOf(aCart(20, 30), 10)).toBeUndefined()
  })

  test('is undefined without a minimum, and for an empty cart', () => {
    expect(onlineMinimumOf(aCart(1))).toBeUndefined()
    expect(onlineMinimumOf({ ...emptyCart(), onlinePaymentFrom: 30 })).toBeUndefined()
    expect(onlineMinimumOf(undefined)).toBeUndefined()
  })
})
