/** When the shop was last backed up: one row, written after each backup (migrations/0014-last-backup.sql). */
import { execute, maybeValue, type Db } from '../db/rows.ts'

export async function recordBackup(db: Db): Promise<void> {
  await execute(db)`
    insert into last_backup (made_at) values (now())
    on conflict (only_row) do update set made_at = excluded.made_at`
}

/** Seconds since the last backup, by the database's clock. Undefined if there was none. */
export function findBackupAge(db: Db): Promise<number | undefined> {
  return maybeValue<number>(db)`select extract(epoch from now() - made_at)::float8 from last_backup`
}
