import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../../test/test-database.ts'
import type { Connection } from '../connection.ts'
import { oneRow } from '../rows.ts'
import { checkpointLongLog } from './checkpoint.ts'

let connection: Connection
beforeAll(async () => void (connection = await openTestDatabase()))
afterAll(() => connection.close())

/** The place from which the log would be read after a crash. */
async function beginning(): Promise<string> {
  const { at } = await oneRow<{ at: string }>(connection.db)`select redo_lsn::text as at from pg_control_checkpoint()`
  return at
}
const write = (megabytes: number) =>
  sql`select pg_logical_emit_message(false, '', repeat('x', 1000000)) from generate_series(1, ${megabytes})`.execute(
    connection.db,
  )

test('the log of changes begins anew once it is long, and not before', async () => {
  await checkpointLongLog(connection.db)
  const first = await beginning()
  await write(1)
  await checkpointLongLog(connection.db)
  expect(await beginning()).toBe(first)
  await write(40)
  expect(await beginning()).toBe(first)
  await checkpointLongLog(connection.db)
  expect(await beginning()).not.toBe(first)
})
