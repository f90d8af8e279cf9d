/** Sends every call of the contract except the order stream, with the session and the language. It ends as one of three outcomes. */
import { inShopDigits, isolateUnlessArabic } from '@baqala/contract/arabic'
import type { Api } from '@baqala/contract/api'
import { API_ROOT, type Call, calls, specifiedCalls, type StorefrontCall as CallName } from '@baqala/contract/calls'
import type { Asking, Reply } from '@baqala/contract/endpoint'
import { chosenLanguage, currentLanguage } from '@baqala/kit/language/language.ts'
import type { Outcome } from '@baqala/kit/api/outcome.ts'
import { endSession, readToken } from './stored-session.ts'
import { send } from '@baqala/kit/api/send.ts'
import { textAt, valueAt } from './value-at.ts'

export type { CallName }
export type ReplyOf<Name extends CallName> = Reply<Api[Name]>
export type Ask<Name extends CallName> = Asking<Api[Name]> & Extras

interface Extras {
  readonly query?: Readonly<Record<string, string>> | [string, string][]
  readonly signal?: AbortSignal
  readonly headers?: Readonly<Record<string, string>>
  /** Lets the call finish after the page has gone. */
  readonly keepalive?: boolean
  /** The token of another session than the one that is stored now. */
  readonly token?: string
}

interface Parts extends Extras {
  readonly params?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** Ends as `unreachable` after ten seconds without an answer. A 401 to a call with a token ends the session. */
export async function callApi<Name extends CallName>(name: Name, ask: Ask<Name>): Promise<Outcome<ReplyOf<Name>>> {
  const call: Call = calls[name]
  const parts: Parts = ask
  const token = call.access === 'anyone' ? null : (parts.token ?? readToken())
  const url = addressOf(name, parts)
  const headers = {
    ...parts.headers,
    ...(token && { token }),
    ...(parts.body !== undefined && { 'content-type': 'application/json' }),
    ...languageHeader(call),
  }
  const { body: sent, keepalive, signal } = parts
  // JSON.stringify(undefined) is undefined: a call without a body.
  const init = { method: call.method, headers, body: JSON.stringify(sent), keepalive, signal }
  const answer = await send(url, init, call.method === 'GET' ? takeEarlyAnswer(url) : undefined)
  if (!answer) return { kind: 'unreachable', httpStatus: undefined, retryAfterMs: 0 }

  const { httpStatus, ok, body, retryAfterMs } = answer
  if (httpStatus === 401 && token) endSession(token)
  const isReadable = body !== undefined || (ok && ANY_2XX.has(name))
  if (!isReadable) return { kind: 'unreachable', httpStatus, retryAfterMs }
  if (!isSuccess(name, ok, body)) {
    return { kind: 'refused', message: textAt(body, 'message') || undefined, httpStatus, retryAfterMs, body }
  }
  // Trusted, not validated: a schema library would delay every first load.
  const reply = (currentLanguage() === 'ar' ? withArabicTexts(body) : body) as ReplyOf<Name>
  return { kind: 'success', reply, headers: answer.headers }
}

export function addressOf(name: CallName, { params = {}, query }: Parts): string {
  const filled = addressOfAny(calls[name]).replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  return query ? `${filled}${filled.includes('?') ? '&' : '?'}${new URLSearchParams(query)}` : filled
}

/** A call's address, its parameters not yet filled in. Public answers name their language there, for caches. */
export function addressOfAny(call: Call): string {
  const address = API_HOST + API_ROOT + call.path
  return currentLanguage() === 'ar' && isPublicLoad(call) ? `${address}?lang=ar` : address
}

/** Sends `x-language: en` only after an explicit choice, because it also sets the language of letters. */
export function languageHeader(call: Call): Record<string, string> {
  const language = currentLanguage()
  return isPublicLoad(call) || (language === 'en' && !chosenLanguage()) ? {} : { 'x-language': language }
}

function isPublicLoad({ access, method }: Call): boolean {
  return access !== 'shopper' && method === 'GET'
}

/** Specification 7: {host}/api/v1. Empty, so that calls go to the storefront's own origin, unless the build sets another host. */
const API_HOST: string = import.meta.env.VITE_API_HOST ?? ''

/** Each call has its own definition of a success (decision 0005). */
export function isSuccess(name: CallName, httpOk: boolean, body: unknown): boolean {
  switch (name) {
    case 'signIn':
    case 'signUp':
      return textAt(body, 'message') === 'success' && textAt(body, 'token') !== undefined
    case 'clearCart':
      return textAt(body, 'message') === 'success'
    case 'openCheckoutSession':
      return httpOk && textAt(valueAt(body, 'session'), 'url') !== undefined
  }
  if (ANY_2XX.has(name)) return httpOk
  const { access, method } = calls[name]
  const data = valueAt(body, 'data')
  const isThere = name === 'findMyReview' ? data !== undefined : data != null
  // Our own server's HTTP statuses are right. Another may answer a load of these with anything.
  if (!(name in specifiedCalls)) return httpOk && (method !== 'GET' || isThere)
  return access === 'shopper' ? textAt(body, 'status') === 'success' : httpOk && isThere
}

/** Any 2xx answer is a success: specification 7 reads nothing from it. */
const ANY_2XX = new Set<CallName>(['forgotPassword', 'verifyResetCode', 'resetPassword', 'placeCashOrder'])

/** Requests that the page's first script sent before the script had loaded, by URL. Each serves the first try of one load. */
declare global {
  interface Window {
    earlyAnswers?: Record<string, Promise<Response> | undefined>
    /** The token that they were sent with. */
    earlyToken?: string | null
  }
}

function takeEarlyAnswer(url: string): Promise<Response> | undefined {
  const answer = window.earlyAnswers?.[url]
  delete window.earlyAnswers?.[url]
  return answer
}

// Names stand beside their Arabic: links and filters compare the English ones (catalog/category-names.ts).
const SHOWN = ['title', 'unit', 'description'] as const

/** The same answer with its Arabic titles, units and descriptions in place of the English ones, with the shop's digits. */
export function withArabicTexts(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(withArabicTexts)
  if (typeof answer !== 'object' || answer === null) return answer
  const shown: Record<string, unknown> = { ...answer }
  for (const key in shown) if (typeof shown[key] === 'object') shown[key] = withArabicTexts(shown[key])
  for (const key of SHOWN) {
    const arabic = shown[`${key}Ar`]
    if (typeof arabic === 'string' && arabic !== '') shown[key] = inShopDigits(arabic)
  }
  // They stand among Arabic words and numbers.
  for (const key of ['title', 'unit']) {
    const text = shown[key]
    if (typeof text === 'string') shown[key] = isolateUnlessArabic(text)
  }
  return shown
}
