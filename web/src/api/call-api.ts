/** Sends every call to the server except the order stream. A call never throws: it ends as one of three outcomes. */
import type { Api } from '@baqala/contract/api'
import { API_ROOT, type Call, type CallName, calls } from '@baqala/contract/calls'
import type { Asking, Reply } from '@baqala/contract/endpoint'
import { chosenLanguage } from '@baqala/kit/language/chosen-language.ts'
import { takeEarlyAnswer } from './early-answers.ts'
import { markReachable } from '@baqala/kit/api/is-offline.ts'
import { answersWithAnything, isSuccess, textAt } from './is-success.ts'
import type { Outcome } from '@baqala/kit/api/outcome.ts'
import { endSession, readToken } from './stored-session.ts'
import { inLanguage } from './arabic-texts.ts'
import { currentLanguage } from '@baqala/kit/language/language.ts'
import { yieldToMain } from '@baqala/kit/api/yield-to-main.ts'

export type { CallName }
export type ReplyOf<Name extends CallName> = Reply<Api[Name]>
export type Ask<Name extends CallName> = Asking<Api[Name]> & Extras

interface Extras {
  readonly query?: Readonly<Record<string, string>> | [string, string][]
  readonly signal?: AbortSignal
  readonly headers?: Readonly<Record<string, string>>
  /** Lets the call finish after the page has gone. */
  readonly keepalive?: boolean
}

interface Parts extends Extras {
  readonly params?: Readonly<Record<string, string>>
  readonly body?: unknown
}

const TIMEOUT_MS = 10_000

/** Ends as `unreachable` after ten seconds without an answer. A 401 to a call with a token ends the session. */
export async function callApi<Name extends CallName>(name: Name, ask: Ask<Name>): Promise<Outcome<ReplyOf<Name>>> {
  const call = calls[name]
  const parts: Parts = ask
  const token = call.access === 'shopper' ? readToken() : null
  const response = await tryOnce(urlOf(call, parts), {
    method: call.method,
    headers: {
      ...parts.headers,
      ...(token && { token }),
      ...(parts.body !== undefined && { 'content-type': 'application/json' }),
      ...languageHeader(call),
    },
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
  // Trusted, not validated: a schema library would delay every first load.
  const reply = inLanguage(body) as ReplyOf<Name>
  return { kind: 'success', reply, headers: response.headers }
}

/** Undefined if no answer arrived in time. */
async function tryOnce(url: string, init: RequestInit) {
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout
  try {
    // Paint first: on a slow phone `fetch` itself takes longer than a frame, which would delay the response to the tap.
    if (init.method !== 'GET' && !init.keepalive) await yieldToMain()
    const early = init.method === 'GET' ? takeEarlyAnswer(url) : undefined
    const response = await (early ? untilAborted(early, signal) : fetch(url, { ...init, signal }))
    const body = await untilAborted(response.text().then(parseJson), signal)
    markReachable()
    return {
      status: response.status,
      ok: response.ok,
      headers: response.headers,
      retryAfterMs: retryAfter(response),
      body,
    }
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

/** Undefined if the text is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function addressOf<Name extends CallName>(name: Name, ask: Ask<Name>): string {
  return urlOf(calls[name], ask)
}

function urlOf(call: Call, { params = {}, query }: Parts): string {
  const filled = addressOfAny(call).replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  return query ? `${filled}${filled.includes('?') ? '&' : '?'}${new URLSearchParams(query)}` : filled
}

/** A call's address, its parameters not yet filled in. Public answers name their language there, for caches. */
export function addressOfAny(call: Call): string {
  const address = API_HOST + API_ROOT + call.path
  return currentLanguage() === 'ar' && isPublicLoad(call) ? `${address}?lang=ar` : address
}

/** English, the specification's language, is named only by a shopper who has chosen it: letters follow. */
export function languageHeader(call: Call): Record<string, string> {
  const language = currentLanguage()
  return isPublicLoad(call) || (language === 'en' && !chosenLanguage()) ? {} : { 'x-language': language }
}

function isPublicLoad({ access, method }: Call): boolean {
  return access === 'anyone' && method === 'GET'
}

/** Specification 7: {host}/api/v1. Empty, so that calls go to the storefront's own origin, unless the build sets another host. */
export const API_HOST: string = import.meta.env.VITE_API_HOST ?? ''

/** The `Retry-After` header in milliseconds, 0 if there is none. */
export function retryAfter(response: Response): number {
  const header = response.headers.get('retry-after')
  if (!header) return 0
  const seconds = Number(header)
  const ms = Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1000
  return Number.isNaN(ms) ? 0 : Math.max(ms, 0)
}
