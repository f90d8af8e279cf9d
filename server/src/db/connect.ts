import { createHash } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely'
import pg from 'pg'
import { lockFolder } from './lock-folder.ts'
import type { Db } from './rows.ts'

// The two drivers disagree on int8, numeric and date; both are brought to number, number and 'YYYY-MM-DD'.
const INT8 = 20
const NUMERIC = 1700
const DATE = 1082

export interface Connection {
  readonly db: Db
  readonly kind: 'embedded' | 'server'
  /** How many connections to the database are in use and idle, and how many requests wait for one. */
  poolUse(): { readonly used: number; readonly idle: number; readonly waiting: number }
  /** Calls `onHint` with what `channel` is notified of, and without after every reconnect, for what may have been missed. */
  listen(channel: string, onHint: (payload?: string) => void): Promise<void>
  close(): Promise<void>
}

export interface DatabaseSettings {
  /** postgres://…; without it the embedded PostgreSQL in `folder` (or in memory, where that is undefined too). */
  readonly url?: string | undefined
  readonly folder?: string | undefined
  /** What an embedded database in memory begins with: another one's dump, which opens faster than a new one is made. */
  readonly dump?: Blob | undefined
  readonly poolSize: number
}

export function connect(settings: DatabaseSettings): Promise<Connection> {
  return settings.url === undefined
    ? openEmbedded(settings.folder, settings.dump)
    : Promise.resolve(openServer(settings.url, settings.poolSize))
}

async function openEmbedded(folder: string | undefined, dump: Blob | undefined): Promise<Connection> {
  const unlock = folder === undefined ? undefined : await lockFolder(folder)
  // 27 MB that a server on PostgreSQL never needs.
  const { PGlite } = await import('@electric-sql/pglite')
  if (folder !== undefined) await mkdir(folder, { recursive: true })
  const pglite = await PGlite.create({
    ...(folder === undefined ? {} : { dataDir: `${folder}/postgres` }),
    ...(dump === undefined ? {} : { loadDataDir: dump }),
    parsers: { [INT8]: Number, [NUMERIC]: Number, [DATE]: (day: string) => day },
  })
  const db: Db = new Kysely<object>({ dialect: new PGliteDialect({ pglite }) })
  return {
    db,
    kind: 'embedded',
    // It lives in this process and does one thing at a time.
    poolUse: () => ({ used: 0, idle: 1, waiting: 0 }),
    async listen(channel, onHint) {
      await pglite.listen(channel, onHint)
    },
    async close() {
      await db.destroy()
      if (!pglite.closed) await pglite.close()
      await unlock?.()
    },
  }
}

function openServer(url: string, poolSize: number): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    Client: PreparingClient,
    connectionTimeoutMillis: 5_000,
    // A statement that takes longer than a shopper waits is not worth finishing; nor is one that waits for a lock so long.
    options: '-c statement_timeout=15000 -c lock_timeout=8000 -c idle_in_transaction_session_timeout=20000',
    types: { getTypeParser },
  })
  // A connection that the server closed is no reason to stop: its query is told, and the pool opens another when needed.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db: Db = new Kysely<object>({ dialect: new PostgresDialect({ pool }) })
  const listeners: { stop(): Promise<void> }[] = []
  return {
    db,
    kind: 'server',
    poolUse: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    async listen(channel, onHint) {
      listeners.push(await keepListening(url, channel, onHint))
    },
    async close() {
      await Promise.all(listeners.map((listener) => listener.stop()))
      await db.destroy()
    },
  }
}

function getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (oid === INT8 || oid === NUMERIC) return Number
  if (oid === DATE) return (day: string) => day
  return pg.types.getTypeParser(oid, format ?? 'text') as (value: string) => unknown
}

const statementNames = new Map<string, string>()
const MOST_PREPARED = 500

/** Names every statement after its text, so that PostgreSQL parses and plans it once per connection. */
class PreparingClient extends pg.Client {
  // The driver's own overloads are many, and `never` fits them all; whatever this does not recognise passes through.
  override query(...args: unknown[]): never {
    const [text, values, ...rest] = args
    const name = typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined
    const query = super.query.bind(this) as (...args: unknown[]) => never
    return name === undefined ? query(...args) : query({ name, text, values }, ...rest)
  }
}

function nameOf(text: string): string | undefined {
  // Statements made up from a query string are endless; they would leave no room for those that come again.
  if (text.includes('/* variants */')) return undefined
  const known = statementNames.get(text)
  if (known !== undefined || statementNames.size >= MOST_PREPARED) return known
  const name = createHash('sha1').update(text).digest('base64url')
  statementNames.set(text, name)
  return name
}

/** Holds one connection of its own on LISTEN, and opens it again for as long as the shop runs. */
async function keepListening(url: string, channel: string, onHint: (payload?: string) => void) {
  let stopped = false
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined

  async function open() {
    const next = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true })
    next.on('notification', ({ payload = '' }) => onHint(payload))
    next.on('error', () => undefined)
    next.on('end', () => openSoon())
    await next.connect()
    await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    client = next
    onHint()
  }

  function openSoon() {
    client = undefined
    if (stopped || timer !== undefined) return
    timer = setTimeout(() => {
      timer = undefined
      open().catch(openSoon)
    }, 1_000)
  }

  await open()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await client?.end()
    },
  }
}
