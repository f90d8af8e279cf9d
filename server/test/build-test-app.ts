import { sql } from 'kysely'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { API_ROOT, calls, type CallName } from '@baqala/contract/calls'
import { buildApp, type Deps } from '../src/app.ts'
import { readConfig } from '../src/config/config.ts'
import type { Connection } from '../src/db/connection.ts'
import type { Mail } from '../src/mail/mailer.ts'
import { sendDueMails } from '../src/mail/outbox.ts'
import { makeOrigins } from '../src/http/origins.ts'
import { loadSecrets } from '../src/config/secrets.ts'
import { aRegistration } from './factories.ts'
import { emptyDatabase, openTestDatabase } from './test-database.ts'

export interface TestShop {
  readonly app: FastifyInstance
  readonly connection: Connection
  readonly deps: Deps
  /** All mails of this test, once `deliverMails` was called. */
  readonly mails: Mail[]
  deliverMails(): Promise<void>
}

export interface Ask {
  token?: string | undefined
  params?: Record<string, string>
  query?: string
  body?: unknown
  headers?: Record<string, string>
  /** The address the request seems to come from. */
  from?: string
}

export type Answer = {
  status: number
  // With `unknown` every expectation would begin with a cast, which checks nothing.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any
  headers: LightMyRequestResponse['headers']
  cookies: { name: string; value: string }[]
}

/**
 * Opens one shop per test file and empties it before each test. `settings` are environment variables (.env.example);
 * `change` replaces dependencies.
 */
export function openTestShop(
  settings: Record<string, string> = {},
  change: (deps: Deps) => Partial<Deps> | Promise<Partial<Deps>> = () => ({}),
): TestShop {
  const mails: Mail[] = []
  const shop = { mails } as { -readonly [Key in keyof TestShop]: TestShop[Key] }

  beforeAll(async () => {
    const connection = await openTestDatabase()
    const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', PORT: '3000', ...settings })
    const secrets = await loadSecrets(connection.db, config.jwtSecret)
    const deps: Deps = {
      config,
      connection,
      secrets,
      origins: makeOrigins(config.publicUrl, () => 3000, config.allowedOrigins, { adminHost: config.adminHost }),
      mailer: { send: async (mail) => void mails.push(mail) },
      payments: undefined,
    }
    shop.connection = connection
    shop.deps = { ...deps, ...(await change(deps)) }
    shop.app = await buildApp(shop.deps)
    await shop.app.ready()
  }, 60_000)

  shop.deliverMails = async () => {
    const { connection, secrets, mailer } = shop.deps
    const office = {
      db: connection.db,
      key: secrets.outbox,
      mailer,
      shopUrl: 'http://localhost:3000',
      onGivenUp: () => undefined,
    }
    while ((await sendDueMails(office)) > 0);
  }

  beforeEach(async () => {
    await emptyDatabase(shop.connection)
    mails.length = 0
  })

  afterAll(async () => {
    await shop.app.close()
    await shop.connection.close()
  })

  return shop
}

/** Makes one of the contract's calls by its name. */
export async function call({ app }: TestShop, name: CallName, ask: Ask = {}): Promise<Answer> {
  const { method, path } = calls[name]
  const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(ask.params?.[key] ?? key))
  const response = await app.inject({
    method,
    url: API_ROOT + filled + (ask.query === undefined ? '' : `?${ask.query}`),
    headers: { ...(ask.token === undefined ? {} : { token: ask.token }), ...ask.headers },
    ...(ask.body === undefined ? {} : { payload: ask.body as object }),
    ...(ask.from === undefined ? {} : { remoteAddress: ask.from }),
  })
  return {
    status: response.statusCode,
    body: response.headers['content-type']?.toString().includes('json') ? response.json() : response.body,
    headers: response.headers,
    cookies: response.cookies,
  }
}

/** Signs up a new shopper and returns their token and id. Their welcome letter does not count among the mails. */
export async function aShopper(shop: TestShop, facts: Parameters<typeof aRegistration>[0] = {}) {
  const registration = aRegistration(facts)
  const { body } = await call(shop, 'signUp', { body: registration })
  await sql`delete from outbox where kind = 'welcome'`.execute(shop.connection.db)
  const token: string = body.token
  const { body: verified } = await call(shop, 'verifyToken', { token })
  const id: string = verified.decoded.id
  return { ...registration, token, id }
}
