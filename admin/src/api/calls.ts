/** How screens ask and change. Every call of the staff is sent here: it ends with the answer, or throws CallFailed. */
import { keepPreviousData, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import type { AdminApi } from '@baqala/contract/admin/api'
import { ADMIN_ROOT, adminCalls, type AdminCallName } from '@baqala/contract/admin/calls'
import type { Asking, Reply } from '@baqala/contract/endpoint'
import type { Failure } from '@baqala/contract/reply'
import { send } from '@baqala/kit/api/send.ts'
import { createStore } from '@baqala/kit/api/store.ts'
import { currentLanguage } from '@baqala/kit/language/language.ts'
import { messages } from '#messages/api'
import { queryClient } from './query-client.ts'

/** The `data` of a call's reply. */
export type AdminReply<Name extends AdminCallName> = Reply<AdminApi[Name]>['data' & keyof Reply<AdminApi[Name]>]
/** An Ask of any call: TypeScript cannot tell which of these parts a generic one has. */
interface LooseAsk {
  readonly params?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly query?: Readonly<Record<string, string>>
  /** Sent as it is, with its own type, for a call that takes a file. */
  readonly file?: Blob
  /** For a call that writes thousands of rows, or takes a file. */
  readonly isLong?: boolean
  /** It is sent to its end even if the page is left. */
  readonly keepalive?: boolean
  /** The Idempotency-Key. */
  readonly key?: string
}
export type Ask<Name extends AdminCallName> = Asking<AdminApi[Name]> &
  Pick<LooseAsk, 'query' | 'file' | 'isLong' | 'keepalive' | 'key'>

// A slow line, or thousands of rows to write.
const LONG_TIMEOUT_MS = 120_000

/** A call that was not answered as asked. `field` is the one to look at, such as `code`, the first of all that the message is about. */
export class CallFailed extends Error {
  readonly status: number
  readonly field: string | undefined
  readonly fields: readonly (string | undefined)[]
  constructor(message: string, status: number, ...fields: readonly (string | undefined)[]) {
    super(message)
    this.status = status
    this.field = fields[0]
    this.fields = fields
  }
}

/** An Idempotency-Key, with which the server makes a change once, however often it is sent. */
export function newKey(): string {
  // Not randomUUID, which browsers give to https alone.
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}

/** Whether there is no such thing any more. */
export function isNotFound(error: Error | null): boolean {
  return error instanceof CallFailed && error.status === 404
}

/** Whether the server ended the session of this page, such as by a dismissal or after hours; its reader did not sign out. */
export const sessionHasEnded = createStore(false)

/** Shows the sign-in. */
export function forgetSession(hasEnded: boolean): void {
  sessionHasEnded.set(hasEnded)
  setSession(null)
}

/** Shows the screens of the person who has signed in, or the sign-in. Nobody sees the answers to the person before. */
export function setSession(session: AdminReply<'getSession'> | null): void {
  queryClient.setQueryData(['session'], session)
  // The session itself stays: the page would not learn that one which was removed is over.
  queryClient.removeQueries({ predicate: ({ queryKey: [noun] }) => noun !== 'session' })
}

/** The key under which a tab keeps something of the person who is signed in: on a shared phone nobody goes on from another. */
export const ownKey = (name: string) =>
  `${name} of ${queryClient.getQueryData<AdminReply<'getSession'>>(['session'])?.person._id}`

/** Returns what the server answered, or throws CallFailed with a sentence for the reader. A session that ended shows the sign-in again. */
export async function callAdmin<Name extends AdminCallName>(name: Name, ask: Ask<Name>): Promise<AdminReply<Name>> {
  const { method, path } = adminCalls[name]
  const { params = {}, body, query, file, isLong = file !== undefined, keepalive = false, key }: LooseAsk = ask
  const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
  const answer = await send(`${ADMIN_ROOT}${filled}${query ? `?${new URLSearchParams(query).toString()}` : ''}`, {
    method,
    keepalive,
    headers: {
      'x-language': currentLanguage(),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(key && { 'idempotency-key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(file !== undefined && { body: file }),
    ...(isLong && { timeoutMs: LONG_TIMEOUT_MS }),
  })
  if (answer === undefined) throw new CallFailed(messages.noConnection, 0)
  // Trusted, not validated: the server has held it against the contract.
  if (answer.ok) return (answer.body as { data: AdminReply<Name> }).data
  const { message, errors } = (answer.body ?? {}) as Partial<Failure>
  // A wrong password, as a proof of who is signed in, is refused by the same status: the session itself is asked.
  const isProof = 'password' in Object(body)
  const isNobody = answer.httpStatus === 401 && adminCalls[name].may !== 'anyone' && errors === undefined
  if (isNobody && isProof) void refresh('session')
  else if (isNobody && queryClient.getQueryData(['session'])) forgetSession(true)
  throw new CallFailed(message ?? messages.noConnection, answer.httpStatus, errors?.param)
}

type Options<Data> = Omit<UseQueryOptions<Data>, 'queryKey' | 'queryFn'>

/** Keeps a list on screen until its next page, or the answer to another search, has come. */
export const keepsLast = { placeholderData: keepPreviousData } as const

export function useCall<Name extends AdminCallName>(
  noun: string,
  name: Name,
  ask: Ask<Name>,
  options?: Options<AdminReply<Name>>,
) {
  return useQuery({ queryKey: [noun, name, ask], queryFn: () => callAdmin(name, ask), ...options })
}

export async function refresh(...nouns: readonly string[]): Promise<void> {
  await Promise.all(nouns.map((noun) => queryClient.invalidateQueries({ queryKey: [noun] })))
}

/** Makes a change. If the form holds a code or a password, that proof is sent first. */
export async function changeAdmin<Name extends AdminCallName>(
  nouns: string | readonly string[],
  name: Name,
  ask: Ask<Name>,
  { code, password }: Readonly<Record<string, string>> = {},
): Promise<AdminReply<Name>> {
  if (code || password) {
    const body = { ...(code && { code }), ...(password && { password }) }
    queryClient.setQueryData(['session'], await callAdmin('strengthenSession', { body }))
  }
  const result = await callAdmin(name, ask)
  await refresh(...[nouns].flat())
  return result
}
