import { execute, sql, type Db } from './rows.ts'

/**
 * Updates the query planner's statistics after a bulk change; with outdated ones, a list takes up to ten times as long. The
 * embedded database has no autovacuum. Must not be called in a transaction.
 */
export async function analyzeTables(db: Db, tables: readonly string[]): Promise<void> {
  const named = sql.join(tables.map((table) => sql.table(table)))
  // Errors are ignored, because a failure only leaves slower plans. PostgreSQL skips tables of another owner.
  await execute(db)`vacuum analyze ${named}`.catch(() => undefined)
}
