/** Mona tries to see and change what is Ali's, by every id she could come by. */
import { describe, expect, test } from 'vitest'
import { API_ROOT } from '@baqala/contract/calls'
import { call } from '../build-test-app.ts'
import { anAddress, aRegistration, onHand } from '../factories.ts'
import { aFullCart, openPayingShop } from '../paying-shop.ts'
import { oneRow } from '../../src/db/rows.ts'

const shop = openPayingShop()

describe('with the ids of somebody else', () => {
  test('nothing of theirs is seen, moved or ordered', async () => {
    const ali = await aFullCart(shop)
    const { body: placed } = await ali.payCash()
    await ali.add()
    const { cartId } = (await ali.cart()).body
    await ali.openPage(cartId)
    const before = { orders: await ali.orders(), cart: (await ali.cart()).body.data }
    const mona = await aFullCart(shop)
    const own = (await mona.cart()).body.data

    const orderId: string = placed.data._id
    const page = before.orders[0]._id
    const tries = [
      mona.cancel(orderId),
      mona.cancel(page),
      mona.again(orderId),
      mona.payCash(cartId),
      mona.payCash(orderId),
      mona.openPage(cartId),
      mona.openPage(placed.data.cartId ?? ali.cartId),
      call(shop, 'listShopperOrders', { token: mona.token, params: { userId: ali.id } }),
      call(shop, 'updateCartItem', { token: mona.token, params: { productId: ali.productId }, body: { count: 9 } }),
    ]
    const answers = await Promise.all(tries)
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404, 403, 404])
    for (const { body } of answers) {
      expect(JSON.stringify(body)).not.toMatch(new RegExp([orderId, page, cartId, ali.email, ali.id].join('|')))
    }
    expect({ orders: await ali.orders(), cart: (await ali.cart()).body.data }).toEqual(before)
    expect((await mona.cart()).body.data.products).toEqual(own.products)
    expect(await mona.orders()).toEqual([])
  })

  test('lines of a cart and wishes are one’s own, whatever product is named', async () => {
    const ali = await aFullCart(shop)
    const mona = await aFullCart(shop)
    const { token } = mona
    await call(shop, 'addToWishlist', { token: ali.token, body: { productId: ali.productId } })
    await call(shop, 'removeCartItem', { token, params: { productId: ali.productId } })
    await call(shop, 'removeFromWishlist', { token, params: { productId: ali.productId } })
    await call(shop, 'clearCart', { token })
    expect((await ali.cart()).body.numOfCartItems).toBe(1)
    expect((await call(shop, 'getWishlist', { token: ali.token })).body.count).toBe(1)
    expect((await call(shop, 'getWishlist', { token })).body.count).toBe(0)
  })

  test('of two shoppers who order the same product at once, each gets their own order', async () => {
    const [mona, ali] = [await aFullCart(shop), await aFullCart(shop)]
    const [monas, alis] = await Promise.all([mona.payCash(), ali.payCash(), mona.payCash(ali.cartId)])
    expect([monas.body.data.user, alis.body.data.user]).toEqual([mona.id, ali.id])
  })
})

describe('fields that nobody was asked for', () => {
  test('make nobody an administrator, somebody else, or verified', async () => {
    const wished = {
      role: 'admin',
      id: 'a'.repeat(24),
      _id: 'b'.repeat(24),
      isAdmin: true,
      sessionId: 'x',
      created_at: 0,
    }
    const registration = { ...wished, ...aRegistration() }
    const { body } = await call(shop, 'signUp', { body: registration })
    expect(body.user.role).toBe('user')
    const { decoded } = (await call(shop, 'verifyToken', { token: body.token })).body
    expect(decoded).toMatchObject({ role: 'user' })
    expect(decoded.id).not.toBe(wished.id)
    const row = await oneRow<{ role: string }>(shop.connection.db)`select role from shoppers`
    expect(row.role).toBe('user')
  })

  test('change no price, no total, no state and no owner', async () => {
    const { token, cartId, productId } = await aFullCart(shop)
    const wished = {
      price: 0.01,
      priceAfterDiscount: 1,
      totalOrderPrice: 0,
      isPaid: true,
      state: 'delivered',
      user: 'x',
    }
    await call(shop, 'addCartItem', { token, body: { productId, count: 900, cartId: 'x', ...wished } })
    await call(shop, 'updateCartItem', { token, params: { productId }, body: { count: 2, ...wished } })
    const body = { ...wished, cartItems: [], shippingAddress: { ...anAddress, ...wished, shopperId: 'x' } }
    const { data } = (await call(shop, 'placeCashOrder', { token, params: { cartId }, body })).body
    expect(data).toMatchObject({ totalOrderPrice: 100, isPaid: false, state: 'placed', paymentMethodType: 'cash' })
    expect(data.cartItems).toMatchObject([{ count: 2, price: 50 }])
    expect(data.shippingAddress).toEqual(anAddress)
    expect(await onHand(shop.connection.db, productId)).toBe(8)
  })

  test.each([
    '{"productId":"x","__proto__":{"isAdmin":true}}',
    '{"productId":"x","constructor":{"prototype":{"isAdmin":true}}}',
    '{"productId":"x","\\u005f_proto__":{"isAdmin":true}}',
    '{"shippingAddress":{"__proto__":{"isAdmin":true}}}',
  ])('pollute no prototype: %s', async (payload) => {
    const { token } = await aFullCart(shop)
    const headers = { token, 'content-type': 'application/json' }
    const answer = await shop.app.inject({ method: 'POST', url: `${API_ROOT}/cart`, payload, headers })
    expect(answer.statusCode).toBe(400)
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })

  test('pollute no prototype from the address either', async () => {
    const query = '__proto__[isAdmin]=1&constructor[prototype][isAdmin]=1&limit=1&limit[__proto__]=2'
    expect((await call(shop, 'listProducts', { query })).status).toBe(200)
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })
})

describe('counts that are no counts', () => {
  test.each([
    -1,
    -999,
    0.5,
    1e21,
    2 ** 53,
    '-5',
    '1e3',
    '0x10',
    '٣',
    ' ',
    '1,000',
    [2],
    { valueOf: 5 },
    null,
    true,
    'NaN',
  ])('%j changes neither cart nor shelf', async (count) => {
    const { token, productId, cart } = await aFullCart(shop)
    const asked = { token, params: { productId }, body: { count } }
    expect((await call(shop, 'updateCartItem', asked)).status).toBe(400)
    expect((await cart()).body.data).toMatchObject({ totalCartPrice: 50, products: [{ count: 1 }] })
  })
})
