import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aShopper, call, openTestShop } from '../../../test/build-test-app.ts'
import { anAddress, onHand, setStock, type ProductFacts } from '../../../test/factories.ts'
import { aFullCart, pageId } from '../../../test/paying-shop.ts'
import { makeLocalPayments, type LocalPayments } from '../../payments/local-payments.ts'

/** The shop listens, for the local provider sends its webhooks over HTTP like any other. */
let origin = 'http://127.0.0.1:1'
const shop = openTestShop({ ALLOWED_ORIGINS: 'https://shop.example' }, ({ connection, secrets }) => ({
  payments: makeLocalPayments({
    db: connection.db,
    secret: secrets.localPayments,
    pagesAt: () => origin,
    webhooksAt: () => origin,
  }),
}))
const provider = () => shop.deps.payments as LocalPayments

beforeAll(async () => {
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`
})
afterAll(() => shop.app.close())

const add = (token: string, productId: string) => call(shop, 'addCartItem', { token, body: { productId } })
const openPage = (token: string, cartId: string, address = anAddress, url = 'http://localhost:3000') =>
  call(shop, 'openCheckoutSession', {
    token,
    params: { cartId },
    query: `url=${encodeURIComponent(url)}`,
    body: { shippingAddress: address },
  })
const payCash = (token: string, cartId: string) =>
  call(shop, 'placeCashOrder', { token, params: { cartId }, body: { shippingAddress: anAddress } })
const orders = async (token: string) => (await call(shop, 'listOrders', { token })).body.data
const cartOf = async (token: string) => (await call(shop, 'getCart', { token })).body

const aCart = (facts: Partial<ProductFacts> = { onHand: 10, price: 52.5 }) => aFullCart(shop, facts)

describe('POST /orders/checkout-session/:cartId', () => {
  test('opens a page for the cart, holds its stock and leaves the cart as it is', async () => {
    const { token, productId, cartId } = await aCart()
    const { status, body } = await openPage(token, cartId)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: 'success',
      session: { success_url: 'http://localhost:3000/allorders', cancel_url: 'http://localhost:3000/Cart' },
    })
    expect(await onHand(shop.connection.db, productId)).toBe(9)
    expect(await cartOf(token)).toMatchObject({ cartId, numOfCartItems: 1 })
    expect((await orders(token))[0]).toMatchObject({
      state: 'awaiting payment',
      isPaid: false,
      paymentMethodType: 'card',
    })
  })

  test('the last piece can be paid for by whoever holds it, and their own hold never stands in their way', async () => {
    const { token, productId, cartId } = await aCart({ onHand: 1, title: 'Last Honey', unit: '1 kg' })
    await openPage(token, cartId)
    const other = await aShopper(shop)
    expect((await add(other.token, productId)).body.message).toBe('Last Honey 1 kg is sold out')
    expect((await cartOf(token)).data.products[0].product.quantity).toBe(1)
    expect((await payCash(token, cartId)).status).toBe(201)
  })

  test('a cart that was ordered already needs no page', async () => {
    const { token, cartId } = await aCart()
    await payCash(token, cartId)
    expect((await openPage(token, cartId)).body.session.url).toBe('http://localhost:3000/allorders')
  })

  test('cash that cannot be delivered lets go of what the page had held', async () => {
    const { token, productId, cartId } = await aCart({ onHand: 3, title: 'Dates', unit: '1 kg' })
    await openPage(token, cartId)
    await call(shop, 'updateCartItem', { token, params: { productId }, body: { count: 3 } })
    await setStock(shop.connection.db, productId, 0)
    const { status, body } = await payCash(token, cartId)
    expect(status).toBe(409)
    expect(body.message).toBe('Only 1 left of Dates 1 kg')
    expect(await onHand(shop.connection.db, productId)).toBe(1)
  })

  test.each([['https://evil.example'], ['not an address'], ['http://localhost:3000.evil.example']])(
    'the return address %s is refused',
    async (url) => {
      const { token, productId, cartId } = await aCart()
      const { status, body } = await openPage(token, cartId, anAddress, url)
      expect(status).toBe(400)
      expect(body.message).toMatch(
        /^url must be the address of this shop, or of a storefront that its ALLOWED_ORIGINS names/,
      )
      expect(await onHand(shop.connection.db, productId)).toBe(10)
    },
  )

  test('a page leads back to the storefront that asked for it', async () => {
    const { token, cartId, productId } = await aCart()
    const first = await openPage(token, cartId)
    const second = await openPage(token, cartId, anAddress, 'https://shop.example')
    expect(second.body.session).toMatchObject({
      success_url: 'https://shop.example/allorders',
      cancel_url: 'https://shop.example/cart',
    })
    expect((await provider().findPayment(pageId(first)))?.state).toBe('expired')
    expect(pageId(await openPage(token, cartId, anAddress, 'https://shop.example'))).toBe(pageId(second))
    expect(await onHand(shop.connection.db, productId)).toBe(9)
  })

  test('is not opened for a cart that does not cost what the shopper was shown', async () => {
    const { cartId, productId, ...cart } = await aCart()
    const { status, body } = await cart.openPage(cartId, { expectedTotal: 50 })
    expect([status, body.data]).toEqual([409, { expectedTotal: 50, totalCartPrice: 52.5, changes: [] }])
    expect(await onHand(shop.connection.db, productId)).toBe(10)
    expect((await cart.openPage(cartId, { expectedTotal: 52.5 })).status).toBe(200)
  })

  test('stays open while cash at another price is refused', async () => {
    const { cartId, productId, ...cart } = await aCart()
    const page = pageId(await cart.openPage())
    await sql`update products set price = 6000 where id = ${productId}`.execute(shop.connection.db)
    for (const { status, body } of [
      await cart.payCash(cartId, { expectedTotal: 52.5 }),
      await cart.openPage(cartId, { expectedTotal: 52.5 }),
    ]) {
      expect([status, body.data]).toMatchObject([409, { changes: [{ priceWhenAdded: 52.5, price: 60 }] }])
    }
    await provider().finish(page, 'paid')
    expect(await orders(cart.token)).toMatchObject([{ state: 'paid', totalOrderPrice: 52.5 }])
  })

  describe('after ten that were not paid', () => {
    const anotherPage = { run: 'expired', cancel: 'cancelled', change: 'replaced' } as const

    test.each(Object.entries(anotherPage))('and ended by %s, asks to pay in cash', async (how, state) => {
      const { token, cartId, ...cart } = await aCart({ onHand: 100, price: 52.5 })
      for (let turn = 0; turn < 10; turn += 1) {
        const page = pageId(await openPage(token, cartId))
        if (how === 'run') await provider().finish(page, 'expired')
        if (how === 'cancel') await cart.cancel((await orders(token))[0]._id)
        if (how === 'change') await cart.add()
      }
      if (how === 'change') await openPage(token, cartId)
      const { status, body, headers } = await openPage(token, cartId)
      expect((await orders(token)).at(-1).state).toBe(state)
      expect([status, body.message]).toEqual([429, expect.stringMatching(/pay in cash/)])
      expect(headers['retry-after']).toBe('3600')
    })

    test('opens one for who ordered those carts in the end', async () => {
      const cart = await aCart({ onHand: 100, price: 52.5 })
      for (let turn = 0; turn < 5; turn += 1) {
        const { cartId } = (await cart.add()).body
        await cart.openPage(cartId)
        await cart.add()
        await cart.openPage(cartId)
        expect((await cart.payCash(cartId)).status).toBe(201)
      }
      const { cartId } = (await cart.add()).body
      expect((await cart.openPage(cartId)).status).toBe(200)
    })
  })
})

describe('the local payment page', () => {
  const visit = (path: string, form?: string) =>
    fetch(origin + path, {
      redirect: 'manual',
      ...(form === undefined
        ? {}
        : { method: 'POST', body: form, headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
    })

  test('shows order and amount, declines a bad card, takes a good one and goes back to the shop', async () => {
    const { token, cartId } = await aCart()
    const path = new URL((await openPage(token, cartId)).body.session.url).pathname
    expect(await (await visit(path)).text()).toContain('52.50\u00a0EGP')
    expect(await (await visit(path, 'card=declined')).text()).toContain('The card was declined')
    expect((await orders(token))[0].state).toBe('awaiting payment')
    const answer = await visit(path, 'card=good')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, 'http://localhost:3000/allorders'])
    expect((await orders(token))[0].state).toBe('paid')
  })

  test('leaving goes back to the cart, and the order waits to be paid on the same page', async () => {
    const { token, cartId } = await aCart()
    const { url } = (await openPage(token, cartId)).body.session
    const path = new URL(url).pathname
    expect((await visit(path, 'cancel=yes')).headers.get('location')).toBe('http://localhost:3000/Cart')
    expect((await orders(token))[0]).toMatchObject({ state: 'awaiting payment', paymentUrl: url })
    await visit(path, 'card=good')
    expect((await orders(token))[0].state).toBe('paid')
  })

  test('is not there for visitors from elsewhere', async () => {
    const { token, cartId } = await aCart()
    const path = new URL((await openPage(token, cartId)).body.session.url).pathname
    const outside = await shop.app.inject({
      url: path,
      remoteAddress: '203.0.113.7',
      headers: { host: 'localhost:3000' },
    })
    const viaProxy = await shop.app.inject({
      url: path,
      headers: { host: 'localhost:3000', 'x-forwarded-for': '203.0.113.7' },
    })
    const rebound = await shop.app.inject({ url: path, headers: { host: 'evil.example' } })
    expect([outside.statusCode, viaProxy.statusCode, rebound.statusCode]).toEqual([404, 404, 404])
  })
})
