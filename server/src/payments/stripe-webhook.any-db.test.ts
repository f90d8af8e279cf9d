/** Events as Stripe sends them: snapshots and thin ones, repeated, late, in any order, and those of other shops. */
import { describe, expect, test, vi } from 'vitest'
import { onHand } from '../../test/factories.ts'
import { pageId } from '../../test/paying-shop.ts'
import { LIVE_KEY } from '../../test/stripe/stripe-api.ts'
import { openStripeShop } from '../../test/stripe/stripe-shop.ts'
import { signStripe, stripeEvent } from '../../test/stripe/stripe-webhooks.ts'
import { refundOrder } from '../orders/checkout/refunds.ts'
import { readWholeOrder } from '../orders/board/staff-orders.ts'

const { shop, stripe, aCart, stateOf, hear } = await openStripeShop({ secretKey: LIVE_KEY })
const TAKEN = [200, { received: true }]

const db = () => shop.connection.db
const refund = (number: number, isByHand?: boolean) =>
  refundOrder({ ...shop.deps, db: db() }, { number, isByHand }, { name: 'Mona' })

async function anOpenPage() {
  const cart = await aCart()
  const page = pageId(await cart.openPage())
  const [{ _id: order, id: number }] = await cart.orders()
  const session = { id: page, client_reference_id: order, amount_total: 5250, currency: 'egp' }
  return { cart, page, order: order as string, number: number as number, session }
}

describe('a payment', () => {
  test('of Stripe’s test mode buys nothing in a shop with a live key', async () => {
    const { cart, session } = await anOpenPage()
    const paid = stripeEvent('checkout.session.completed', { ...session, payment_status: 'paid' })
    expect(await hear({ ...paid, livemode: false })).toEqual(TAKEN)
    expect(await stateOf(cart)).toBe('awaiting payment')
    expect(await hear({ ...paid, livemode: true })).toEqual(TAKEN)
    expect(await stateOf(cart)).toBe('paid')
  })

  test('is heard of in a thin event too, which names its page only', async () => {
    const { cart, page } = await anOpenPage()
    stripe.areWebhooksLost = true
    await stripe.pay(page)
    const related_object = { id: page, type: 'checkout.session', url: `/v1/checkout/sessions/${page}` }
    const thin = { id: 'evt_thin', object: 'v2.core.event', type: 'v1.checkout.session.completed' }
    const elsewhere = { ...related_object, url: '/v1/checkout/sessions/cs_test_of_another_account' }
    expect(await hear({ ...thin, related_object: elsewhere })).toEqual(TAKEN)
    expect(await hear({ ...thin, related_object })).toEqual(TAKEN)
    expect(await stateOf(cart)).toBe('paid')
  })

  test('is heard of in an event of any length, under one of several signatures', async () => {
    const { cart, session } = await anOpenPage()
    const padding = 'x'.repeat(300_000)
    const event = stripeEvent('checkout.session.completed', { ...session, payment_status: 'paid', padding })
    const payload = JSON.stringify(event)
    const { 'stripe-signature': signature } = signStripe(payload)
    const rotated = signature.replace(',', `,v1=${'0'.repeat(64)},`)
    expect(await hear(payload, { 'stripe-signature': `${rotated},v0=${'1'.repeat(64)}` })).toEqual(TAKEN)
    expect(await stateOf(cart)).toBe('paid')
  })

  test('that is signed with the secret of another endpoint is refused, and the log says why', async () => {
    const log = vi.spyOn(shop.app.log, 'warn')
    const payload = JSON.stringify(stripeEvent('checkout.session.completed', {}))
    expect(await hear(payload, signStripe(payload, { secret: 'whsec_of_another' }))).toMatchObject([400, {}])
    expect(log).toHaveBeenCalledWith(
      expect.anything(),
      'a webhook is refused: it is not signed with the secret of the settings, or not now',
    )
    log.mockRestore()
  })

  test('that failed at the card, or was begun elsewhere in the account, leaves the page open', async () => {
    const { cart, session, order } = await anOpenPage()
    const intent = { id: 'pi_1', object: 'payment_intent', status: 'requires_payment_method', metadata: { order } }
    for (const [type, object] of [
      ['payment_intent.payment_failed', intent],
      ['payment_intent.succeeded', { ...intent, status: 'succeeded', amount: 5250 }],
      ['checkout.session.completed', { ...session, payment_status: 'unpaid' }],
      ['checkout.session.completed', { ...session, payment_status: 'paid', client_reference_id: 'cart 42' }],
      ['checkout.session.expired', { ...session, id: 'cs_of_another_shop' }],
      ['charge.dispute.funds_withdrawn', { id: 'dp_1', payment_intent: 'pi_1', amount: 5250, currency: 'egp' }],
    ] as const)
      expect(await hear(stripeEvent(type, object))).toEqual(TAKEN)
    expect(await stateOf(cart)).toBe('awaiting payment')
    expect(await onHand(db(), cart.productId)).toBe(9)
  })
})

