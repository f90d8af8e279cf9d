import { hash } from 'node:crypto'
import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { COLUMN_PARSERS } from './column-types.ts'
import type { Connection } from './connection.ts'
import { createListener, KEEP_ALIVE } from './listener.ts'
import type { Db } from './rows.ts'

const OPTIONS = [
  // No shopper waits longer than this for a statement, or for a lock.
  'statement_timeout=15000',
  'lock_timeout=8000',
  'idle_in_transaction_session_timeout=20000',
  // Planning the cart's seven tables takes five times as long as reading them. By default PostgreSQL plans a prepared
  // statement anew whenever a plan for the given values looks cheaper, even if only because the tables were small once.
  'plan_cache_mode=force_generic_plan',
]

export function openServer(url: string, poolSize: number): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    // For a connection, and for a place in a full pool.
    connectionTimeoutMillis: 5_000,
    // When a database machine is gone without a word, a query on an open connection waits for a quarter of an hour (TCP).
    // A quiet shop keeps few connections open and opens others.
    idleTimeoutMillis: 10_000,
    ...KEEP_ALIVE,
    options: OPTIONS.map((option) => `-c ${option}`).join(' '),
    types: { getTypeParser },
  })
  // A connection that the server closed ends no process: its query fails, and the pool opens another when needed.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const dialect = new PostgresDialect({
    pool: {
      connect: async () => withPreparedStatements(await pool.connect()),
      end: () => pool.end(),
      options: pool.options,
    },
  })
  const db: Db = new Kysely<object>({ dialect })
  const listener = createListener(url)
  return {
    db,
    kind: 'server',
    poolUse: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    listen: listener.listen,
    async close() {
      await listener.close()
      await db.destroy()
    },
  }
}

/** Prepared statements: PostgreSQL parses and plans a statement with parameters once per connection, by its name. */
function withPreparedStatements(client: pg.PoolClient): PostgresPoolClient {
  const prepared = {
    query: (text: string, values: unknown[]) => client.query({ name: nameOf(text, values), text, values }),
    release: (destroy?: boolean) => client.release(destroy),
  }
  // Kysely's type also has cursors, which it asks for only where its dialect was given them.
  return prepared as unknown as PostgresPoolClient
}

function nameOf(text: string, values: readonly unknown[]): string | undefined {
  // Statements made up from a shopper's filters are endless; each would stay in the connection's memory.
  if (values.length === 0 || text.startsWith('/* these values */')) return undefined
  return hash('sha1', text, 'base64url')
}

function getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  return COLUMN_PARSERS[oid] ?? (pg.types.getTypeParser(oid, format ?? 'text') as (value: string) => unknown)
}
