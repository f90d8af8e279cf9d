/**
 * Stripe Checkout: Stripe's own page takes the card, so that nothing of it ever passes through this shop
 * (docs/decisions/0012-stripe.md).
 */
import type { Stripe } from 'stripe'
import { ProviderRefuses, tooLittleToPayOnline, type Payments, type PageState } from './payments.ts'
import { checkoutOf } from './stripe-checkout.ts'
import type { StripeSettings } from '../config/config.ts'
import { makeStripeClient } from './stripe-client.ts'
import { readStripeWebhook } from './stripe-webhook.ts'

/**
 * Piastres. Stripe's minimum is told in the currency an account is paid out in (https://docs.stripe.com/currencies, "Minimum
 * and maximum charge amounts"): 0.50 USD, 0.50 EUR, 2.00 AED, 0.30 GBP. None was worth over 29 EGP in 2026; the pound may
 * still fall a little. Below Stripe's own minimum of the day the refusal `amount_too_small` says the same.
 */
const MIN = 30_00

interface Settings extends StripeSettings {
  /** The origin under which Stripe can fetch our pictures. */
  readonly picturesAt: string | undefined
}

export function makeStripePayments({ picturesAt, ...settings }: Settings): Payments {
  const client = makeStripeClient(settings)

  function retrieve(id: string): Promise<Stripe.Checkout.Session> {
    return client.ask((stripe) => stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] }))
  }

  async function findSession(id: string): Promise<PageState> {
    try {
      return stateOf(await retrieve(id))
    } catch (error) {
      if (refusedWith(error, 'resource_missing')) return { kind: 'expired' }
      throw error
    }
  }

  return {
    name: 'stripe',
    min: MIN,
    async openSession(order) {
      const params = checkoutOf(order, picturesAt, Date.now())
      const idempotencyKey = `${order.reference}-${order.attempt}`
      try {
        const page = await client.ask((stripe) => stripe.checkout.sessions.create(params, { idempotencyKey }))
        if (page.url === null) throw new ProviderRefuses(`Stripe opened ${page.id} without an address.`)
        return { id: page.id, url: page.url }
      } catch (error) {
        throw refusedWith(error, 'amount_too_small') ? tooLittleToPayOnline(Math.max(MIN, order.amount + 1)) : error
      }
    },
    async closeSession(id) {
      try {
        return stateOf(await client.ask((stripe) => stripe.checkout.sessions.expire(id)))
      } catch (error) {
        // What is paid, or has run out, cannot be ended any more.
        if (error instanceof ProviderRefuses) return findSession(id)
        throw error
      }
    },
    findSession,
    async refund(id) {
      const intent = (await retrieve(id)).payment_intent
      if (intent === null) throw new ProviderRefuses(`Nobody paid on the page ${id}.`)
      const payment = typeof intent === 'string' ? intent : intent.id
      try {
        const ask = { payment_intent: payment, reason: 'requested_by_customer' } as const
        const refund = await client.ask((stripe) => stripe.refunds.create(ask, { idempotencyKey: `refund-${payment}` }))
        if (refund.status === 'failed' || refund.status === 'canceled')
          throw new ProviderRefuses(`Stripe could not send the money of ${payment} back: refund ${refund.status}.`)
      } catch (error) {
        if (!refusedWith(error, 'charge_already_refunded')) throw error
      }
    },
    readWebhook: (rawBody, headers) => readStripeWebhook(client, settings.webhookSecret, rawBody, headers),
  }
}

function stateOf(session: Stripe.Checkout.Session): PageState {
  if (session.status === 'expired') return { kind: 'expired' }
  if (session.status === 'open') return { kind: 'open' }
  if (session.payment_status !== 'unpaid')
    return { kind: 'paid', amount: session.amount_total ?? 0, currency: session.currency ?? 'nothing' }
  // Complete and not yet paid: the money is on its way, unless the payment says that it will not come.
  const intent = session.payment_intent
  const status = intent === null || typeof intent === 'string' ? undefined : intent.status
  return status === 'canceled' || status === 'requires_payment_method' ? { kind: 'failed' } : { kind: 'open' }
}

function refusedWith(error: unknown, code: string): boolean {
  return error instanceof ProviderRefuses && error.code === code
}
