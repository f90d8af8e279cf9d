import type { Stripe } from 'stripe'
import { ProviderRefuses, refundFailed } from './payments.ts'
import { refusedWith, type StripeClient } from './stripe-client.ts'

/** Refunds the whole payment of a page. Idempotent, unless the refund before has failed: then it is sent anew. */
export async function refundAtStripe(client: StripeClient, page: Stripe.Checkout.Session): Promise<void> {
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
