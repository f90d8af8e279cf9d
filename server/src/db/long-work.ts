import { sql } from 'kysely'
import type { Db } from './rows.ts'

/**
 * Gives each statement of this transaction ten minutes, and the time between them no limit: those of database-server.ts keep
 * a shopper's request short. The limit on waiting for locks stays.
 */
export async function allowLongWork(tx: Db): Promise<void> {
  await sql`
    select set_config('statement_timeout', '600000', true), set_config('idle_in_transaction_session_timeout', '0', true)`.execute(
    tx,
  )
}
