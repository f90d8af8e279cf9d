import { describe, expect, test } from 'vitest'
import { emptyCart, type CartReply } from '../cart/cart-state.ts'
import { leastToPayOnline } from './least-to-pay-online.ts'

function aCart(totalCartPrice: number, onlinePaymentFrom?: number): CartReply {
  const item = { count: 1, price: totalCartPrice, product: { id: 'p1', title: 'Tea', imageCover: '' } }
  const cart = { ...emptyCart('cart-1'), numOfCartItems: 1, data: { products: [item], totalCartPrice } }
  return onlinePaymentFrom === undefined ? cart : { ...cart, onlinePaymentFrom }
}

describe('the least that can be paid online', () => {
  test('is told where the cart is worth less', () => {
    expect(leastToPayOnline(aCart(29.99, 30))).toBe('30 EGP')
    expect(leastToPayOnline(aCart(30, 30))).toBeUndefined()
  })

  test('is nothing to a server that names none, and to an empty cart', () => {
    expect(leastToPayOnline(aCart(1))).toBeUndefined()
    expect(leastToPayOnline({ ...emptyCart(), onlinePaymentFrom: 30 })).toBeUndefined()
    expect(leastToPayOnline(undefined)).toBeUndefined()
  })
})
