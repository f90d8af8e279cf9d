import { sql } from 'kysely'
import type { Db } from './rows.ts'

/**
 * Updates the planner's statistics of tables that were filled or emptied: planned as if still empty, a list takes up to
 * ten times as long. A server does it by itself after a while, the embedded database never does. No transaction may be open.
 */
export async function analyzeTables(db: Db, tables: readonly string[]): Promise<void> {
  const named = sql.join(tables.map((table) => sql.table(table)))
  // A failure leaves slower plans and nothing else. PostgreSQL skips tables that belong to another user.
  await sql`vacuum analyze ${named}`.execute(db).catch(() => undefined)
}
