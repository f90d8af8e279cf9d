import { execute, oneValue, type Db } from '../rows.ts'

// Recovery after a crash replays this much in about a third of a second.
const MAX_LOG_BYTES = 32 * 2 ** 20

/**
 * Runs a checkpoint if the write-ahead log has grown long. A PostgreSQL server checkpoints by itself. The embedded database
 * never does while it runs, so its log would grow without limit and be replayed whole after a crash.
 */
export async function checkpointLongLog(db: Db): Promise<void> {
  const bytes = await oneValue<number>(db)`
    select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) from pg_control_checkpoint()`
  if (bytes >= MAX_LOG_BYTES) await execute(db)`checkpoint`
}
