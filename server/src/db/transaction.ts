/** Transactions, and what else code above the queries needs of the database: SQL is behind rows.ts, which the gate keeps to queries. */
import { setTimeout as sleep } from 'node:timers/promises'
import { execute, sqlStateOf, type Db } from './rows.ts'

export { theRow, type Db } from './rows.ts'

// SQLSTATE serialization_failure, deadlock_detected, foreign_key_violation and unique_violation: the last two arise if a row was
// deleted or inserted after it was looked for. Run again, the work finds what is there now.
const LOST_RACES = new Set(['40001', '40P01', '23503', '23505'])
const MAX_ATTEMPTS = 3

// A row that stays locked is tried again for so long, with pauses in which the connection serves others: transactions that wait
// inside would fill the pool. It is for those that wait briefly; lock_timeout is longer elsewhere.
const LOCKED_FOR_MS = 3_000
const PAUSE_MS = 500

/**
 * Limits what this transaction waits for a lock from now on, for goods, which may be locked for long. SET LOCAL ends with the
 * transaction, behind a pooler too.
 */
export async function waitBriefly(tx: Db): Promise<void> {
  await execute(tx)`set local lock_timeout = 250`
}

/**
 * Gives each statement of this transaction ten minutes, and the time between them and the whole no limit: those of
 * database-server.ts, or of the role, keep a shopper's request short. The limit on waiting for locks stays.
 */
export async function allowLongWork(tx: Db): Promise<void> {
  // PostgreSQL has transaction_timeout from version 17 on.
  await execute(tx)`
    select set_config(name, case name when 'statement_timeout' then '600000' else '0' end, true) from pg_settings
    where name in ('statement_timeout', 'idle_in_transaction_session_timeout', 'transaction_timeout')`
}

/** Thrown when another transaction has changed a row while this one waited for its lock. The transaction is retried. */
export class LostRace extends Error {}

/**
 * Runs `work` in a transaction. Repeats it after a lost race, and while a row is locked, so `work` must have no
 * effects outside the database. Given a transaction, the work is part of it.
 */
export function inTransaction<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
  return db.isTransaction ? work(db) : retryLostRaces(() => db.transaction().execute(work))
}

/** The same for a single statement, which is a transaction by itself. */
export async function retryLostRaces<Result>(work: () => Promise<Result>): Promise<Result> {
  const givesUpAt = performance.now() + LOCKED_FOR_MS
  for (let races = 1; ;) {
    try {
      return await work()
    } catch (error) {
      // By chance, or all would come back at once.
      if (isLocked(error) && performance.now() < givesUpAt) await sleep(PAUSE_MS * (1 + Math.random()))
      else if (isLostRace(error) && races < MAX_ATTEMPTS) races += 1
      else throw error
    }
  }
}

/** Runs `work`, which only reads, on the database as it is at one moment. */
export function inSnapshot<Result>(db: Db, work: (snapshot: Db) => Promise<Result>): Promise<Result> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work)
}

/** Runs `work` in a transaction and takes it back: the result says what would be, nothing is changed, and nobody hears of it. */
export function inTransactionRolledBack<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
  return retryLostRaces(async () => {
    const tx = await db.startTransaction().execute()
    try {
      return await work(tx)
    } finally {
      await tx.rollback().execute()
    }
  })
}

/** Whether another transaction held a lock for longer than lock_timeout. */
export function isLocked(error: unknown): boolean {
  return sqlStateOf(error) === '55P03'
}

/** Whether the statement was given up because it took too long: a limit of its own (57014) or a lock. */
export function isTooSlow(error: unknown): boolean {
  return isLocked(error) || sqlStateOf(error) === '57014'
}

function isLostRace(error: unknown): boolean {
  return error instanceof LostRace || LOST_RACES.has(sqlStateOf(error))
}
