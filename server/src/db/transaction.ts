import type { Db } from './rows.ts'

// SQLSTATE serialization_failure and deadlock_detected.
const LOST_RACES = new Set(['40001', '40P01'])
const MAX_TRIES = 3

/** Thrown by a query whose row another transaction took while this one waited for it: the next try sees what that one left. */
export class LostRace extends Error {}

/**
 * Runs `work` in one transaction: everything in it happens, or nothing. A lost race is retried from the start, so `work`
 * may hold nothing but database work: no mail, no payment provider, no network.
 */
export function inTransaction<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
  return retryLostRaces(() => db.transaction().execute(work))
}

/** The same for work that is a single statement, and so a transaction by itself. */
export async function retryLostRaces<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (!isLostRace(error) || attempt === MAX_TRIES) throw error
    }
  }
}

function isLostRace(error: unknown): boolean {
  if (error instanceof LostRace) return true
  return error instanceof Error && 'code' in error && LOST_RACES.has(String(error.code))
}
