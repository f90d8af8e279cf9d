/** Stripe's particulars: its HTTP API, its errors, slow payments and its minimum amount. */
import { afterEach, describe, expect, test, vi } from 'vitest'
import { call } from '../../test/build-test-app.ts'
import { onHand } from '../../test/factories.ts'
import { askLater, pageId } from '../../test/paying-shop.ts'
import { openStripeShop } from '../../test/stripe/stripe-shop.ts'

const { shop, stripe, aCart, stateOf } = await openStripeShop()
afterEach(() => vi.restoreAllMocks())

const openSessions = () => [...stripe.sessions.values()].filter((session) => session.status === 'open').length

test('an order is cancelled although Stripe tells of the closed page before it answers', async () => {
  const cart = await aCart()
  await cart.openPage()
  const [{ _id: order }] = await cart.orders()
  stripe.areWebhooksFirst = true
  expect((await cart.cancel(order)).status).toBe(200)
  expect(await stateOf(cart)).toBe('expired')
  expect(await onHand(shop.connection.db, cart.productId)).toBe(10)
})

describe('a page at Stripe', () => {
  test('names goods, piastres, our order, where to go back to, and lasts 31 minutes', async () => {
    const cart = await aCart()
    const { status, body: answer } = await cart.openPage()
    expect([status, answer.session.url]).toEqual([200, expect.stringContaining(`${stripe.address}/c/pay/cs_test_`)])
    const data = await cart.orders()
    expect(stripe.asked).toEqual([
      {
        mode: 'payment',
        client_reference_id: data[0]._id,
        customer_email: cart.email,
        locale: 'auto',
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: 'egp',
              unit_amount: 5250,
              product_data: { name: 'Tea 500 g', images: ['https://shop.example/images/one'] },
            },
          },
        ],
        expires_at: expect.any(Number),
        success_url: 'https://shop.example/allorders',
        cancel_url: 'https://shop.example/Cart',
        adaptive_pricing: { enabled: 'false' },
        payment_intent_data: { description: `Order ${data[0].id}`, metadata: { order: data[0]._id } },
      },
    ])
    const minutes = ((stripe.asked[0]?.expires_at ?? 0) - Date.now() / 1000) / 60
    expect(minutes).toBeGreaterThan(30.5)
    expect(minutes).toBeLessThanOrEqual(31)
  })

  test('lists at most a hundred lines and still asks for the whole sum', async () => {
    const lines = Array.from({ length: 120 }, (_, n) => ({ title: `Thing ${n}`, count: 2, price: 100, image: '/x' }))
    await shop.deps.payments?.openSession({
      reference: 'an-order',
      attempt: '1',
      orderNumber: 10001,
      amount: 25_500,
      lines,
      email: 'mona@example.com',
      successUrl: 'https://shop.example/allorders',
      cancelUrl: 'https://shop.example/Cart',
      fee: 1_500,
    })
    expect(stripe.asked[0]?.line_items).toHaveLength(100)
    expect(stripe.asked[0]?.line_items.slice(-2).map((line) => line.price_data.product_data)).toEqual([
      { name: '22 more products' },
      { name: 'Delivery' },
    ])
    expect([...stripe.sessions.values()][0]?.amount_total).toBe(25_500)
  })

  test('is left open once only, however many windows ask for it at once', async () => {
    const cart = await aCart()
    const pages = await Promise.all([cart.openPage(), cart.openPage(), cart.openPage()])
    expect(new Set(pages.map(pageId)).size).toBe(1)
    await vi.waitFor(() => expect(openSessions()).toBe(1))
    expect(await stateOf(cart)).toBe('awaiting payment')
  })
})

