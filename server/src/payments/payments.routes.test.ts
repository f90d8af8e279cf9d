import { sql } from 'kysely'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aShopper, call, openTestShop } from '../../test/build-test-app.ts'
import { anAddress, aProduct, onHand, setStock } from '../../test/factories.ts'
import { makeLocalPayments, SIGNATURE_HEADER, signWebhook, type LocalPayments } from './local-payments.ts'
import { reconcile } from './sessions.ts'

/** The shop listens, for the local provider sends its webhooks over HTTP like any other. */
let origin = 'http://127.0.0.1:1'
const shop = openTestShop({}, ({ connection, secrets }) => ({
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
const pageId = (answer: { body: { session: { url: string } } }) => answer.body.session.url.split('/').at(-1) ?? ''

async function aFullCart(facts: Parameters<typeof aProduct>[1] = { onHand: 10, price: 52.5 }) {
  const shopper = await aShopper(shop)
  const productId = await aProduct(shop.connection.db, facts)
  const { body } = await add(shopper.token, productId)
  return { ...shopper, productId, cartId: body.cartId as string }
}

function sendWebhook(event: object, change: { secret?: string; at?: number } = {}) {
  const payload = JSON.stringify(event)
  const signature = signWebhook(change.secret ?? shop.deps.secrets.localPayments, payload, change.at ?? Date.now())
  return shop.app.inject({
    method: 'POST',
    url: '/api/webhooks/local',
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
    payload,
  })
}

const paid = (reference: string, amount: number, id = `event-${Math.random()}`) => ({
  id,
  sessionId: 'a page',
  reference,
  end: { kind: 'paid', amount, currency: 'egp' },
})

describe('POST /orders/checkout-session/:cartId', () => {
  test('opens a page for the cart, holds its stock and leaves the cart as it is', async () => {
    const { token, productId, cartId } = await aFullCart()
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

  test('paying makes the order paid, takes the paid goods out of the cart and mails the shopper', async () => {
    const { token, email, productId, cartId } = await aFullCart()
    const page = await openPage(token, cartId)
    const late = await aProduct(shop.connection.db, { title: 'Afterthought' })
    await add(token, late)
    await add(token, productId)
    await provider().finish(pageId(page), 'paid')
    expect((await orders(token))[0]).toMatchObject({ state: 'paid', isPaid: true, totalOrderPrice: 52.5 })
    const cart = await cartOf(token)
    expect(cart.cartId).not.toBe(cartId)
    expect(
      cart.data.products.map((line: { count: number; product: { id: string } }) => [line.product.id, line.count]),
    ).toEqual([
      [productId, 1],
      [late, 1],
    ])
    expect(await onHand(shop.connection.db, productId)).toBe(9)
    await shop.deliverMails()
    expect(shop.mails.filter((mail) => mail.to === email).map((mail) => mail.subject)).toEqual([
      expect.stringContaining('your order is paid'),
    ])
  })

  test('asking again for the same cart opens the same page', async () => {
    const { token, productId, cartId } = await aFullCart()
    const [first, second] = await Promise.all([openPage(token, cartId), openPage(token, cartId)])
    const third = await openPage(token, cartId)
    expect(new Set([pageId(first), pageId(second), pageId(third)]).size).toBe(1)
    expect(await onHand(shop.connection.db, productId)).toBe(9)
  })

  test('a cart changed meanwhile gets a new page, and the old one can no longer be paid', async () => {
    const { token, productId, cartId } = await aFullCart()
    const old = await openPage(token, cartId)
    await add(token, productId)
    const fresh = await openPage(token, cartId)
    expect(pageId(fresh)).not.toBe(pageId(old))
    expect(await onHand(shop.connection.db, productId)).toBe(8)
    await provider().finish(pageId(old), 'paid')
    await provider().finish(pageId(fresh), 'paid')
    expect((await orders(token)).map((order: { state: string }) => order.state)).toEqual(['paid', 'replaced'])
    expect(await onHand(shop.connection.db, productId)).toBe(8)
  })

  test('the last piece can be paid for by whoever holds it, and their own hold never stands in their way', async () => {
    const { token, productId, cartId } = await aFullCart({ onHand: 1, title: 'Last Honey', unit: '1 kg' })
    await openPage(token, cartId)
    const other = await aShopper(shop)
    expect((await add(other.token, productId)).body.message).toBe('Last Honey 1 kg is sold out')
    expect((await cartOf(token)).data.products[0].product.quantity).toBe(1)
    expect((await payCash(token, cartId)).status).toBe(201)
  })

  test('leaving the page puts the goods back on the shelf and keeps the cart', async () => {
    const { token, productId, cartId } = await aFullCart()
    await provider().finish(pageId(await openPage(token, cartId)), 'expired')
    expect((await orders(token))[0].state).toBe('expired')
    expect(await onHand(shop.connection.db, productId)).toBe(10)
    expect(await cartOf(token)).toMatchObject({ cartId, numOfCartItems: 1 })
    expect((await payCash(token, cartId)).status).toBe(201)
  })

  test('cash for a cart with an open page closes the page', async () => {
    const { token, productId, cartId } = await aFullCart()
    const page = await openPage(token, cartId)
    const { status, body } = await payCash(token, cartId)
    expect(status).toBe(201)
    expect(body.data).toMatchObject({ state: 'placed', paymentMethodType: 'cash' })
    expect((await provider().finish(pageId(page), 'paid'))?.state).toBe('expired')
    expect(await onHand(shop.connection.db, productId)).toBe(9)
  })

  test('cash for a cart that was paid a moment ago is answered with the paid order', async () => {
    const { token, productId, cartId } = await aFullCart()
    const page = pageId(await openPage(token, cartId))
    // The provider knows, we do not yet: its webhook is still on the way.
    await sql`update local_payments set state = 'paid' where id = ${page}`.execute(shop.connection.db)
    const { status, body } = await payCash(token, cartId)
    expect(status).toBe(201)
    expect(body.data).toMatchObject({ state: 'paid', isPaid: true })
    expect(await onHand(shop.connection.db, productId)).toBe(9)
  })

  test('a cart that was ordered already needs no page', async () => {
    const { token, cartId } = await aFullCart()
    await payCash(token, cartId)
    expect((await openPage(token, cartId)).body.session.url).toBe('http://localhost:3000/allorders')
  })

  test('cash that cannot be delivered lets go of what the page had held', async () => {
    const { token, productId, cartId } = await aFullCart({ onHand: 3, title: 'Dates', unit: '1 kg' })
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
      const { token, productId, cartId } = await aFullCart()
      const { status, body } = await openPage(token, cartId, anAddress, url)
      expect(status).toBe(400)
      expect(body.message).toBe('url must be the address of this shop.')
      expect(await onHand(shop.connection.db, productId)).toBe(10)
    },
  )

  test('who lets page after page run out is asked to pay in cash', async () => {
    const { token, cartId } = await aFullCart()
    for (let turn = 0; turn < 10; turn += 1) await provider().finish(pageId(await openPage(token, cartId)), 'expired')
    const { status, body, headers } = await openPage(token, cartId)
    expect(status).toBe(429)
    expect(body.message).toMatch(/pay in cash/)
    expect(headers['retry-after']).toBe('3600')
  })
})

describe('what the provider says', () => {
  async function anUnpaidOrder(facts?: Parameters<typeof aProduct>[1]) {
    const cart = await aFullCart(facts)
    const page = pageId(await openPage(cart.token, cart.cartId))
    const [order] = await orders(cart.token)
    return { ...cart, page, order }
  }

  test('the same webhook twice pays once', async () => {
    const { token, order } = await anUnpaidOrder()
    const event = paid(order._id, 5250)
    expect((await sendWebhook(event)).statusCode).toBe(200)
    expect((await sendWebhook(event)).statusCode).toBe(200)
    expect((await sendWebhook(paid(order._id, 5250))).statusCode).toBe(200)
    expect((await orders(token)).map((each: { state: string }) => each.state)).toEqual(['paid'])
    await shop.deliverMails()
    expect(shop.mails.length).toBe(1)
  })

  test('a forged or stale webhook is refused and changes nothing', async () => {
    const { token, order } = await anUnpaidOrder()
    const event = paid(order._id, 5250)
    expect((await sendWebhook(event, { secret: 'a guess' })).statusCode).toBe(400)
    expect((await sendWebhook(event, { at: Date.now() - 600_000 })).statusCode).toBe(400)
    const bare = await shop.app.inject({ method: 'POST', url: '/api/webhooks/local', payload: event })
    expect(bare.statusCode).toBe(400)
    expect((await orders(token))[0].state).toBe('awaiting payment')
  })

  test('"expired" after "paid" changes nothing', async () => {
    const { token, order, productId } = await anUnpaidOrder()
    await sendWebhook(paid(order._id, 5250))
    await sendWebhook({ id: 'late', sessionId: 'a page', reference: order._id, end: { kind: 'expired' } })
    expect((await orders(token))[0].state).toBe('paid')
    expect(await onHand(shop.connection.db, productId)).toBe(9)
  })

  test('money for a page that had ended takes the stock again', async () => {
    const { token, order, page, productId } = await anUnpaidOrder()
    await provider().finish(page, 'expired')
    expect(await onHand(shop.connection.db, productId)).toBe(10)
    await sendWebhook(paid(order._id, 5250))
    expect((await orders(token))[0]).toMatchObject({ state: 'paid', isPaid: true })
    expect(await onHand(shop.connection.db, productId)).toBe(9)
    expect((await cartOf(token)).numOfCartItems).toBe(0)
  })

  test('money for goods that are gone by now is owed to the shopper', async () => {
    const { token, order, page, productId } = await anUnpaidOrder({ onHand: 1, price: 52.5 })
    await provider().finish(page, 'expired')
    await setStock(shop.connection.db, productId, 0)
    await sendWebhook(paid(order._id, 5250))
    expect((await orders(token))[0].state).toBe('refund due')
    expect(await onHand(shop.connection.db, productId)).toBe(0)
  })

  test('money for a page whose cart was ordered anew is owed to the shopper', async () => {
    const { token, cartId, order, productId } = await anUnpaidOrder()
    await payCash(token, cartId)
    await sendWebhook(paid(order._id, 5250))
    expect((await orders(token)).map((each: { state: string }) => each.state)).toEqual(['placed', 'refund due'])
    expect(await onHand(shop.connection.db, productId)).toBe(9)
  })

  test('another amount or another currency is never called paid', async () => {
    const { token, order, productId } = await anUnpaidOrder()
    await sendWebhook(paid(order._id, 1))
    expect((await orders(token))[0].state).toBe('refund due')
    expect(await onHand(shop.connection.db, productId)).toBe(10)
  })

  test('a payment for nobody’s order is taken note of and changes nothing', async () => {
    expect((await sendWebhook(paid('nobody', 5250))).statusCode).toBe(200)
  })

  test('a webhook that never came is made up for by asking', async () => {
    const { token, page } = await anUnpaidOrder()
    await sql`update local_payments set state = 'paid' where id = ${page}`.execute(shop.connection.db)
    await sql`update orders set created_at = now() - interval '11 minutes'`.execute(shop.connection.db)
    await reconcile({ db: shop.connection.db, payments: provider(), outboxKey: shop.deps.secrets.outbox }, origin)
    expect((await orders(token))[0].state).toBe('paid')
  })

  test('a page that nobody paid on ends after its 31 minutes, and the goods are back', async () => {
    const { token, productId } = await anUnpaidOrder()
    await sql`update local_payments set expires_at = now() - interval '1 second'`.execute(shop.connection.db)
    await sql`update orders set created_at = now() - interval '31 minutes'`.execute(shop.connection.db)
    await reconcile({ db: shop.connection.db, payments: provider(), outboxKey: shop.deps.secrets.outbox }, origin)
    expect((await orders(token))[0].state).toBe('expired')
    expect(await onHand(shop.connection.db, productId)).toBe(10)
  })

  test('a shop that died before it noted the page finds the same page again', async () => {
    const { token, cartId, page } = await anUnpaidOrder()
    await sql`delete from payment_sessions`.execute(shop.connection.db)
    expect(pageId(await openPage(token, cartId))).toBe(page)
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
    const { token, cartId } = await aFullCart()
    const path = new URL((await openPage(token, cartId)).body.session.url).pathname
    expect(await (await visit(path)).text()).toContain('52.50 EGP')
    expect(await (await visit(path, 'card=declined')).text()).toContain('The card was declined')
    expect((await orders(token))[0].state).toBe('awaiting payment')
    const answer = await visit(path, 'card=good')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, 'http://localhost:3000/allorders'])
    expect((await orders(token))[0].state).toBe('paid')
  })

  test('leaving goes back to the cart', async () => {
    const { token, cartId } = await aFullCart()
    const path = new URL((await openPage(token, cartId)).body.session.url).pathname
    expect((await visit(path, 'cancel=yes')).headers.get('location')).toBe('http://localhost:3000/Cart')
  })

  test('is not there for visitors from elsewhere', async () => {
    const { token, cartId } = await aFullCart()
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
