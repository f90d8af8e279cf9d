/**
 * Live updates of orders. A visible page reads the server's event stream, which says "look again", a hidden one closes it; without
 * a stream the page looks again every 15 s.
 */
import { endSession } from '../api/stored-session.ts'
import { type Listeners, readOrderStream } from './read-order-stream.ts'

const POLL_EVERY_MS = 15_000
const MAX_BACKOFF_MS = 60_000
const ONE_DAY_MS = 24 * 60 * 60_000

/** Tells the listeners when to look again, until `signal` aborts, the session ends or the server proves to have no orders. */
export async function followOrders(token: string, listeners: Listeners, signal: AbortSignal): Promise<void> {
  let failures = 0
  let streamAt = 0
  let pollAt = performance.now() + POLL_EVERY_MS
  while (!signal.aborted) {
    if (isVisible() && performance.now() >= streamAt) {
      const { why, wasOpen, waitMs } = await readOrderStream(token, listeners, signal)
      if (why === 'signed out') endSession(token)
      if (signal.aborted || why === 'signed out' || why === 'unknown') return
      failures = wasOpen ? 0 : failures + 1
      const pauseMs = isVisible() ? Math.max(waitMs, backoff(failures)) : waitMs
      streamAt = why === 'unreadable' ? Infinity : performance.now() + pauseMs
      if (wasOpen) pollAt = performance.now() + POLL_EVERY_MS
    }
    if (isVisible() && performance.now() >= pollAt) {
      listeners.onMove()
      pollAt = performance.now() + POLL_EVERY_MS
    }
    await visibilityChange(isVisible() ? Math.min(streamAt, pollAt) - performance.now() : ONE_DAY_MS, signal)
  }
}

/** Exponential back-off with jitter, so that not all browsers reconnect to a restarted server at the same time. */
function backoff(failures: number): number {
  return Math.min(1000 * 2 ** failures, MAX_BACKOFF_MS) * (0.5 + Math.random())
}

function isVisible(): boolean {
  return document.visibilityState === 'visible'
}

/** Resolves when the page is shown or hidden, when `signal` aborts, or after `maxMs`. */
function visibilityChange(maxMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController()
    const timer = setTimeout(done, Math.min(maxMs, ONE_DAY_MS))
    document.addEventListener('visibilitychange', done, { signal: stop.signal })
    signal.addEventListener('abort', done, { signal: stop.signal })
    function done() {
      clearTimeout(timer)
      stop.abort()
      resolve()
    }
  })
}
