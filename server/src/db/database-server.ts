import { hash } from 'node:crypto'
import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { COLUMN_PARSERS } from './column-types.ts'
import type { Connection, DatabaseSettings } from './connection.ts'
import { followPrimary } from './follow-primary.ts'
import { createListener, KEEP_ALIVE } from './listener.ts'
import type { Db } from './rows.ts'

type ServerSettings = DatabaseSettings & { readonly url: string }

const OPTIONS = [
  'statement_timeout=15000',
  'lock_timeout=8000',
  'idle_in_transaction_session_timeout=20000',
  // Planning the cart query takes five times as long as running it. By default PostgreSQL plans a prepared statement again
  // whenever it estimates a plan for the actual values to be cheaper, which outdated statistics of small tables cause.
  'plan_cache_mode=force_generic_plan',
  // Compiling a plan to machine code takes longer than running it: 1.5 s of a report's 1.7 s.
  'jit=off',
]

// A pooler gives another connection after each transaction (DATABASE_POOLED), so a limit holds for one transaction.
const LIMITS_OF_A_TRANSACTION = OPTIONS.filter((option) => option.includes('timeout'))
  .map((option) => `set local ${option};`)
  .join(' ')
const ALONE_MS = 16_000
const LOOK_EVERY_MS = 5_000

export function openServer({ url, poolSize, isPooled = false, listenUrl }: ServerSettings): Connection {
  const servers = followPrimary(url)
  const pools = new Map(servers.addresses.map((address) => [address, makePool(address, poolSize, isPooled)]))
  async function connect(): Promise<PostgresPoolClient> {
    const pool = pools.get(servers.known() ?? (await servers.primary()))
    if (pool === undefined) throw new Error('A server of DATABASE_URL has no pool.')
    const client = await pool.connect().catch(servers.note)
    const { query, release } = isPooled ? withLimits(client) : withPreparedStatements(client)
    const noting = { query: (text: string, values: unknown[]) => query(text, values).catch(servers.note), release }
    // A cast, because Kysely's type has cursors, which it uses only if its dialect is given them.
    return noting as unknown as PostgresPoolClient
  }
  const dialect = new PostgresDialect({
    pool: {
      connect,
      end: async () => void (await Promise.all([...pools.values()].map((pool) => pool.end()))),
      options: {},
    },
  })
  const db: Db = new Kysely<object>({ dialect })
  const hears = async () => listenUrl ?? servers.primary()
  const listener = isPooled && listenUrl === undefined ? poll() : createListener(hears)
  return {
    db,
    kind: 'server',
    poolUse() {
      const {
        totalCount = 0,
        idleCount = 0,
        waitingCount = 0,
      } = pools.get(servers.known() ?? '') ?? [...pools.values()][0] ?? {}
      return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount }
    },
    listen: listener.listen,
    async close() {
      await listener.close()
      await db.destroy()
    },
  }
}

function makePool(url: string, poolSize: number, isPooled: boolean): pg.Pool {
  const { address, options } = takeOptions(url)
  const pool = new pg.Pool({
    connectionString: address,
    max: poolSize,
    // Covers both opening a connection and waiting for a free one.
    connectionTimeoutMillis: 5_000,
    // If the database machine loses power, a query on an open connection hangs for up to 15 minutes (TCP retransmission), so
    // idle connections are closed early.
    idleTimeoutMillis: 10_000,
    ...KEEP_ALIVE,
    ...(isPooled
      ? { ...(options && { options }) }
      : { options: [...OPTIONS.map((option) => `-c ${option}`), options].join(' ').trim() }),
    types: { getTypeParser },
  })
  // An unhandled error event would end the process. The query on the connection fails by itself, and the pool reconnects.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** The options that an address has of its own, such as Neon's `endpoint=…`. The driver would take them for all there are. */
function takeOptions(url: string): { address: string; options: string } {
  // A socket's address, postgres://user@/shop?host=/run/postgresql, is no URL.
  const [address = '', query = ''] = url.split('?', 2)
  const params = new URLSearchParams(query)
  const options = params.get('options') ?? ''
  if (options === '') return { address: url, options }
  params.delete('options')
  return { address: `${address}?${params.toString()}`, options }
}

/** A pooler in transaction mode hears no notifications: without a direct address the process looks every five seconds. */
function poll() {
  const timers: NodeJS.Timeout[] = []
  return {
    async listen(_channel: string, onHint: () => void) {
      timers.push(setInterval(onHint, LOOK_EVERY_MS).unref())
    },
    close: async () => timers.forEach((timer) => clearInterval(timer)),
  }
}

/**
 * Sends the limits with `begin`, as startup options reach no pooler; a statement alone is given up by the driver. Nothing is
 * prepared: it would be there on one connection alone.
 */
function withLimits(client: pg.PoolClient) {
  let isInside = false
  let isLate = false
  async function query(text: string, values: unknown[]) {
    if (/^(begin|start transaction)/.test(text)) {
      isInside = true
      return client.query(`${text}; ${LIMITS_OF_A_TRANSACTION}`)
    }
    if (isInside) {
      isInside = !/^(commit|rollback)$/.test(text)
      return client.query(text, values)
    }
    try {
      // The types of the driver lack it.
      return await client.query({ text, values, query_timeout: ALONE_MS } as pg.QueryConfig)
    } catch (error) {
      isLate ||= error instanceof Error && /timeout/i.test(error.message)
      throw error
    }
  }
  // A statement that was given up still runs, and nobody else may have its connection.
  return { query, release: (destroy?: boolean) => client.release(isLate || destroy) }
}

/** Names each statement with parameters, so that PostgreSQL prepares it once per connection. */
function withPreparedStatements(client: pg.PoolClient) {
  return {
    query: (text: string, values: unknown[]) => client.query({ name: nameOf(text, values), text, values }),
    release: (destroy?: boolean) => client.release(destroy),
  }
}

function nameOf(text: string, values: readonly unknown[]): string | undefined {
  // There are too many combinations of product filters to keep each as a prepared statement in memory.
  if (values.length === 0 || text.startsWith('/* these values */')) return undefined
  return hash('sha1', text, 'base64url')
}

function getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  return COLUMN_PARSERS[oid] ?? (pg.types.getTypeParser(oid, format ?? 'text') as (value: string) => unknown)
}
