import { execute, type Db } from './rows.ts'

/**
 * Gives each statement of this transaction ten minutes, and the time between them and the whole no limit: those of
 * database-server.ts, or of the role, keep a shopper's request short. The limit on waiting for locks stays.
 */
export async function allowLongWork(tx: Db): Promise<void> {
  // PostgreSQL has transaction_timeout from version 17 on.
  await execute(tx)`
    select set_config(name, case name when 'statement_timeout' then '600000' else '0' end, true) from pg_settings
    where name in ('statement_timeout', 'idle_in_transaction_session_timeout', 'transaction_timeout')`
}
