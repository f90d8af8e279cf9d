/** Stripe Checkout: Stripe's hosted page takes the card, so card data never reaches this server (docs/decisions/0012-stripe.md). */
import type { Stripe } from 'stripe'
import { ProviderRefuses, refundFailed, tooLittleToPayOnline, type Payments, type PageState } from './payments.ts'
import { checkoutOf } from './stripe-checkout.ts'
import type { StripeSettings } from '../config/config.ts'
import { findAtStripe, makeStripeClient, refusedWith, type StripeClient } from './stripe-client.ts'
import { paid, readStripeWebhook } from './stripe-webhook.ts'

/**
 * Piastres. Stripe sets the minimum in the payout currency (https://docs.stripe.com/currencies, "Minimum and maximum charge
 * amounts"): 0.50 USD, 0.50 EUR, 2.00 AED, 0.30 GBP. None was above 29 EGP in 2026; if the pound falls further, Stripe
 * refuses with `amount_too_small`.
 */
const MIN = 30_00

/** `picturesAt`: the public origin of the pictures. */
type Settings = StripeSettings & { readonly picturesAt: string | undefined }

export function makeStripePayments({ picturesAt, ...settings }: Settings): Payments {
  const client = makeStripeClient(settings)

  function retrieve(stripe: Stripe, id: string): Promise<Stripe.Checkout.Session> {
    return stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] })
  }

  async function findSession(id: string): Promise<PageState> {
    const session = await findAtStripe(client, (stripe) => retrieve(stripe, id))
    return session === undefined ? { kind: 'expired' } : stateOf(session)
  }

  async function create(params: Stripe.Checkout.SessionCreateParams, idempotencyKey: string) {
    const page = await client.request((stripe) => stripe.checkout.sessions.create(params, { idempotencyKey }))
    if (page.url === null) throw new ProviderRefuses(`Stripe opened ${page.id} without an address.`)
    return { id: page.id, url: page.url }
  }

  return {
    name: 'stripe',
    min: MIN,
    // Its `auto` knows many more, but no Arabic.
    languages: ['en'],
    async openSession(order) {
      const params = checkoutOf(order, picturesAt, Date.now())
      const idempotencyKey = `${order.reference}-${order.attempt}`
      try {
        return await create(params, idempotencyKey)
      } catch (error) {
        if (refusedWith(error, 'amount_too_small')) throw tooLittleToPayOnline(Math.max(MIN, order.amount + 1))
        if (!refusedWith(error, 'email_invalid')) throw error
        // Stripe knows fewer addresses than there are. Its page asks for one.
        const { customer_email: _, ...anonymous } = params
        return create(anonymous, `${idempotencyKey}-anonymous`)
      }
    },
    async closeSession(id) {
      try {
        return stateOf(await client.request((stripe) => stripe.checkout.sessions.expire(id)))
      } catch (error) {
        // A page that is paid or expired cannot be closed.
        if (error instanceof ProviderRefuses) return findSession(id)
        throw error
      }
    },
    findSession,
    refund: async (id) => refundAtStripe(client, await client.request((stripe) => retrieve(stripe, id))),
    readWebhook: (rawBody, headers) => readStripeWebhook(client, settings, rawBody, headers),
  }
}

function stateOf(session: Stripe.Checkout.Session): PageState {
  if (session.status === 'expired') return { kind: 'expired' }
  if (session.status === 'open') return { kind: 'open' }
  if (session.payment_status !== 'unpaid') return paid(session)
  // Complete and unpaid: the money is on its way, unless the payment intent has failed.
  const intent = session.payment_intent
  const status = intent === null || typeof intent === 'string' ? undefined : intent.status
  return status === 'canceled' || status === 'requires_payment_method' ? { kind: 'failed' } : { kind: 'open' }
}

/** Refunds the whole payment of a page. Idempotent, unless the refund before has failed: then it is sent anew. */
async function refundAtStripe(client: StripeClient, page: Stripe.Checkout.Session): Promise<void> {
  const { id, payment_intent: intent, client_reference_id: order } = page
  if (intent === null) throw new ProviderRefuses(`Nobody paid on the page ${id}.`)
  const payment = typeof intent === 'string' ? intent : intent.id
  try {
    // Webhooks about the refund name the order by it.
    const metadata = { order: order ?? '', page: id }
    const params = { payment_intent: payment, reason: 'requested_by_customer', metadata } as const
    const { data: before } = await client.request((stripe) =>
      stripe.refunds.list({ payment_intent: payment, limit: 100 }),
    )
    const failed = before.filter(hasFailed).length
    // Stripe answers a repeated key with the refund that failed.
    const idempotencyKey = failed === 0 ? `refund-${payment}` : `refund-${payment}-${failed}`
    const refund = await client.request((stripe) => stripe.refunds.create(params, { idempotencyKey }))
    if (hasFailed(refund)) throw refundFailed()
  } catch (error) {
    if (!refusedWith(error, 'charge_already_refunded')) throw error
  }
}

function hasFailed({ status }: Stripe.Refund): boolean {
  return status === 'failed' || status === 'canceled'
}
