/** The one stack of every call of the staff: own pages ▸ session ▸ permission ▸ input ▸ handler ▸ reply. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { AdminEndpoint, FileBody } from '@baqala/contract/admin/admin-endpoint'
import { ADMIN_ROOT } from '@baqala/contract/admin/calls'
import type { Asked, Reply } from '@baqala/contract/endpoint'
import { deviceName } from '../auth/device-name.ts'
import { inTransaction, inTransactionRolledBack, type Db } from '../db/transaction.ts'
import { compile } from '../http/compiled-schema.ts'
import { networkOf } from '../http/limits/network-of.ts'
import type { Origins } from '../http/origins.ts'
import { messages as http } from '../http/http.messages.en.ts'
import { readInput, type Wording, wordingFor } from '../http/route.ts'
import type { SecretCookie } from '../http/secret-cookie.ts'
import { fieldRefusal, Refusal } from '../refusal.ts'
import type { Clerk } from './log.queries.ts'
import { codeRefusal } from './second-factor.ts'
import { clerkOf, findSession, type StaffClient, type StaffDeps, type StaffSession } from './sessions.ts'
import { messages } from './staff.messages.en.ts'

/** A signed-in person; nobody where anyone may call. */
type Caller<E extends AdminEndpoint> = E['may'] extends 'anyone'
  ? unknown
  : { readonly session: StaffSession; readonly clerk: Clerk }

/** The file of a call that brings one, and its media type. */
type Brought<E extends AdminEndpoint> = E extends { readonly file: FileBody }
  ? { readonly file: Buffer; readonly type: string }
  : unknown

export type AdminContext<E extends AdminEndpoint> = Asked<E> &
  Wording &
  Caller<E> &
  Brought<E> & {
    readonly reply: FastifyReply
    readonly client: StaffClient
    /** Whether `?check=true` was sent: such a call changes nothing, and needs no fresh factor. */
    readonly isCheck: boolean
    /** Runs a verb in one transaction. With `?check=true` it is rolled back: the answer says what would be. */
    readonly change: <Result>(verb: (tx: Db) => Promise<Result>) => Promise<Result>
  }

type DataOf<E extends AdminEndpoint> = Reply<E> extends { readonly data: infer Data } ? Data : never

/** Registers the handler of an endpoint, which returns the data of the answer, or the `reply` where it has sent that itself. */
export type AdminRoute = <const E extends AdminEndpoint>(
  endpoint: E,
  handler: (context: AdminContext<E>) => Promise<DataOf<E> | FastifyReply>,
) => void

interface AdminDeps extends StaffDeps {
  readonly origins: Origins
  readonly cookie: SecretCookie
  /** Whether a request may sign in as the demo people. */
  readonly seesDemo: (request: FastifyRequest) => boolean
}

export function makeAdminRoute(app: FastifyInstance, deps: AdminDeps): AdminRoute {
  const { db, origins, cookie } = deps

  async function admit(endpoint: AdminEndpoint, request: FastifyRequest): Promise<StaffSession | undefined> {
    if (endpoint.may === 'anyone') return undefined
    const secret = cookie.read(request)
    const session = secret === undefined ? undefined : await findSession(deps, secret)
    if (session === undefined) throw new Refusal(401, messages.noSession)
    refuseForbidden(endpoint, session)
    return session
  }

  const sessions = new WeakMap<FastifyRequest, StaffSession>()

  return (endpoint, handler) => {
    if (endpoint.file !== undefined) readFiles(app, endpoint.file)
    app.route({
      method: endpoint.method,
      url: ADMIN_ROOT + endpoint.path,
      ...(endpoint.file !== undefined && { bodyLimit: endpoint.file.maxBytes }),
      // Before the body is read: nobody fills the memory with files without being somebody.
      async onRequest(request, reply) {
        reply.header('cache-control', 'no-store')
        refuseForeignPages(request, origins)
        const session = await admit(endpoint, request)
        if (session !== undefined) sessions.set(request, session)
        if (endpoint.file !== undefined) refuseOtherFiles(request, endpoint.file)
      },
      async handler(request, reply) {
        const session = sessions.get(request)
        const input = readInput(endpoint, request, { isStaff: true })
        const isCheck = isAskedToCheck(endpoint, request, input.query)
        const context = {
          ...input,
          ...wordingFor(request),
          ...(session === undefined ? {} : { session, clerk: clerkOf(session) }),
          ...(endpoint.file !== undefined && { file: request.body, type: mediaTypeOf(request) }),
          reply,
          isCheck,
          client: clientOf(request, deps),
          change: <Result>(verb: (tx: Db) => Promise<Result>) =>
            isCheck ? inTransactionRolledBack(db, verb) : inTransaction(db, verb),
        }
        // A cast, because TypeScript does not relate the input to the schemas of a generic endpoint.
        const data = await handler(context as unknown as AdminContext<typeof endpoint>)
        // A stream or a file; one that its reader has left is not `sent`.
        if (reply.sent || reply.raw.headersSent) return reply
        return reply.status(endpoint.status ?? 200).send(z.parse(compile(endpoint.reply), { status: 'success', data }))
      },
    })
  }
}

