import { afterAll } from 'vitest'
import { describeProvider } from '../../test/payments-conformance.ts'
import { openStripeStandIn } from '../../test/stripe/stripe-stand-in.ts'
import { signStripe, stripeEvent } from '../../test/stripe/stripe-webhooks.ts'
import { makeStripePayments } from './stripe-payments.ts'

const stripe = await openStripeStandIn()
afterAll(() => stripe.close())

describeProvider('stripe', (_deps, origin) => {
  stripe.webhooksAt = origin
  return {
    payments: makeStripePayments({ ...stripe.settings, picturesAt: undefined }),
    pay: (page) => stripe.pay(page),
    // Stripe says "declined" to the shopper, and nothing to the shop.
    decline: async () => undefined,
    runOut: (page) => stripe.runOut(page),
    loseWebhooks: (areLost) => void (stripe.areWebhooksLost = areLost),
    webhook({ id, kind, page, reference, amount, currency = 'egp' }, change) {
      const session = { id: page, client_reference_id: reference, amount_total: amount, currency }
      const status = kind === 'paid' ? 'complete' : 'expired'
      const type = kind === 'paid' ? 'checkout.session.completed' : 'checkout.session.expired'
      const event = stripeEvent(type, { ...session, status, payment_status: kind === 'paid' ? 'paid' : 'unpaid' }, id)
      const payload = JSON.stringify(event)
      return { payload, headers: { 'content-type': 'application/json', ...signStripe(payload, change) } }
    },
  }
})
