/** The only door to the server. A call never throws: it ends as one of three outcomes. */
import type { Api } from '@baqala/contract/api'
import { API_ROOT, type CallName, calls } from '@baqala/contract/calls'
import type { Asking, Reply } from '@baqala/contract/endpoint'
import { takeEarlyAnswer } from './early-answers.ts'
import { answersWithAnything, isSuccess, textAt } from './is-success.ts'
import type { Outcome } from './outcome.ts'
import { parseJson } from './parse-json.ts'
import { endSession, readToken } from './stored-session.ts'
import { yieldToMain } from './yield-to-main.ts'

export type { CallName }
export type ReplyOf<Name extends CallName> = Reply<Api[Name]>
export type Ask<Name extends CallName> = Asking<Api[Name]> & Extras

interface Extras {
  readonly query?: Readonly<Record<string, string>> | [string, string][]
  readonly signal?: AbortSignal
  /** Lets the call finish after the page has gone. */
  readonly keepalive?: boolean
}

interface Parts extends Extras {
  readonly params?: Readonly<Record<string, string>>
  readonly body?: unknown
}

const MS_A_TRY = 10_000

export async function callApi<Name extends CallName>(name: Name, ask: Ask<Name>): Promise<Outcome<ReplyOf<Name>>> {
  const call = calls[name]
  const parts: Parts = ask
  const token = call.access === 'shopper' ? readToken() : null
  const response = await tryOnce(urlOf(call.path, parts), {
    method: call.method,
    headers: { ...(token && { token }), ...(parts.body !== undefined && { 'content-type': 'application/json' }) },
    body: parts.body === undefined ? undefined : JSON.stringify(parts.body),
    keepalive: parts.keepalive,
    signal: parts.signal,
  })
  if (!response) return { kind: 'unreachable', httpStatus: undefined, retryAfterMs: 0 }

  const { status: httpStatus, ok, body } = response
  if (httpStatus === 401 && token) endSession(token)
  const isReadable = body !== undefined || (ok && answersWithAnything(name))
  if (!isReadable) return { kind: 'unreachable', httpStatus, retryAfterMs: response.retryAfterMs }
  if (!isSuccess(name, ok, body)) {
    return { kind: 'refused', message: textAt(body, 'message'), httpStatus, retryAfterMs: response.retryAfterMs }
  }
  // The contract says what a success of this call holds; checking it again would cost every shopper a schema library.
  return { kind: 'success', reply: body as ReplyOf<Name> }
}

interface Answer {
  readonly status: number
  readonly ok: boolean
  readonly retryAfterMs: number
  /** Undefined if the answer is not JSON. */
  readonly body: unknown
}

async function tryOnce(url: string, init: RequestInit): Promise<Answer | undefined> {
  const timeout = AbortSignal.timeout(MS_A_TRY)
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout
  try {
    // Paint first: starting a request takes a slow phone longer than a frame, and the tap must be seen to count.
    if (init.method !== 'GET' && !init.keepalive) await yieldToMain()
    const early = init.method === 'GET' ? takeEarlyAnswer(url) : undefined
    const response = await (early ? untilAborted(early, signal) : fetch(url, { ...init, signal }))
    const body = await untilAborted(response.text().then(parseJson), signal)
    return { status: response.status, ok: response.ok, retryAfterMs: retryAfter(response), body }
  } catch {
    return undefined
  }
}

function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('Aborted.')))
    work.then(resolve, reject)
  })
}

function urlOf(path: string, { params = {}, query }: Parts): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  return API_HOST + API_ROOT + filled + (query ? `?${new URLSearchParams(query)}` : '')
}

/** Spec 7: {host}/api/v1. Our server is the storefront's own origin; another host may be named when building. */
export const API_HOST: string = import.meta.env.VITE_API_HOST ?? ''

export function retryAfter(response: Response): number {
  const header = response.headers.get('retry-after')
  if (!header) return 0
  const seconds = Number(header)
  const ms = Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1000
  return Number.isNaN(ms) ? 0 : Math.max(ms, 0)
}
