import type { IncomingHttpHeaders } from 'node:http'
import * as z from 'zod'
import type { StripeSettings } from '../config/config.ts'
import { MAX_WEBHOOK_AGE_SECONDS, WrongSignature, type PaymentEvent, type SessionEnd } from './payments.ts'
import { findAtStripe, type StripeClient } from './stripe-client.ts'

// Our database takes no U+0000.
const id = z
  .string()
  .max(200)
  .regex(/^[^\0]*$/)
// The fields that this server reads; every version of Stripe's API has them. Thin events name the address of their object.
const Event = z.object({
  id,
  type: z.string(),
  livemode: z.boolean().nullish(),
  data: z.object({ object: z.unknown().optional() }).nullish(),
  related_object: z.object({ url: z.string().regex(/^\/v\d\//) }).nullish(),
})
type Event = z.infer<typeof Event>
const Session = z.object({
  id,
  client_reference_id: id.nullish(),
  payment_status: z.string(),
  amount_total: z.number().int().nullish(),
  currency: z.string().nullish(),
})
type Session = z.infer<typeof Session>
const Refund = z.object({
  id,
  status: z.string().nullish(),
  payment_intent: z.string().nullish(),
  // As refundAtStripe has given it. A refund that was made in the dashboard has none.
  metadata: z
    .object({ order: id.min(1), page: id.min(1) })
    .optional()
    .catch(undefined),
})
const Dispute = z.object({
  id: id.optional(),
  payment_intent: id,
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
  { secretKey, webhookSecret }: StripeSettings,
  rawBody: Buffer,
  headers: IncomingHttpHeaders,
): Promise<PaymentEvent | undefined> {
  const { data: event } = Event.safeParse(await verified(client, webhookSecret, rawBody, headers))
  // In test mode no money moves.
  if (event === undefined || (event.livemode === false && /^.k_live_/.test(secretKey))) return undefined
  const type = event.type.replace(/^v1\./, '')
  if (!HEARD.test(type)) return undefined
  const told = { id: event.id, type, object: await objectOf(client, event) }
  if (type.startsWith('checkout.')) return readSession(told)
  return type.includes('refund') ? readRefund(client, told) : readDispute(client, told)
}

const HEARD =
  /^checkout\.session\.|^refund\.(?:updated|failed)$|^charge\.(?:refund\.updated|dispute\.created|dispute\.closed)$/

interface Told {
  readonly id: string
  readonly type: string
  readonly object: unknown
}

async function objectOf(client: StripeClient, { data, related_object: related }: Event): Promise<unknown> {
  if (data?.object !== undefined || related?.url === undefined) return data?.object
  const { url } = related
  return findAtStripe(client, (stripe) => stripe.rawRequest('GET', url))
}

function readSession({ id, type, object }: Told): PaymentEvent | undefined {
  const { data: session } = Session.safeParse(object)
  const end = session && endOf(type, session)
  const reference = session?.client_reference_id
  return end && typeof reference === 'string' ? { id, sessionId: session.id, reference, end } : undefined
}

/** A bank may refuse a refund days after Stripe has sent it. */
async function readRefund(client: StripeClient, { object }: Told): Promise<PaymentEvent | undefined> {
  const { data: refund } = Refund.safeParse(object)
  if (refund?.status !== 'failed' && refund?.status !== 'canceled') return undefined
  const { order: reference, page: sessionId } = refund.metadata ?? (await findPageOf(client, refund.payment_intent))
  if (!reference || sessionId === undefined) return undefined
  // Stripe tells of one failure by several events.
  return { id: `failed ${refund.id}`, sessionId, reference, trouble: { kind: 'refund failed' } }
}

async function findPageOf(client: StripeClient, payment: string | null | undefined) {
  if (!payment) return {}
  const pages = await findAtStripe(client, (stripe) => stripe.checkout.sessions.list({ payment_intent: payment }))
  const [page] = pages?.data ?? []
  return { order: page?.client_reference_id, page: page?.id }
}

async function readDispute(client: StripeClient, { id, type, object }: Told): Promise<PaymentEvent | undefined> {
  const { data: dispute } = Dispute.safeParse(object)
  if (dispute === undefined) return undefined
  const { payment_intent: payment, amount, currency, status } = dispute
  const isWon = type === 'charge.dispute.closed' ? status !== 'lost' : undefined
  const intent = await findAtStripe(client, (stripe) => stripe.paymentIntents.retrieve(payment))
  const reference = intent?.metadata.order
  return reference
    ? { id, sessionId: dispute.id ?? payment, reference, trouble: { kind: 'disputed', isWon, amount, currency } }
    : undefined
}

async function verified(client: StripeClient, secret: string, rawBody: Buffer, headers: IncomingHttpHeaders) {
  const { webhooks } = await client.sdk()
  const signature = String(headers['stripe-signature'])
  if (isFromTheFuture(signature)) throw new WrongSignature()
  const text = rawBody.toString()
  if (webhooks.signature === null) throw new Error('The SDK of Stripe cannot verify signatures.')
  try {
    webhooks.signature.verifyHeader(text, signature, secret, MAX_WEBHOOK_AGE_SECONDS)
  } catch {
    throw new WrongSignature()
  }
  return JSON.parse(text) as unknown
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

export function paid(session: Pick<Session, 'amount_total' | 'currency'>): SessionEnd {
  return { kind: 'paid', amount: session.amount_total ?? 0, currency: session.currency ?? 'nothing' }
}