describe('Stripe in trouble', () => {
  const SENTENCE = 'The payment provider does not answer. Please try again in a moment, or pay in cash.'

  test('of its own is told to the shopper, and over when it is over', async () => {
    const cart = await aCart()
    stripe.failWith(500)
    const refused = await cart.openPage()
    expect([refused.status, refused.body.message, refused.headers['retry-after']]).toEqual([503, SENTENCE, '10'])
    expect((await cart.openPage()).status).toBe(200)
    expect(await onHand(shop.connection.db, cart.productId)).toBe(9)
  })

  test('for a moment is not noticed, and nothing is opened twice', async () => {
    const cart = await aCart()
    stripe.failWith('hang up after')
    expect((await cart.openPage()).status).toBe(200)
    expect(stripe.calls.filter((each) => each === 'POST /v1/checkout/sessions')).toHaveLength(2)
    expect(stripe.sessions.size).toBe(1)
  })

  test('that lasts does not stand in the way of cash', async () => {
    const cart = await aCart()
    stripe.failWith(503, 503)
    expect((await cart.openPage()).body.message).toBe(SENTENCE)
    expect((await cart.payCash()).status).toBe(201)
  })

  test('that asks for fewer calls is told to the shopper', async () => {
    stripe.failWith(429)
    expect((await (await aCart()).openPage()).body.message).toBe(SENTENCE)
  })

  test('without a word is given up before the storefront does', async () => {
    stripe.failWith('silence', 'silence')
    const began = performance.now()
    expect((await (await aCart()).openPage()).body.message).toBe(SENTENCE)
    expect(performance.now() - began).toBeLessThan(10_000)
  }, 15_000)

  test('with our key is told to the shopper the same way, and loudly to the log', async () => {
    const cart = await aCart()
    const log = vi.spyOn(shop.app.log, 'error')
    stripe.isKeyGood = false
    expect((await cart.openPage()).body.message).toBe(SENTENCE)
    expect(log).toHaveBeenCalledWith(expect.anything(), 'NOBODY CAN PAY ONLINE: the payment provider refuses us')
    await cart.openPage().then(() => askLater(shop))
    expect(await stateOf(cart)).toBe('expired')
  })

  test('with our key, once a page is open, leaves the order as it is until somebody looks', async () => {
    const cart = await aCart()
    await cart.openPage()
    stripe.isKeyGood = false
    await expect(askLater(shop)).rejects.toThrow('1 unpaid orders could not be reconciled: StripeAuthenticationError')
    expect(await stateOf(cart)).toBe('awaiting payment')
  })
})

describe('a payment that takes its time', () => {
  async function aSlowPayment() {
    const cart = await aCart()
    const page = pageId(await cart.openPage())
    await stripe.payLater(page)
    return { cart, page }
  }

  test('is not paid when the page is done, and is when the money is there', async () => {
    const { cart, page } = await aSlowPayment()
    expect(await stateOf(cart)).toBe('awaiting payment')
    await askLater(shop)
    expect(await stateOf(cart)).toBe('awaiting payment')
    await stripe.laterPaymentEnds(page, 'succeeded')
    expect(await stateOf(cart)).toBe('paid')
  })

  test('gives the goods back when the money does not come', async () => {
    const { cart, page } = await aSlowPayment()
    await stripe.laterPaymentEnds(page, 'failed')
    expect(await stateOf(cart)).toBe('payment failed')
    expect(await onHand(shop.connection.db, cart.productId)).toBe(10)
  })

  test('is asked after where Stripe’s word got lost', async () => {
    const { cart, page } = await aSlowPayment()
    stripe.areWebhooksLost = true
    await stripe.laterPaymentEnds(page, 'failed')
    await askLater(shop)
    expect(await stateOf(cart)).toBe('payment failed')
  })

  test('cannot be paid in cash as well meanwhile', async () => {
    const { cart } = await aSlowPayment()
    const { status, body: answer } = await cart.payCash()
    expect(status).toBe(409)
    expect(answer.message).toBe('A payment for this order is under way. Please try again in a moment.')
  })
})

describe('the least that Stripe takes', () => {
  test('is told with the cart, and an order below it is refused before anything happens', async () => {
    const cart = await aCart({ price: 29.99 })
    expect((await call(shop, 'getCart', { token: cart.token })).body.onlinePaymentFrom).toBe(30)
    const { status, body: answer } = await cart.openPage()
    expect(status).toBe(400)
    expect(answer.message).toBe('Online payment is possible from 30 EGP. Please add something or pay in cash.')
    expect(await onHand(shop.connection.db, cart.productId)).toBe(10)
    expect(stripe.calls).toEqual([])
  })
})

test('a cart tells readers of Arabic, and nobody else, that Stripe’s page is not in their language', async () => {
  const { token } = await aCart({ price: 30 })
  const inArabic = await call(shop, 'getCart', { token, headers: { 'x-language': 'ar' } })
  expect(inArabic.body.isPaymentPageForeign).toBe(true)
  expect((await call(shop, 'getCart', { token })).body).not.toHaveProperty('isPaymentPageForeign')
})

describe('money that goes back', () => {
  test('goes back once at Stripe, too', async () => {
    const page = pageId(await (await aCart()).openPage())
    await stripe.pay(page)
    await shop.deps.payments?.refund(page)
    await shop.deps.payments?.refund(page)
    expect(stripe.refundsOf(page)).toBe(1)
  })

  test('and went back by hand before is not sent again', async () => {
    const page = pageId(await (await aCart()).openPage())
    await stripe.pay(page)
    stripe.refundByHand(page)
    await shop.deps.payments?.refund(page)
    expect(stripe.refundsOf(page)).toBe(1)
  })
})

test('an e-mail address that Stripe does not take stands in nobody’s way', async () => {
  stripe.knowsAddress = () => false
  const cart = await aCart()
  expect((await cart.openPage()).status).toBe(200)
  stripe.knowsAddress = () => true
  expect(stripe.asked.map((form) => form.customer_email)).toEqual([cart.email, undefined])
})
