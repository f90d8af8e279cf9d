/**
 * Live updates of orders. A visible page reads the server's event stream, which says "look again", a hidden one closes it; without
 * a stream the page looks again every 15 s.
 */
import { backoff } from '@baqala/kit/api/backoff.ts'
import { retryAfter } from '@baqala/kit/api/send.ts'
import { addressOfAny, languageHeader } from '../api/call-api.ts'
import { createParser } from 'eventsource-parser'
import { calls } from '@baqala/contract/calls'
import { isPassing } from '../api/load.ts'
import { endSession } from '../api/stored-session.ts'

const POLL_EVERY_MS = 15_000
const FIRST_BACKOFF_MS = 1000
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
      const pauseMs = isVisible() ? Math.max(waitMs, backoff(failures, FIRST_BACKOFF_MS, MAX_BACKOFF_MS)) : waitMs
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

// The server sends `ready` immediately. If nothing arrives, a proxy buffers the stream, and polling works better.
const MAX_OPENING_MS = 10_000
// The server sends a heartbeat every 25 s: a stream without two of them is dead.
const MAX_SILENCE_MS = 60_000
// The server closes the oldest of too many streams; reopening it soon would close another.
const TOO_MANY_WAIT_MS = 5 * 60_000

interface Listeners {
  /** An order may have changed: look again. Also when a stream opens, for what was missed before. */
  readonly onMove: () => void
  /** The shop's areas, times or hours have changed. */
  readonly onDelivery: () => void
}

interface StreamEnd {
  readonly wasOpen: boolean
  /** The least wait before it is opened again. */
  readonly waitMs: number
  /** `unknown`: the server has no such call. `unreadable`: it answers with something other than a stream. */
  readonly why?: 'signed out' | 'unknown' | 'unreadable'
}

/**
 * Reads the stream until it ends, falls silent or the page is hidden. Uses `fetch`, because EventSource cannot send the
 * token in a header.
 */
async function readOrderStream(
  token: string,
  { onMove, onDelivery }: Listeners,
  signal: AbortSignal,
): Promise<StreamEnd> {
  const closing = new AbortController()
  const close = () => closing.abort()
  if (signal.aborted) close()
  signal.addEventListener('abort', close, { signal: closing.signal })
  let timer = setTimeout(close, MAX_OPENING_MS)
  let end: StreamEnd = { wasOpen: false, waitMs: 0 }

  function onEvent({ event }: { event?: string | undefined }) {
    if (event === 'ready') end = { ...end, wasOpen: true }
    if (event === 'ready' || event === 'moved') onMove()
    if (event === 'delivery') onDelivery()
    if (event === 'signed-out') end = { ...end, why: 'signed out' }
    if (event === 'too-many') end = { ...end, waitMs: TOO_MANY_WAIT_MS }
  }

  document.addEventListener('visibilitychange', close, { signal: closing.signal })
  try {
    const response = await fetch(addressOfAny(calls.watchOrders), {
      headers: { token, accept: 'text/event-stream', ...languageHeader(calls.watchOrders) },
      cache: 'no-store',
      signal: closing.signal,
    })
    const { ok, body, headers } = response
    if (!ok || !body || !headers.get('content-type')?.startsWith('text/event-stream')) return refusedEnd(response)
    const parser = createParser({ onEvent })
    const chunks = body.pipeThrough(new TextDecoderStream()).getReader()
    for (;;) {
      const { done, value } = await chunks.read()
      if (done) return end
      parser.feed(value)
      clearTimeout(timer)
      timer = setTimeout(close, MAX_SILENCE_MS)
    }
  } catch {
    return end
  } finally {
    clearTimeout(timer)
    close()
  }
}

function refusedEnd(response: Response): StreamEnd {
  const { status, body } = response
  void body?.cancel().catch(() => undefined)
  const end = { wasOpen: false, waitMs: retryAfter(response) }
  if (status === 401) return { ...end, why: 'signed out' }
  // Another refusal may be of an order whose id is "stream".
  if (status === 404) return { ...end, why: 'unknown' }
  return isPassing(status) ? end : { ...end, why: 'unreadable' }
}
