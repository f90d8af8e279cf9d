import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../test/test-database.ts'
import { oneRow } from './rows.ts'
import { inTransaction } from './transaction.ts'

describe('a transaction', () => {
  test('that fails half-way leaves nothing behind', async () => {
    const connection = await openTestDatabase()
    const work = inTransaction(connection.db, async (tx) => {
      await sql`insert into secrets (name, value) values ('half', 'done')`.execute(tx)
      throw new Error('half-way')
    })
    await expect(work).rejects.toThrow('half-way')
    const { count } = await oneRow(
      connection.db,
      sql<{ count: number }>`select count(*) from secrets where name = 'half'`,
    )
    expect(count).toBe(0)
    await connection.close()
  })
})
