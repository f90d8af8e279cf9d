/**
 * A fake Stripe on loopback: it validates requests, remembers idempotency keys, lets shoppers pay on its pages and sends signed
 * webhooks. For tests only.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { actsAt } from './stripe-acts.ts'
import { answerTo, refusal, STRIPE_KEY, type Answer } from './stripe-api.ts'
import { newState } from './stripe-state.ts'
import { STRIPE_WEBHOOK_SECRET } from './stripe-webhooks.ts'

/** The connection breaks before or after the work is done, the same request is under way, or the answer is an error. */
type Fault = 'hang up' | 'hang up after' | 'silence' | 'in use' | 500 | 503 | 429

interface Kept {
  readonly asked: string
  readonly answer: Answer
}

export async function openStripeStandIn() {
  const kept = new Map<string, Kept>()
  const faults: (Fault | undefined)[] = []
  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const stripe = newState(address)

  async function handle(request: IncomingMessage, response: ServerResponse) {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const call = `${request.method} ${request.url?.split('?')[0]}`
    stripe.calls.push(call)
    const fault = faults.shift()
    if (fault === 'silence') return
    if (fault === 'hang up') return request.socket.destroy()
    const key = request.headers['idempotency-key']?.toString() ?? ''
    const asked = call + body
    const before = kept.get(key)
    const answer = failure(fault) ?? (before ? replay(before, asked) : answerTo(stripe, request, body))
    if (stripe.areWebhooksFirst) await stripe.expiryWebhook
    await stripe.refusal
    // Stripe stores the result of an idempotency key, its own failures (500) included, but not these refusals.
    const isKept = key !== '' && !before && ![400, 401, 409, 429, 503].includes(answer.status)
    if (isKept) kept.set(key, { asked, answer })
    if (fault === 'hang up after') return request.socket.destroy()
    response.writeHead(answer.status, {
      'content-type': 'application/json',
      'request-id': 'req_stand_in',
      ...(before && { 'idempotent-replayed': 'true' }),
      ...(answer.status === 500 && { 'stripe-should-retry': 'false' }),
    })
    response.end(JSON.stringify(answer.body))
  }

  return Object.assign(stripe, actsAt(stripe), {
    /** Settings that point the shop here. */
    settings: { secretKey: STRIPE_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET, apiHost: address },
    /** The next requests fail in these ways, one after the other; undefined lets one through. */
    failWith: (...next: (Fault | undefined)[]) => void faults.splice(0, faults.length, ...next),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  })
}

function replay(before: Kept, asked: string): Answer {
  if (before.asked === asked) return before.answer
  const message = 'Keys for idempotent requests can only be used with the same parameters they were first used with.'
  return refusal(400, { type: 'idempotency_error', message })
}

function failure(fault: Fault | undefined): Answer | undefined {
  if (fault === 500 || fault === 503) return refusal(fault, { type: 'api_error', message: 'Something went wrong.' })
  if (fault === 429) return refusal(429, { code: 'rate_limit', message: 'Too many requests.' })
  if (fault === 'in use')
    return refusal(409, { code: 'idempotency_key_in_use', message: 'Another request is under way.' })
  return undefined
}
