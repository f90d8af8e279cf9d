import { refund, refuseRefund } from './stripe-api.ts'
import type { StripeState } from './stripe-state.ts'
import { endSession, sendWebhook } from './stripe-webhooks.ts'

/** Acts by others than the shop: the shopper on the page, the bank, the owner in Stripe's dashboard, and time. */
export function actsAt(stripe: StripeState) {
  return {
    pay: (id: string) => complete(stripe, id, true),
    payLater: (id: string) => complete(stripe, id, false),
    async laterPaymentEnds(id: string, how: 'succeeded' | 'failed') {
      const [session, intent] = [stripe.sessions.get(id), stripe.intents.get(`pi_${id}`)]
      if (session === undefined || intent === undefined) throw new Error(`Nobody began to pay on ${id}.`)
      intent.status = how === 'succeeded' ? 'succeeded' : 'requires_payment_method'
      if (how === 'succeeded') session.payment_status = 'paid'
      await sendWebhook(stripe, `checkout.session.async_payment_${how}`, session)
    },
    async runOut(id: string) {
      const session = stripe.sessions.get(id)
      if (session?.status === 'open') await endSession(stripe, session, 'expired')
    },
    refundByHand: (id: string) => void refund(stripe, { payment_intent: `pi_${id}` }),
    refundsOf: (id: string) => stripe.intents.get(`pi_${id}`)?.refunds ?? 0,
    lastRefundFails: (id: string) => refuseRefund(stripe, `pi_${id}`),
    /** Another event of the failure, as Stripe sends them in any order and late. */
    async tellsAgainOfFailure(id: string) {
      const failed = stripe.intents.get(`pi_${id}`)?.failedRefunds.at(-1)
      if (failed === undefined) throw new Error(`No refund of ${id} failed.`)
      await sendWebhook(stripe, 'charge.refund.updated', failed)
    },
    dispute(id: string, amount: number, end?: 'won' | 'lost') {
      const status = end ?? 'needs_response'
      const payment = { payment_intent: `pi_${id}`, amount, currency: 'egp' }
      const dispute = { id: `dp_${id}`, object: 'dispute', ...payment, status }
      return sendWebhook(stripe, `charge.dispute.${end === undefined ? 'created' : 'closed'}`, dispute)
    },
  }
}

async function complete(stripe: StripeState, id: string, isPaid: boolean): Promise<void> {
  const session = stripe.sessions.get(id)
  if (session?.status !== 'open') return
  const intent = `pi_${id}`
  stripe.intents.set(intent, {
    id: intent,
    object: 'payment_intent',
    status: isPaid ? 'succeeded' : 'processing',
    amount: session.amount_total,
    metadata: { order: session.client_reference_id },
    refunds: 0,
    failedRefunds: [],
  })
  Object.assign(session, { payment_intent: intent, payment_status: isPaid ? 'paid' : 'unpaid' })
  await endSession(stripe, session, 'complete')
}
