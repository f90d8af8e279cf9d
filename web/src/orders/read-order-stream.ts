import { API_ROOT, orderStream } from '@baqala/contract/calls'
import type { Order } from '@baqala/contract/orders'
import { API_HOST, retryAfter } from '../api/call-api.ts'
import { readEvents, type ServerEvent } from '../api/server-events.ts'

// The server gives a sign of life every 25 s. A line that is silent for longer is dead, or something on the way holds it back.
const MOST_SILENCE_MS = 60_000
const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 60_000
// The shopper watches elsewhere: to come back soon would close that stream, which would come back soon.
const ELSEWHERE_WAIT_MS = 5 * 60_000

/** Why nobody should try again: the session is over, the server has no such stream, or it has one that we cannot read. */
export type FinalEnd = 'signed-out' | 'unknown' | 'unreadable'

export interface StreamListener {
  readonly onOrder: (order: Order) => void
  /** The stream is open and gave a sign of life. */
  readonly onLife: () => void
  readonly onLost: () => void
}

interface Ended {
  readonly final?: FinalEnd
  readonly waitMs: number
  readonly wasOpen: boolean
}

/** Reads the stream, and again whenever it breaks off, until `signal` aborts (undefined) or there is no point in going on. */
export async function keepReadingOrders(
  token: string,
  listener: StreamListener,
  signal: AbortSignal,
): Promise<FinalEnd | undefined> {
  let failures = 0
  for (;;) {
    const { final, waitMs, wasOpen } = await readOnce(token, listener, signal)
    if (signal.aborted) return undefined
    listener.onLost()
    if (final !== undefined) return final
    failures = wasOpen ? 0 : failures + 1
    await wait(Math.max(waitMs, waitAfter(failures)), signal)
    if (signal.aborted) return undefined
  }
}

/** Doubles from a second to a minute. Spread out, so that a server that starts again is not met by everybody at once. */
function waitAfter(failures: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS) * (0.5 + Math.random())
}

async function readOnce(token: string, { onOrder, onLife }: StreamListener, signal: AbortSignal): Promise<Ended> {
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), MOST_SILENCE_MS)
  let final: FinalEnd | undefined
  let waitMs = 0
  let wasOpen = false

  function hear({ name, data }: ServerEvent) {
    if (name === 'ready') wasOpen = true
    // The contract says what the server sends; checking it again would cost every shopper a schema library.
    if (name === 'order') onOrder(JSON.parse(data) as Order)
    if (name === 'signed-out') final = 'signed-out'
    if (name === 'too-many') waitMs = ELSEWHERE_WAIT_MS
  }

  function live() {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), MOST_SILENCE_MS)
    if (wasOpen) onLife()
  }

  try {
    const response = await fetch(API_HOST + API_ROOT + orderStream.path, {
      headers: { token, accept: 'text/event-stream' },
      cache: 'no-store',
      signal: AbortSignal.any([signal, silence.signal]),
    })
    const refused = whyNot(response)
    if (refused !== undefined || !response.body || !response.ok) {
      void response.body?.cancel().catch(() => undefined)
      return { ...(refused && { final: refused }), waitMs: retryAfter(response), wasOpen }
    }
    await readEvents(response.body, hear, live)
  } catch {
    // Broken off: like an end.
  } finally {
    clearTimeout(timer)
  }
  return { ...(final && { final }), waitMs, wasOpen }
}

const WORTH_RETRYING = new Set([408, 425, 429])

function whyNot({ status, ok, headers }: Response): FinalEnd | undefined {
  if (status === 401) return 'signed-out'
  if (status === 404) return 'unknown'
  if (status >= 400 && status < 500 && !WORTH_RETRYING.has(status)) return 'unreadable'
  // A server with plain orders may take "stream" for the number of one.
  if (ok && !headers.get('content-type')?.startsWith('text/event-stream')) return 'unreadable'
  return undefined
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(done, milliseconds)
    function done() {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    signal.addEventListener('abort', done)
  })
}
