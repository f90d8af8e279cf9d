/**
 * Orders that move while the shopper looks. A visible page reads the server's event stream, a hidden one closes it; while
 * there is no stream, the page polls. Opening the stream brings the orders that moved last, so nothing is missed.
 */
import type { Order } from '@baqala/contract/orders'
import { callApi } from '../api/call-api.ts'
import { endSession } from '../api/stored-session.ts'
import { isFinal, readOrderStream } from './read-order-stream.ts'

const POLL_EVERY_MS = 15_000
const MAX_BACKOFF_MS = 60_000
const LONG_MS = 24 * 60 * 60_000

/** Tells of every order that moves, until `signal` aborts, the session ends or the server turns out to know no orders. */
export async function followOrders(token: string, onOrder: (order: Order) => void, signal: AbortSignal): Promise<void> {
  let failures = 0
  let streamAt = 0
  let pollAt = performance.now() + POLL_EVERY_MS
  while (!signal.aborted) {
    if (isVisible() && performance.now() >= streamAt) {
      const { why, wasOpen, waitMs } = await readOrderStream(token, onOrder, signal)
      if (why === 'signed out') endSession(token)
      if (signal.aborted || why === 'signed out' || why === 'unknown') return
      failures = wasOpen ? 0 : failures + 1
      const pauseMs = isVisible() ? Math.max(waitMs, backoff(failures)) : waitMs
      streamAt = why === 'unreadable' ? Infinity : performance.now() + pauseMs
      if (wasOpen) pollAt = performance.now() + POLL_EVERY_MS
    }
    if (isVisible() && performance.now() >= pollAt) {
      const waitMs = await poll(onOrder, signal)
      if (waitMs === undefined) return
      pollAt = performance.now() + Math.max(POLL_EVERY_MS, waitMs)
    }
    await visibilityChange(isVisible() ? Math.min(streamAt, pollAt) - performance.now() : LONG_MS, signal)
  }
}

/** How long to wait before the next time at least; undefined if there is no point in asking again. */
async function poll(onOrder: (order: Order) => void, signal: AbortSignal): Promise<number | undefined> {
  const outcome = await callApi('listOrders', { query: { limit: '5' }, signal })
  if (signal.aborted) return undefined
  if (outcome.kind !== 'success') return isFinal(outcome.httpStatus) ? undefined : outcome.retryAfterMs
  // Newest last.
  for (const order of [...outcome.reply.data].reverse()) onOrder(order)
  return 0
}

/** Exponential, with jitter, so that a server that starts again is not met by every browser at once. */
function backoff(failures: number): number {
  return Math.min(1000 * 2 ** failures, MAX_BACKOFF_MS) * (0.5 + Math.random())
}

function isVisible(): boolean {
  return document.visibilityState === 'visible'
}

/** Waits for the page to be shown or hidden, for `signal`, and no longer than `maxMs`. */
function visibilityChange(maxMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController()
    const timer = setTimeout(done, Math.min(maxMs, LONG_MS))
    document.addEventListener('visibilitychange', done, { signal: stop.signal })
    signal.addEventListener('abort', done, { signal: stop.signal })
    function done() {
      clearTimeout(timer)
      stop.abort()
      resolve()
    }
  })
}
