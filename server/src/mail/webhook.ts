import { createHmac, hkdfSync } from 'node:crypto'
import { clockOf } from '../egypt/cairo-time.ts'
import type { DeliveryFacts, NewOrderFacts } from './letter.ts'

// Must be well below the lease of the outbox, or two workers would send the same notice.
const TIMEOUT_MS = 15_000

/** The key that signs notices, as text for whoever checks them. Derived from the key of the outbox. */
export function noticeKeyOf(outboxKey: Buffer): string {
  return Buffer.from(hkdfSync('sha256', outboxKey, '', 'baqala order notices', 32)).toString('hex')
}

/**
 * Posts a notice of a new order as JSON. The header Baqala-Signature is `t=<seconds>,v1=<HMAC-SHA-256 of "<seconds>.<body>" in
 * hex>`. The id is the same for every attempt, so that the receiver recognizes a repeated one. Rejects unless the receiver answers
 * with 2xx within 15 s.
 */
export async function postNotice(address: string, key: string, id: string, order: NewOrderFacts): Promise<void> {
  const body = JSON.stringify({ id, event: order.isChanged ? 'order.changed' : 'order.new', order: inPoundsOf(order) })
  const seconds = Math.floor(Date.now() / 1000)
  const signature = createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex')
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'baqala-signature': `t=${seconds},v1=${signature}` },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    // The address may hold a secret, so it stays out of the error.
    throw new Error(`the receiver of order notices does not answer: ${causeOf(error)}`)
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`the receiver of order notices answered ${answer.status}`)
}

/** EGP, as in the API. */
function inPoundsOf({ total, lines, delivery, ...order }: NewOrderFacts): object {
  return {
    ...order,
    ...(delivery === undefined ? {} : { delivery: deliveryOf(delivery) }),
    total: total / 100,
    currency: 'EGP',
    lines: lines.map((line) => ({ ...line, price: line.price / 100 })),
  }
}

/** The hours of the slot as clocks show them. */
function deliveryOf({ fee, cashWith, fromMinute, untilMinute, ...delivery }: DeliveryFacts): object {
  return {
    ...delivery,
    ...(fromMinute === undefined ? {} : { from: clockOf(fromMinute) }),
    ...(untilMinute === undefined ? {} : { until: clockOf(untilMinute) }),
    fee: fee / 100,
    ...(cashWith === undefined ? {} : { cashWith: cashWith / 100 }),
  }
}

function causeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  if (cause instanceof Error && 'code' in cause) return String(cause.code)
  return cause instanceof Error ? cause.name : 'unknown'
}
