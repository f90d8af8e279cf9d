/** The stand-in's answers to the calls of Stripe's API that the shop makes. */
import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type * as z from 'zod'
import { complaint, CreateRefund, CreateSession, Nothing, readForm } from './stripe-form.ts'
import type { Session, StripeState } from './stripe-state.ts'
import { endSession, sendWebhook } from './stripe-webhooks.ts'

export const STRIPE_KEY = 'sk_test_stand_in'
export const LIVE_KEY = 'sk_live_stand_in'
const LEAST_PIASTRES = 25_00

export interface Answer {
  readonly status: number
  readonly body: object
}

export function answerTo(stripe: StripeState, { method, url = '/', headers }: IncomingMessage, body: string): Answer {
  const isOurs = headers.authorization === `Bearer ${STRIPE_KEY}` || headers.authorization === `Bearer ${LIVE_KEY}`
  if (!stripe.isKeyGood || !isOurs) return refusal(401, { message: 'Invalid API Key provided: sk_test_****' })
  const { pathname, searchParams } = new URL(url, stripe.address)
  const [id = ''] = /(?:cs|pi)_[^/]+/.exec(pathname) ?? []
  const [session, intent] = [stripe.sessions.get(id), stripe.intents.get(id)]
  const call = `${method} ${pathname.replace(id, id && ':id')}`
  if (call === 'POST /v1/checkout/sessions') return taking(CreateSession, body, (form) => createSession(stripe, form))
  if (call === 'GET /v1/checkout/sessions/:id' && session) {
    const isExpanded = searchParams.get('expand[0]') === 'payment_intent'
    const expanded = isExpanded ? stripe.intents.get(session.payment_intent ?? '') : undefined
    return success({ ...session, payment_intent: expanded ?? session.payment_intent })
  }
  if (call === 'POST /v1/checkout/sessions/:id/expire' && session)
    return taking(Nothing, body, () => expire(stripe, session))
  if (call === 'GET /v1/checkout/sessions') {
    const payment = searchParams.get('payment_intent')
    const data = [...stripe.sessions.values()].filter(({ payment_intent }) => payment_intent === payment)
    return success({ object: 'list', data, has_more: false, url: pathname })
  }
  if (call === 'GET /v1/payment_intents/:id' && intent) return success(intent)
  if (call === 'POST /v1/refunds') return taking(CreateRefund, body, (form) => refund(stripe, form))
  if (call === 'GET /v1/refunds') {
    const data = stripe.intents.get(searchParams.get('payment_intent') ?? '')?.failedRefunds ?? []
    return success({ object: 'list', data, has_more: false, url: pathname })
  }
  return refusal(404, { code: 'resource_missing', message: `No such thing: ${call} ${id}` })
}

function createSession(stripe: StripeState, form: CreateSession): Answer {
  stripe.asked.push(form)
  const { customer_email: email, line_items: lines } = form
  if (email !== undefined && !stripe.knowsAddress(email))
    return refusal(400, {
      code: 'email_invalid',
      param: 'customer_email',
      message: `Invalid email address: ${email}`,
    })
  const total = lines.reduce((sum, line) => sum + line.quantity * line.price_data.unit_amount, 0)
  if (total < LEAST_PIASTRES) return refusal(400, { code: 'amount_too_small', message: 'The amount is too small.' })
  const id = `cs_test_${randomBytes(12).toString('hex')}`
  const session: Session = {
    id,
    object: 'checkout.session',
    status: 'open',
    payment_status: 'unpaid',
    amount_total: total,
    currency: lines[0]?.price_data.currency ?? '',
    client_reference_id: form.client_reference_id ?? null,
    payment_intent: null,
    url: `${stripe.address}/c/pay/${id}`,
    expires_at: form.expires_at,
  }
  stripe.sessions.set(id, session)
  return success({ ...session })
}

function expire(stripe: StripeState, session: Session): Answer {
  if (session.status !== 'open')
    return refusal(400, { message: 'Only Checkout Sessions with a status in ["open"] can be expired.' })
  stripe.expiryWebhook = endSession(stripe, session, 'expired')
  return success({ ...session })
}

export function refund(stripe: StripeState, form: z.infer<typeof CreateRefund>): Answer {
  const { payment_intent: id, metadata = {} } = form
  const intent = stripe.intents.get(id)
  if (intent?.status !== 'succeeded')
    return refusal(400, { message: 'This PaymentIntent does not have a successful charge to refund.' })
  if (intent.refunds > 0)
    return refusal(400, { code: 'charge_already_refunded', message: 'Charge has already been refunded.' })
  intent.refunds += 1
  const facts = { amount: intent.amount, status: 'succeeded', payment_intent: id, metadata }
  stripe.lastRefund = { id: `re_${id}_${intent.failedRefunds.length}`, object: 'refund', ...facts }
  if (stripe.areRefundsRefused) stripe.refusal = refuseRefund(stripe, id)
  return success(stripe.lastRefund)
}

/** The bank sends the newest refund back. */
export async function refuseRefund(stripe: StripeState, id: string): Promise<void> {
  const intent = stripe.intents.get(id)
  if (intent === undefined) throw new Error(`Nobody paid by ${id}.`)
  const failed = { ...stripe.lastRefund, status: 'failed' }
  intent.refunds -= 1
  intent.failedRefunds.push(failed)
  await sendWebhook(stripe, 'refund.failed', failed)
}

function taking<Schema extends z.ZodType>(
  schema: Schema,
  body: string,
  take: (form: z.infer<Schema>) => Answer,
): Answer {
  const result = schema.safeParse(readForm(body))
  return result.success ? take(result.data) : refusal(400, complaint(result.error))
}

function success(body: object): Answer {
  return { status: 200, body }
}

export function refusal(
  status: number,
  details: { message: string; type?: string; code?: string; param?: string },
): Answer {
  return { status, body: { error: { type: 'invalid_request_error', ...details } } }
}
