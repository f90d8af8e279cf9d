import { sql } from 'kysely'
import { oneRow, type Db } from './rows.ts'

// About a third of a second of reading, for a shop that comes back after it was killed.
const LONG_BYTES = 32 * 2 ** 20

/**
 * Puts what was changed where it belongs, once the log of it is long. A PostgreSQL server does so by itself; the embedded
 * one never does while it runs: its log would grow for as long as the shop is open, and be read whole after a crash.
 */
export async function shortenLog(db: Db): Promise<void> {
  const { bytes } = await oneRow(
    db,
    sql<{ bytes: number }>`
      select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) as bytes from pg_control_checkpoint()`,
  )
  if (bytes >= LONG_BYTES) await sql`checkpoint`.execute(db)
}