/** Whether a write is only to say what it would do. Refused (400) where it cannot, or it would be done. */
function isAskedToCheck({ method }: AdminEndpoint, { url }: FastifyRequest, query: unknown): boolean {
  if (typeof query === 'object' && query !== null && 'check' in query) return query.check === 'true'
  if (method !== 'GET' && new URL(url, 'http://admin').searchParams.has('check'))
    throw new Refusal(400, messages.cannotCheck)
  return false
}

/** Lets the staff's calls, and no others, take bodies of these media types as they are. */
function readFiles(app: FastifyInstance, { types }: FileBody): void {
  const added = types.filter((type) => !app.hasContentTypeParser(type))
  if (added.length > 0) app.addContentTypeParser(added, { parseAs: 'buffer' }, (_, body, done) => done(null, body))
}

function refuseOtherFiles(request: FastifyRequest, { types, maxBytes }: FileBody): void {
  if (!types.includes(mediaTypeOf(request))) throw new Refusal(415, messages.wrongFileType({ types }))
  const length = Number(request.headers['content-length'])
  if (length > maxBytes) throw new Refusal(413, http.tooLarge({ bytes: maxBytes }))
  if (length === 0) throw new Refusal(400, messages.emptyFile)
}

function mediaTypeOf({ headers }: FastifyRequest): string {
  return (headers['content-type'] ?? '').replace(/;.*/s, '').trim().toLowerCase()
}

function refuseForbidden({ may, isStrong }: AdminEndpoint, session: StaffSession): void {
  if (may === 'anyone' || may === 'staff') return
  if (session.wantsCode && !session.hasCode) throw new Refusal(403, messages.setUpCode)
  if (!session.may.includes(may)) throw new Refusal(403, messages.mayNot)
  if (isStrong === true) demandFreshFactor(session)
}

/** Refuses (403) unless the second factor was entered in the last ten minutes; for routes on which an amount decides. */
export function demandFreshFactor({ isStrong, hasCode }: Pick<StaffSession, 'isStrong' | 'hasCode'>): void {
  if (isStrong) return
  if (hasCode) throw codeRefusal(403, 'notFresh')
  throw fieldRefusal(403, messages.notFreshPassword, 'password')
}

function clientOf(request: FastifyRequest, { seesDemo }: AdminDeps): StaffClient {
  const device = deviceName(request.headers['user-agent']) ?? ''
  return { network: networkOf(request.ip), device, seesDemo: seesDemo(request) }
}

// Types that a form of any page can send without asking our server first (fetch.spec.whatwg.org, CORS-safelisted).
const SIMPLE_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/i

/**
 * Refuses (403) a call that another site's page makes with the cookie of somebody signed in (cross-site request forgery). Browsers
 * tell where a call comes from; on plain http to another machine they leave that out, and name the origin of writes.
 */
function refuseForeignPages(request: FastifyRequest, origins: Origins): void {
  const { 'sec-fetch-site': site, origin, host, 'content-type': type = '' } = request.headers
  if (site !== undefined) {
    if (site !== 'same-origin') throw new Refusal(403, messages.fromElsewhere)
  } else if (origin !== undefined && origin !== origins.forHost(host)) throw new Refusal(403, messages.fromElsewhere)
  if (request.method !== 'GET' && SIMPLE_TYPES.test(type)) throw new Refusal(415, messages.wrongType)
}
