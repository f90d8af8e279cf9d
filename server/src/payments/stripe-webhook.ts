import type { IncomingHttpHeaders } from 'node:http'
import * as z from 'zod'
import { Refusal } from '../refusal.ts'
import { messages } from './payments.messages.en.ts'
import type { PaymentEvent, SessionEnd } from './payments.ts'
import type { StripeClient } from './stripe-client.ts'

export const OLDEST_WEBHOOK_SECONDS = 300

/** Of Stripe's events, what this shop reads. An endpoint may be set to any version of the API; these fields are in all. */
const Event = z.object({ id: z.string().max(200), type: z.string(), data: z.object({ object: z.unknown() }) })
const Session = z.object({
  id: z.string().max(200),
  client_reference_id: z.string().nullish(),
  payment_status: z.string(),
  amount_total: z.number().int().nullish(),
  currency: z.string().nullish(),
})
type Session = z.infer<typeof Session>

/** Reads a webhook whose signature and age are right. Undefined: not about how a payment of ours ended. */
export async function readStripeWebhook(
  client: StripeClient,
  secret: string,
  rawBody: Buffer,
  headers: IncomingHttpHeaders,
): Promise<PaymentEvent | undefined> {
  const event = Event.parse(await verified(client, secret, rawBody, headers))
  if (!event.type.startsWith('checkout.session.')) return undefined
  const session = Session.parse(event.data.object)
  const end = endOf(event.type, session)
  const reference = session.client_reference_id
  if (end === undefined || typeof reference !== 'string') return undefined
  return { id: event.id, sessionId: session.id, reference, end }
}

async function verified(client: StripeClient, secret: string, rawBody: Buffer, headers: IncomingHttpHeaders) {
  const { webhooks } = await client.sdk()
  try {
    return webhooks.constructEvent(rawBody, String(headers['stripe-signature']), secret, OLDEST_WEBHOOK_SECONDS)
  } catch {
    throw new Refusal(400, messages.wrongSignature)
  }
}

function endOf(type: string, session: Session): SessionEnd | undefined {
  switch (type) {
    // Completed is not yet paid: some ways of paying take days, and tell by one of the two events below.
    case 'checkout.session.completed':
      return session.payment_status === 'unpaid' ? undefined : paid(session)
    case 'checkout.session.async_payment_succeeded':
      return paid(session)
    case 'checkout.session.async_payment_failed':
      return { kind: 'failed' }
    case 'checkout.session.expired':
      return { kind: 'expired' }
    default:
      return undefined
  }
}

function paid(session: Session): SessionEnd {
  return { kind: 'paid', amount: session.amount_total ?? 0, currency: session.currency ?? 'nothing' }
}
