import { execute, type Db } from './rows.ts'

/**
 * Limits what this transaction waits for a lock from now on. Some goods may be locked for long, and the pool is there for all:
 * `inTransaction` tries again without a connection. SET LOCAL ends with the transaction, behind a pooler too.
 */
export async function waitBriefly(tx: Db): Promise<void> {
  await execute(tx)`set local lock_timeout = 250`
}
