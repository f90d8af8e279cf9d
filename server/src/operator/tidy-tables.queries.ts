import { sql } from 'kysely'
import type { Db } from '../db/rows.ts'

/**
 * Tells PostgreSQL what much-changed tables hold by now: planned as for empty ones, a list takes up to ten times as long. A
 * server finds out by itself, though not at once; the embedded database never does. No transaction may be open.
 */
export async function tidyTables(db: Db, tables: readonly string[]): Promise<void> {
  const named = sql.join(tables.map((table) => sql.table(table)))
  // What was written stands, tidied or not. (Of tables that are not the user's own PostgreSQL leaves out the tidying, and says so.)
  await sql`vacuum analyze ${named}`.execute(db).catch(() => undefined)
}
