import type { IncomingHttpHeaders } from 'node:http'
import * as z from 'zod'
import { Refusal } from '../refusal.ts'
import { messages } from './payments.messages.en.ts'
import { MAX_WEBHOOK_AGE_SECONDS, type PaymentEvent, type SessionEnd } from './payments.ts'
import type { StripeClient } from './stripe-client.ts'

// The fields that this server reads; every version of Stripe's API has them.
const Event = z.object({ id: z.string().max(200), type: z.string(), data: z.object({ object: z.unknown() }) })
const Session = z.object({
  id: z.string().max(200),
  client_reference_id: z.string().nullish(),
  payment_status: z.string(),
  amount_total: z.number().int().nullish(),
  currency: z.string().nullish(),
})
type Session = z.infer<typeof Session>

/** Reads a webhook. Undefined if it is not about the end of a payment; refused with 400 for a wrong signature or age. */
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
  const signature = String(headers['stripe-signature'])
  if (isFromTheFuture(signature)) throw new Refusal(400, messages.wrongSignature)
  try {
    return webhooks.constructEvent(rawBody, signature, secret, MAX_WEBHOOK_AGE_SECONDS)
  } catch {
    throw new Refusal(400, messages.wrongSignature)
  }
}

/** The SDK refuses signatures that are too old, but not those that are dated too far ahead. */
function isFromTheFuture(signature: string): boolean {
  const [, seconds] = /(?:^|,)t=(\d+)/.exec(signature) ?? []
  return Number(seconds) - Date.now() / 1000 > MAX_WEBHOOK_AGE_SECONDS
}

function endOf(type: string, session: Session): SessionEnd | undefined {
  switch (type) {
    // A completed session may be unpaid: slow payment methods report by one of the two events below.
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
