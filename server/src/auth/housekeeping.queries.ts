/** What a job between requests tidies away. */
import { sql } from 'kysely'
import { countChanged, type Db } from '../db/rows.ts'

/** Tokens of these are refused anyway: they carry the same end. */
export function forgetOldSessions(db: Db): Promise<number> {
  return countChanged(db, sql`delete from sessions where expires_at < now()`)
}

/** A day keeps them long enough to answer a worried shopper's question, and no longer. */
export function forgetOldResets(db: Db): Promise<number> {
  return countChanged(db, sql`delete from reset_requests where created_at < now() - interval '1 day'`)
}
