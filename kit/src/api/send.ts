/** The one `fetch` of a page, apart from event streams, and whether it would reach the shop. */
import { markReachable } from './is-offline.ts'

const TIMEOUT_MS = 10_000

/** Never throws: undefined if no answer arrived in time. `early` is the answer to the same request, if it was sent before. */
export async function send(
  url: string,
  { timeoutMs = TIMEOUT_MS, ...init }: RequestInit & { readonly timeoutMs?: number },
  early?: Promise<Response>,
) {
  const signal = abortedWith(init.signal, timeoutMs)
  try {
    // Paint first: on a slow phone `fetch` itself takes longer than a frame, which would delay the response to the tap.
    if (init.method !== 'GET' && !init.keepalive) await yieldToMain()
    const response = await (early ? untilAborted(early, signal) : fetch(url, { ...init, signal }))
    const body = await untilAborted(response.text().then(parseJson), signal)
    markReachable()
    const { status: httpStatus, ok, headers } = response
    return { httpStatus, ok, headers, retryAfterMs: retryAfter(response), body }
  } catch {
    return undefined
  }
}

/** Whether the shop answers now, whatever the browser believes. */
export async function isShopReached(): Promise<boolean> {
  const answer = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  return answer?.ok === true
}

function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('Aborted.')))
    work.then(resolve, reject)
  })
}

/** Undefined if it is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The `Retry-After` header in milliseconds, 0 if there is none. */
export function retryAfter(response: Response): number {
  const header = response.headers.get('retry-after')
  if (!header) return 0
  const seconds = Number(header)
  const ms = Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1000
  return Number.isNaN(ms) ? 0 : Math.max(ms, 0)
}

/**
 * A signal that aborts with the given one or after `afterMs`. `AbortSignal.any` and `AbortSignal.timeout` are missing in browsers
 * that we sell to (README.md).
 */
function abortedWith(signal: AbortSignal | null | undefined, afterMs: number): AbortSignal {
  const controller = new AbortController()
  const abort = () => controller.abort()
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort)
  setTimeout(abort, afterMs)
  return controller.signal
}

/** Lets the browser handle pending input and paint first: `scheduler.yield`, or a timer in older browsers. */
function yieldToMain(): Promise<void> {
  if ('scheduler' in globalThis && 'yield' in scheduler) return scheduler.yield()
  // Hidden tabs get no input, and their timers run only once a second.
  if (globalThis.document?.hidden) return Promise.resolve()
  return new Promise((resolve) => setTimeout(resolve))
}
