import type { Db } from './rows.ts'

// PostgreSQL's words for "you lost a race, ask again": serialization_failure and deadlock_detected.
const WORTH_ANOTHER_TRY = new Set(['40001', '40P01'])
const TRIES = 4

/**
 * Runs `work` in one transaction: everything in it happens, or nothing. Lost races are run again from the start, so
 * `work` may hold nothing but database work: no mail, no provider, no network.
 */
export async function inTransaction<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      const lostRace = error instanceof Error && 'code' in error && WORTH_ANOTHER_TRY.has(String(error.code))
      if (!lostRace || attempt === TRIES) throw error
    }
  }
}
