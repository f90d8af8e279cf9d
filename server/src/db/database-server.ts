import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { COLUMN_PARSERS } from './column-types.ts'
import type { Connection } from './connection.ts'
import { keepListening, SIGNS_OF_LIFE } from './keep-listening.ts'
import { PreparingClient } from './preparing-client.ts'
import type { Db } from './rows.ts'

const OPTIONS = [
  // A statement that takes longer than a shopper waits is not worth finishing; nor is one that waits for a lock so long.
  'statement_timeout=15000',
  'lock_timeout=8000',
  'idle_in_transaction_session_timeout=20000',
  // Planning a cart's seven tables takes five times as long as reading it. Left to itself PostgreSQL plans again and again
  // wherever plans for given values look cheaper, be it only because they were made while the tables were small.
  'plan_cache_mode=force_generic_plan',
  // What is asked for lies in memory, or on a disk without a head to move: a shelf of a thousand products is no reason to
  // read all of it for three.
  'random_page_cost=1.1',
]

export function openServer(url: string, poolSize: number): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    Client: PreparingClient,
    connectionTimeoutMillis: 5_000,
    // A database machine that is gone without a word takes the connections along that were open, and what waits for one of
    // them waits for a quarter of an hour (TCP): a quiet shop has few, and opens others.
    idleTimeoutMillis: 10_000,
    ...SIGNS_OF_LIFE,
    options: OPTIONS.map((option) => `-c ${option}`).join(' '),
    types: { getTypeParser },
  })
  // A connection that the server closed is no reason to stop: its query is told, and the pool opens another when needed.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db: Db = new Kysely<object>({ dialect: new PostgresDialect({ pool }) })
  const listener = keepListening(url)
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
      await listener.stop()
      await db.destroy()
    },
  }
}

function getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  return COLUMN_PARSERS[oid] ?? (pg.types.getTypeParser(oid, format ?? 'text') as (value: string) => unknown)
}
