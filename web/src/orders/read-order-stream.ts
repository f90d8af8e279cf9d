import { API_ROOT, calls } from '@baqala/contract/calls'
import type { Order } from '@baqala/contract/orders'
import { createParser } from 'eventsource-parser'
import { API_HOST, retryAfter } from '../api/call-api.ts'

// It says `ready` at once; if nothing arrives, a proxy holds the stream back, and polling is better than waiting.
const MAX_OPENING_MS = 10_000
// The server sends a heartbeat every 25 s: a stream that is silent for longer is dead.
const MAX_SILENCE_MS = 60_000
// The server closes the oldest of too many streams; to reopen it soon would close the next one.
const TOO_MANY_WAIT_MS = 5 * 60_000

export interface StreamEnd {
  readonly wasOpen: boolean
  /** No sooner than this should it be opened again. */
  readonly waitMs: number
  /** The session is over, the server has no such stream, or it answers with something else. */
  readonly why?: 'signed out' | 'unknown' | 'unreadable'
}

/**
 * Reads the stream once, until it breaks off, falls silent or the page is hidden. It reads with `fetch`, because EventSource
 * cannot send the token in a header.
 */
export async function readOrderStream(
  token: string,
  onOrder: (order: Order) => void,
  signal: AbortSignal,
): Promise<StreamEnd> {
  const closing = new AbortController()
  const close = () => closing.abort()
  let timer = setTimeout(close, MAX_OPENING_MS)
  let end: StreamEnd = { wasOpen: false, waitMs: 0 }

  function onEvent({ event, data }: { event?: string | undefined; data: string }) {
    if (event === 'ready') end = { ...end, wasOpen: true }
    // The contract says what the server sends; checking it again would cost every shopper a schema library.
    if (event === 'order') onOrder(JSON.parse(data) as Order)
    if (event === 'signed-out') end = { ...end, why: 'signed out' }
    if (event === 'too-many') end = { ...end, waitMs: TOO_MANY_WAIT_MS }
  }

  document.addEventListener('visibilitychange', close, { signal: closing.signal })
  try {
    const response = await fetch(API_HOST + API_ROOT + calls.watchOrders.path, {
      headers: { token, accept: 'text/event-stream' },
      cache: 'no-store',
      signal: AbortSignal.any([signal, closing.signal]),
    })
    if (!isStream(response)) return refusedEnd(response)
    const parser = createParser({ onEvent })
    const chunks = response.body.pipeThrough(new TextDecoderStream()).getReader()
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

function isStream(response: Response): response is Response & { body: ReadableStream<Uint8Array<ArrayBuffer>> } {
  const isEvents = response.headers.get('content-type')?.startsWith('text/event-stream')
  return response.ok && Boolean(isEvents) && response.body !== null
}

function refusedEnd(response: Response): StreamEnd {
  const { status, ok, body } = response
  void body?.cancel().catch(() => undefined)
  const end = { wasOpen: false, waitMs: retryAfter(response) }
  if (status === 401) return { ...end, why: 'signed out' }
  if (status === 404) return { ...end, why: 'unknown' }
  // A server of the specification may take "stream" for the number of an order.
  return ok || isFinal(status) ? { ...end, why: 'unreadable' } : end
}

/** Refused for good: asking again would be answered alike. */
export function isFinal(httpStatus = 0): boolean {
  return httpStatus >= 400 && httpStatus < 500 && ![408, 425, 429].includes(httpStatus)
}
