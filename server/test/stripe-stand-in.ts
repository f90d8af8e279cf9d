/**
 * A fake Stripe on loopback: it validates requests, remembers idempotency keys, lets shoppers pay on its pages and sends signed
 * webhooks. For tests only.
 */
import { createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type * as z from 'zod'
import type { StripeSettings } from '../src/config/config.ts'
import { complaint, CreateRefund, CreateSession, Nothing, readForm } from './stripe-form.ts'

const STRIPE_KEY = 'sk_test_stand_in'
const STRIPE_WEBHOOK_SECRET = 'whsec_stand_in'
const LEAST_PIASTRES = 25_00

export interface Session {
  readonly id: string
  readonly object: 'checkout.session'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  amount_total: number
  currency: string
  readonly client_reference_id: string | null
  payment_intent: string | null
  url: string | null
  readonly expires_at: number
}

interface Intent {
  readonly id: string
  readonly object: 'payment_intent'
  status: 'succeeded' | 'processing' | 'requires_payment_method'
  amount: number
  refunds: number
  readonly failedRefunds: object[]
  readonly metadata: object
}

/** Failures: the connection breaks before or after the work is done, or the answer is an error. */
export type Fault = 'hang up' | 'hang up after' | 'silence' | 500 | 503 | 429

interface Answer {
  readonly status: number
  readonly body: object
}

export interface StripeStandIn {
  readonly address: string
  /** Settings that point the shop here. */
  readonly settings: StripeSettings
  readonly sessions: Map<string, Session>
  /** The forms of the sessions, in the order of their requests. */
  readonly asked: CreateSession[]
  /** Every request, such as "POST /v1/refunds". */
  readonly calls: string[]
  /** The next requests fail in these ways, one after the other. */
  failWith(...faults: Fault[]): void
  /** Whether the key is still good. */
  isKeyGood: boolean
  /** Whether webhooks arrive by themselves. */
  areWebhooksLost: boolean
  /** Whether the webhook of an expiry arrives before the answer to the request for it. */
  areWebhooksFirst: boolean
  /** Sets the endpoint of the webhooks. */
  webhooksAt: () => string
  /** Acts as the shopper on the page. */
  pay(id: string): Promise<void>
  payLater(id: string): Promise<void>
  laterPaymentEnds(id: string, how: 'succeeded' | 'failed'): Promise<void>
  runOut(id: string): Promise<void>
  refundsOf(id: string): number
  /** Whether Stripe takes an e-mail address. */
  knowsAddress: (email: string) => boolean
  /** The shopper's bank sends the newest refund back. */
  lastRefundFails(id: string): Promise<void>
  /** Another event of the failure, as Stripe sends them in any order and late. */
  tellsAgainOfFailure(id: string): Promise<void>
  dispute(id: string, amount: number): Promise<void>
  /** Refunds from Stripe's dashboard. */
  refundByHand(id: string): Promise<void>
  close(): Promise<void>
}

export function signStripe(payload: string, { secret = STRIPE_WEBHOOK_SECRET, at = Date.now() } = {}) {
  const seconds = Math.floor(at / 1000)
  const signature = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex')
  return { 'stripe-signature': `t=${seconds},v1=${signature}` }
}

export function stripeEvent(type: string, session: object, id = `evt_${randomBytes(8).toString('hex')}`) {
  const created = Math.floor(Date.now() / 1000)
  return { id, object: 'event', api_version: '2026-10-28.endive', created, type, data: { object: session } }
}

export async function openStripeStandIn(): Promise<StripeStandIn> {
  const sessions = new Map<string, Session>()
  const intents = new Map<string, Intent>()
  const kept = new Map<string, { asked: string; answer: Answer }>()
  const faults: Fault[] = []
  let expiring = Promise.resolve()
  let lastRefund: object = {}
  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function handle(request: IncomingMessage, response: ServerResponse) {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const asked = `${request.method} ${request.url?.split('?')[0]}`
    standIn.calls.push(asked)
    const fault = faults.shift()
    if (fault === 'silence') return
    if (fault === 'hang up') return request.socket.destroy()
    const key = request.headers['idempotency-key']?.toString()
    const before = key === undefined ? undefined : kept.get(key)
    const isReplay = before !== undefined
    const answer = before === undefined ? answerTo(request, body, fault) : replay(before, asked + body)
    if (standIn.areWebhooksFirst) await expiring
    // Stripe stores the result of an idempotency key, its own failures (500) included, but not these refusals.
    const isKept = key !== undefined && !isReplay && ![400, 401, 429, 503].includes(answer.status)
    if (isKept) kept.set(key, { asked: asked + body, answer })
    if (fault === 'hang up after') return request.socket.destroy()
    const headers = { ...(isReplay && { 'idempotent-replayed': 'true' }), 'request-id': 'req_stand_in' }
    const retry = answer.status === 500 ? { 'stripe-should-retry': 'false' } : {}
    response.writeHead(answer.status, { 'content-type': 'application/json', ...headers, ...retry })
    response.end(JSON.stringify(answer.body))
  }

  function replay(before: { asked: string; answer: Answer }, asked: string): Answer {
    if (before.asked === asked) return before.answer
    return refusal(400, 'idempotency_error', {
      message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    })
  }

  function answerTo(request: IncomingMessage, body: string, fault: Fault | undefined): Answer {
    if (fault === 500 || fault === 503) return refusal(fault, 'api_error', { message: 'Something went wrong.' })
    if (fault === 429)
      return refusal(429, 'invalid_request_error', { message: 'Too many requests.', code: 'rate_limit' })
    if (!standIn.isKeyGood || request.headers.authorization !== `Bearer ${STRIPE_KEY}`)
      return refusal(401, 'invalid_request_error', { message: 'Invalid API Key provided: sk_test_****' })
    const { pathname, searchParams } = new URL(request.url ?? '/', address)
    if (request.method === 'POST' && pathname === '/v1/checkout/sessions') return taking(CreateSession, body, create)
    if (request.method === 'POST' && pathname === '/v1/refunds') return taking(CreateRefund, body, refund)
    const intent = intents.get(/^\/v1\/payment_intents\/([^/]+)$/.exec(pathname)?.[1] ?? '')
    if (intent !== undefined) return { status: 200, body: intent }
    if (request.method === 'GET' && pathname === '/v1/refunds') {
      const data = intents.get(searchParams.get('payment_intent') ?? '')?.failedRefunds ?? []
      return { status: 200, body: { object: 'list', data, has_more: false, url: pathname } }
    }
    const [, id = '', verb] = /^\/v1\/checkout\/sessions\/([^/]+)(\/expire)?$/.exec(pathname) ?? []
    const session = sessions.get(id)
    if (session === undefined)
      return refusal(404, 'invalid_request_error', {
        code: 'resource_missing',
        message: `No such checkout.session: ${id}`,
      })
    if (request.method === 'GET' && verb === undefined) {
      const isExpanded = searchParams.get('expand[0]') === 'payment_intent' && session.payment_intent !== null
      const intent = isExpanded ? intents.get(session.payment_intent ?? '') : session.payment_intent
      return { status: 200, body: { ...session, payment_intent: intent } }
    }
    return taking(Nothing, body, () => expire(session))
  }

  function create(form: CreateSession): Answer {
    standIn.asked.push(form)
    if (form.customer_email !== undefined && !standIn.knowsAddress(form.customer_email))
      return refusal(400, 'invalid_request_error', {
        code: 'email_invalid',
        param: 'customer_email',
        message: `Invalid email address: ${form.customer_email}`,
      })
    const total = form.line_items.reduce((sum, line) => sum + line.quantity * line.price_data.unit_amount, 0)
    if (total < LEAST_PIASTRES)
      return refusal(400, 'invalid_request_error', { code: 'amount_too_small', message: 'The amount is too small.' })
    const id = `cs_test_${randomBytes(12).toString('hex')}`
    const session: Session = {
      id,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: total,
      currency: form.line_items[0]?.price_data.currency ?? '',
      client_reference_id: form.client_reference_id ?? null,
      payment_intent: null,
      url: `${address}/c/pay/${id}`,
      expires_at: form.expires_at,
    }
    sessions.set(id, session)
    return { status: 200, body: { ...session } }
  }

  function expire(session: Session): Answer {
    if (session.status !== 'open')
      return refusal(400, 'invalid_request_error', {
        message: 'Only Checkout Sessions with a status in ["open"] can be expired.',
      })
    expiring = end(session, 'expired', 'checkout.session.expired')
    return { status: 200, body: { ...session } }
  }

  function refund({ payment_intent: id, metadata = {} }: z.infer<typeof CreateRefund>): Answer {
    const intent = intents.get(id)
    if (intent?.status !== 'succeeded')
      return refusal(400, 'invalid_request_error', {
        message: 'This PaymentIntent does not have a successful charge to refund.',
      })
    if (intent.refunds > 0)
      return refusal(400, 'invalid_request_error', {
        code: 'charge_already_refunded',
        message: 'Charge has already been refunded.',
      })
    intent.refunds += 1
    lastRefund = { id: `re_${id}`, object: 'refund', amount: intent.amount, status: 'succeeded', metadata }
    return { status: 200, body: lastRefund }
  }

  async function end(session: Session, status: 'complete' | 'expired', type: string): Promise<void> {
    Object.assign(session, { status, url: null })
    await send(type, session)
  }

  async function send(type: string, session: object): Promise<void> {
    if (standIn.areWebhooksLost) return
    const payload = JSON.stringify(stripeEvent(type, session))
    const headers = { 'content-type': 'application/json; charset=utf-8', ...signStripe(payload) }
    const url = `${standIn.webhooksAt()}/api/webhooks/stripe`
    await fetch(url, { method: 'POST', headers, body: payload }).catch(() => undefined)
  }

  async function complete(id: string, isPaid: boolean): Promise<void> {
    const session = sessions.get(id)
    if (session?.status !== 'open') return
    const intent = `pi_${id}`
    const status = isPaid ? 'succeeded' : 'processing'
    const metadata = { order: session.client_reference_id }
    const { amount_total: amount } = session
    const none = { refunds: 0, failedRefunds: [] }
    intents.set(intent, { id: intent, object: 'payment_intent', status, amount, metadata, ...none })
    Object.assign(session, { payment_intent: intent, payment_status: isPaid ? 'paid' : 'unpaid' })
    await end(session, 'complete', 'checkout.session.completed')
  }

  const standIn: StripeStandIn = {
    address,
    settings: { secretKey: STRIPE_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET, apiHost: address },
    sessions,
    asked: [],
    calls: [],
    isKeyGood: true,
    areWebhooksLost: false,
    areWebhooksFirst: false,
    webhooksAt: () => 'http://127.0.0.1:1',
    knowsAddress: () => true,
    async lastRefundFails(id) {
      const intent = intents.get(`pi_${id}`)
      if (intent === undefined) throw new Error(`Nobody paid on ${id}.`)
      const failed = { ...lastRefund, status: 'failed' }
      intent.refunds -= 1
      intent.failedRefunds.push(failed)
      await send('refund.failed', failed)
    },
    async tellsAgainOfFailure(id) {
      const failed = intents.get(`pi_${id}`)?.failedRefunds.at(-1)
      if (failed === undefined) throw new Error(`No refund of ${id} failed.`)
      await send('charge.refund.updated', failed)
    },
    dispute: (id, amount) =>
      send('charge.dispute.created', { object: 'dispute', payment_intent: `pi_${id}`, amount, currency: 'egp' }),
    failWith: (...next) => void faults.splice(0, faults.length, ...next),
    pay: (id) => complete(id, true),
    payLater: (id) => complete(id, false),
    async laterPaymentEnds(id, how) {
      const [session, intent] = [sessions.get(id), intents.get(`pi_${id}`)]
      if (session === undefined || intent === undefined) throw new Error(`Nobody began to pay on ${id}.`)
      intent.status = how === 'succeeded' ? 'succeeded' : 'requires_payment_method'
      if (how === 'succeeded') session.payment_status = 'paid'
      await send(`checkout.session.async_payment_${how}`, session)
    },
    async runOut(id) {
      const session = sessions.get(id)
      if (session?.status === 'open') await end(session, 'expired', 'checkout.session.expired')
    },
    refundByHand: async (id) => void refund({ payment_intent: `pi_${id}` }),
    refundsOf: (id) => intents.get(`pi_${id}`)?.refunds ?? 0,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return standIn
}

function taking<Schema extends z.ZodType>(
  schema: Schema,
  body: string,
  take: (form: z.infer<Schema>) => Answer,
): Answer {
  const result = schema.safeParse(readForm(body))
  return result.success ? take(result.data) : refusal(400, 'invalid_request_error', complaint(result.error))
}

function refusal(status: number, type: string, details: { message: string; code?: string; param?: string }): Answer {
  return { status, body: { error: { type, ...details } } }
}
