import type { IncomingHttpHeaders } from 'node:http'
import * as z from 'zod'
import { Refusal } from '../refusal.ts'
import { messages } from './payments.messages.en.ts'
import { MAX_WEBHOOK_AGE_SECONDS, type PaymentEvent, type SessionEnd } from './payments.ts'
import { refusedWith, type StripeClient } from './stripe-client.ts'

// The fields that this server reads; every version of Stripe's API has them. Thin events have no object.
const Event = z.object({ id: z.string().max(200), type: z.string(), data: z.object({ object: z.unknown() }) })
type Event = z.infer<typeof Event>
const Session = z.object({
  id: z.string().max(200),
  client_reference_id: z.string().nullish(),
  payment_status: z.string(),
  amount_total: z.number().int().nullish(),
  currency: z.string().nullish(),
})
type Session = z.infer<typeof Session>
/** With the metadata that stripe-payments.ts has given it; a refund that was made in the dashboard has none. */
const Refund = z.object({
  id: z.string().max(200),
  status: z.string().nullish(),
  metadata: z.object({ order: z.string().min(1), page: z.string().min(1).max(200) }),
})
const Dispute = z.object({
  payment_intent: z.string().max(200),
  amount: z.number().int(),
  currency: z.string(),
  status: z.string().nullish(),
})

/**
 * Reads a webhook. Undefined if it is about nothing that concerns an order, or of a shape that we did not ask for: Stripe would
 * repeat it for days, and then send none. Refused with 400 for a wrong signature or age.
 */
export async function readStripeWebhook(
  client: StripeClient,
  secret: string,
  rawBody: Buffer,
  headers: IncomingHttpHeaders,
): Promise<PaymentEvent | undefined> {
  const { data: event } = Event.safeParse(await verified(client, secret, rawBody, headers))
  if (event === undefined) return undefined
  const { id, type, data } = event
  if (type === 'charge.dispute.created' || type === 'charge.dispute.closed') return readDispute(client, event)
  return type.startsWith('checkout.session.') ? readSession(id, type, data.object) : readRefund(type, data.object)
}

function readSession(id: string, type: string, object: unknown): PaymentEvent | undefined {
  const { data: session } = Session.safeParse(object)
  const end = session && endOf(type, session)
  const reference = session?.client_reference_id
  return end && typeof reference === 'string' ? { id, sessionId: session.id, reference, end } : undefined
}

const REFUND_EVENTS = ['refund.updated', 'refund.failed', 'charge.refund.updated']

/** A bank may refuse a refund days after Stripe has sent it. */
function readRefund(type: string, object: unknown): PaymentEvent | undefined {
  const { data: refund } = REFUND_EVENTS.includes(type) ? Refund.safeParse(object) : {}
  if (refund?.status !== 'failed' && refund?.status !== 'canceled') return undefined
  const { order: reference, page: sessionId } = refund.metadata
  // Stripe tells of one failure by several events.
  return { id: `failed ${refund.id}`, sessionId, reference, end: { kind: 'refund failed' } }
}

async function readDispute(client: StripeClient, { id, type, data }: Event): Promise<PaymentEvent | undefined> {
  const { data: dispute } = Dispute.safeParse(data.object)
  if (dispute === undefined) return undefined
  const { payment_intent: payment, amount, currency, status } = dispute
  const isWon = type === 'charge.dispute.closed' ? status !== 'lost' : undefined
  try {
    const { metadata } = await client.request((stripe) => stripe.paymentIntents.retrieve(payment))
    const reference = metadata.order
    return reference
      ? { id, sessionId: payment, reference, end: { kind: 'disputed', isWon, amount, currency } }
      : undefined
  } catch (error) {
    // A payment of the other mode, or of an account connected with ours.
    if (refusedWith(error, 'resource_missing')) return undefined
    throw error
  }
}

async function verified(client: StripeClient, secret: string, rawBody: Buffer, headers: IncomingHttpHeaders) {
  const { webhooks } = await client.sdk()
  const signature = String(headers['stripe-signature'])
  if (isFromTheFuture(signature)) throw new Refusal(400, messages.wrongSignature)
  const text = rawBody.toString()
  if (webhooks.signature === null) throw new Error('The SDK of Stripe cannot verify signatures.')
  try {
    webhooks.signature.verifyHeader(text, signature, secret, MAX_WEBHOOK_AGE_SECONDS)
  } catch {
    throw new Refusal(400, messages.wrongSignature)
  }
  return parseJson(text)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
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
