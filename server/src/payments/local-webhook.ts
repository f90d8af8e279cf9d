/** The webhooks of the local payment provider: signed as Stripe signs, sent up to three times. */
import { createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import * as z from 'zod'
import { isSameSecret } from '../config/same-secret.ts'
import { MAX_WEBHOOK_AGE_SECONDS, type PaymentEvent, WrongSignature } from './payments.ts'

export const SIGNATURE_HEADER = 'local-signature'

const Webhook = z.object({
  id: z.string().max(200),
  sessionId: z.string().max(200),
  reference: z.string().max(200),
  end: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('paid'), amount: z.number().int(), currency: z.string().max(10) }),
    z.object({ kind: z.literal('failed') }),
    z.object({ kind: z.literal('expired') }),
  ]),
})

/** Sends the webhook, at most three times. If all fail, the server finds the end of the page by its reconciliation. */
export async function sendWebhook(url: string, secret: string, event: PaymentEvent): Promise<void> {
  const body = JSON.stringify(event)
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signWebhook(secret, body, Date.now()) },
      body,
      signal: AbortSignal.timeout(5_000),
    }).catch(() => undefined)
    if (response?.ok) return
  }
}

/** The signature header in Stripe's format: `t=<seconds>,v1=<hex HMAC-SHA256 of "seconds.body">`. `now` in milliseconds. */
export function signWebhook(secret: string, body: string, now: number): string {
  const seconds = Math.floor(now / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}

/** Reads a webhook that is genuine and not old; refuses another one with a 400. */
export function readWebhook(secret: string, rawBody: Buffer, headers: IncomingHttpHeaders): PaymentEvent {
  const header = headers[SIGNATURE_HEADER]
  const seconds = Number(/t=(\d+)/.exec(String(header))?.[1])
  const age = Math.abs(Date.now() / 1000 - seconds)
  const expected = signWebhook(secret, rawBody.toString('utf8'), seconds * 1000)
  const isGenuine = age <= MAX_WEBHOOK_AGE_SECONDS && isSameSecret(String(header), expected)
  if (!isGenuine) throw new WrongSignature()
  return Webhook.parse(JSON.parse(rawBody.toString('utf8')))
}