describe('what Stripe says later', () => {
  async function aCancelledOrder() {
    const opened = await anOpenPage()
    await stripe.pay(opened.page)
    await opened.cart.cancel(opened.order)
    return opened
  }
  async function aRefundedOrder() {
    const cancelled = await aCancelledOrder()
    await refund(cancelled.number)
    return cancelled
  }

  test('a refund that the bank refuses is due again, and is sent anew', async () => {
    const { cart, page, number } = await aRefundedOrder()
    expect(await stateOf(cart)).toBe('refunded')
    await stripe.lastRefundFails(page)
    expect(await stateOf(cart)).toBe('refund due')
    expect((await readWholeOrder(db(), number)).owed).toHaveLength(1)
    await refund(number)
    expect(await stateOf(cart)).toBe('refunded')
    expect(stripe.refundsOf(page)).toBe(1)
    // Stripe tells of one failure by several events, and the last may come late.
    await stripe.tellsAgainOfFailure(page)
    expect(await stateOf(cart)).toBe('refunded')
  })

  test('a refund of which the bank’s refusal comes before Stripe’s answer is not noted as sent', async () => {
    const { cart, number } = await aCancelledOrder()
    stripe.areRefundsRefused = true
    await expect(refund(number)).rejects.toThrow('The bank of the card did not take the money back.')
    expect(await stateOf(cart)).toBe('refund due')
    stripe.areRefundsRefused = false
    await refund(number)
    expect(await stateOf(cart)).toBe('refunded')
  })

  test('a refund of which no answer came is not noted by hand as well, and asking again finds out that it went', async () => {
    const { cart, page, number } = await aCancelledOrder()
    stripe.failWith(undefined, undefined, 'hang up after', 'in use')
    await expect(refund(number)).rejects.toThrow('Another request is under way.')
    expect(stripe.refundsOf(page)).toBe(1)
    await expect(refund(number, true)).rejects.toThrow('is being sent to the card, or may have been')
    await refund(number)
    expect(await stateOf(cart)).toBe('refunded')
    expect(stripe.refundsOf(page)).toBe(1)
  })

  test('a refund that was made in the dashboard and fails is due again too', async () => {
    const { cart, page, number } = await aCancelledOrder()
    stripe.refundByHand(page)
    await refund(number)
    expect(await stateOf(cart)).toBe('refunded')
    await stripe.lastRefundFails(page)
    expect(await stateOf(cart)).toBe('refund due')
  })

  test('the word that a dispute began changes nothing after the word how it ended', async () => {
    const { cart, page, number } = await anOpenPage()
    await stripe.pay(page)
    await stripe.dispute(page, 5250, 'won')
    await stripe.dispute(page, 5250)
    const { moves } = await readWholeOrder(db(), number)
    expect(moves.map(({ reason }) => reason)).toEqual(['orderedByCard', 'paid', 'disputeWon'])
    expect(await stateOf(cart)).toBe('paid')
  })

  test('a dispute is noted with the order, and called out in the log', async () => {
    const cart = await aCart()
    const page = pageId(await cart.openPage())
    await stripe.pay(page)
    const [{ id: number }] = await cart.orders()
    await stripe.dispute(page, 5250)
    const lastMove = async () => (await readWholeOrder(db(), number)).moves.at(-1)
    expect(await lastMove()).toMatchObject({ reason: 'disputed' })
    for (const [end, reason] of [
      ['won', 'disputeWon'],
      ['lost', 'disputeLost'],
    ] as const) {
      await stripe.dispute(page, 5250, end)
      expect(await lastMove()).toMatchObject({ reason })
    }
    expect(await stateOf(cart)).toBe('paid')
  })
})

describe('POST /api/webhooks/stripe', () => {
  test.each([
    ['{"id":"evt_1","object":"v2.core.event","type":"v1.billing.meter.error_report_triggered","related_object":null}'],
    ...[
      ['[]'],
      ['null'],
      ['"x"'],
      ['{}'],
      ['{"id":"evt_2","type":"refund.failed","data":{"object":{"status":"failed"}}}'],
    ],
    // A payment that this account does not know.
    [
      '{"id":"evt_4","type":"charge.dispute.created","data":{"object":{"payment_intent":"pi_other","amount":1,"currency":"egp"}}}',
    ],
    ...[
      '{"id":"evt_9","type":"checkout.session.completed","data":{"object":{"id":"cs_1","client_reference_id":"\\u0000","payment_status":"paid"}}}',
      '{"id":"evt_10","type":"refund.failed","data":{"object":{"id":"re_1","status":"failed","metadata":{"order":"\\u0000","page":"cs_1"}}}}',
      '{"id":"evt_11","type":"v1.refund.failed","related_object":{"url":"https://elsewhere.example/"}}',
    ].map((payload) => [payload]),
    ['{"id":"evt_5","type":"charge.dispute.created","data":{"object":{"payment_intent":null,"amount":1}}}'],
    ['{"id":"evt_6","type":"refund.failed","data":{"object":{"id":"re_1","status":"failed","metadata":null}}}'],
    ['{"id":"evt_7","type":"checkout.session.expired","data":{"object":null}}'],
    ['{"id":"evt_3","type":"checkout.session.completed","data":{"object":{}}}'],
  ])('takes note of %s, whose shape nobody asked for', async (payload) => {
    expect(await hear(payload)).toEqual(TAKEN)
    expect((await hear(`${payload} `, signStripe(payload)))[0]).toBe(400)
  })

  test.each([['payment_intent.succeeded'], ['checkout.session.async_payment_pending'], ['customer.created']])(
    'takes note of %s, which says nothing about an order',
    async (type) => {
      const object = { id: 'cs_1', payment_status: 'paid', client_reference_id: null }
      expect(await hear(stripeEvent(type, object))).toEqual(TAKEN)
    },
  )
})
