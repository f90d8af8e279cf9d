/** The server as the admin's component tests have it: it answers each call as a test says, and remembers what was asked. */
import { ADMIN_ROOT, adminCalls, type AdminCallName } from '@baqala/contract/admin/calls'
import { permissionsOf, type Role } from '@baqala/contract/admin/may'
import type { Failure } from '@baqala/contract/reply'
import type { AdminReply } from '../src/api/calls.ts'

export interface Asked {
  readonly name: AdminCallName
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly body: unknown
  /** The Idempotency-Key. */
  readonly key: string | null
}

interface Refused {
  readonly status: number
  readonly message: string
  readonly errors?: Failure['errors']
}

type Answer = (asked: Asked) => { readonly data: unknown } | { readonly refused: Refused } | 'never'

const answers = new Map<AdminCallName, Answer>()
/** The calls that the page has made, in their order. */
export const asked: Asked[] = []

/** Answers a call from now on. */
export function answer<Name extends AdminCallName>(name: Name, data: (asked: Asked) => AdminReply<Name>): void {
  answers.set(name, (call) => ({ data: data(call) }))
}

/** Refuses a call from now on, as the server would. */
export function refuse(name: AdminCallName, status: number, message: string, errors?: Failure['errors']): void {
  answers.set(name, () => ({ refused: { status, message, ...(errors !== undefined && { errors }) } }))
}

/** Refuses a call as `refuse` does, and answers it as a test said before where it only asks what would be. */
export function refuseUnlessChecked(name: AdminCallName, status: number, message: string): void {
  const checked = answers.get(name)
  refuse(name, status, message)
  const refused = answers.get(name)
  answers.set(name, (call) => (call.query.has('check') ? checked : refused)?.(call) ?? 'never')
}

/** Leaves a call without an answer from now on, as a slow line does. */
export function answerNever(name: AdminCallName): void {
  answers.set(name, () => 'never')
}

export function askedFor(name: AdminCallName): Asked[] {
  return asked.filter((call) => call.name === name)
}

/** The session of somebody of the role. */
export function sessionOf(role: Role): AdminReply<'getSession'> {
  const person = { _id: `id-${role}`, name: `Mona ${role}`, login: role, role }
  const strongUntil = new Date(Date.now() + 600_000).toISOString()
  return {
    person,
    language: null,
    may: [...permissionsOf(role)],
    hasCode: false,
    recoveryCodes: 0,
    wantsCode: false,
    strongUntil,
    shop: '',
  }
}

/** Signs somebody of the role in. */
export function signIn(role: Role): void {
  answer('getSession', () => sessionOf(role))
}

export function forgetAll(): void {
  answers.clear()
  asked.length = 0
}

/** `fetch` of the page. A call that no test has answered is an error of the test. */
export const answerFetch: typeof fetch = async (address, { method = 'GET', body, headers, signal } = {}) => {
  const url = new URL(address instanceof Request ? address.url : address, location.href)
  const call = findCall(method, url)
  const key = new Headers(headers).get('idempotency-key')
  const sent: Asked = {
    ...call,
    query: url.searchParams,
    body: typeof body === 'string' ? JSON.parse(body) : body,
    key,
  }
  asked.push(sent)
  const made = answers.get(call.name)?.(sent)
  if (made === undefined) throw new Error(`No test has answered ${call.name}.`)
  if (made === 'never') return new Promise((_, reject) => signal?.addEventListener('abort', reject))
  if ('data' in made) return Response.json({ status: 'success', data: made.data })
  const { status, message, errors } = made.refused
  return Response.json({ status: 'fail', message, ...(errors && { errors }) }, { status })
}

function findCall(method: string, { pathname }: URL): Pick<Asked, 'name' | 'params'> {
  const parts = pathname.slice(ADMIN_ROOT.length).split('/')
  // A path without parameters comes before one whose parameter would take its place.
  const fits = Object.entries(adminCalls)
    .filter((entry) => entry[1].method === method && paramsOf(entry[1].path, parts) !== undefined)
    .toSorted(([, one], [, other]) => one.path.split(':').length - other.path.split(':').length)
  const [found] = fits
  if (!found) throw new Error(`The admin asked for ${method} ${pathname}, which is no call.`)
  return { name: found[0] as AdminCallName, params: paramsOf(found[1].path, parts) ?? {} }
}

function paramsOf(path: string, parts: readonly string[]): Record<string, string> | undefined {
  const wanted = path.split('/')
  if (wanted.length !== parts.length) return undefined
  if (wanted.some((part, at) => !part.startsWith(':') && part !== parts[at])) return undefined
  return Object.fromEntries(
    wanted.flatMap((part, at) => (part.startsWith(':') ? [[part.slice(1), decodeURIComponent(parts[at] ?? '')]] : [])),
  )
}
