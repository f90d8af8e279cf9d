import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../test/test-database.ts'
import { oneRow, rowsOf, type Db } from './rows.ts'
import { inTransaction, inTransactionRolledBack } from './transaction.ts'

describe('a transaction', () => {
  test('that fails half-way leaves nothing behind', async () => {
    const connection = await openTestDatabase()
    const work = inTransaction(connection.db, async (tx) => {
      await sql`insert into secrets (name, value) values ('half', 'done')`.execute(tx)
      throw new Error('half-way')
    })
    await expect(work).rejects.toThrow('half-way')
    const { count } = await oneRow<{ count: number }>(connection.db)`select count(*) from secrets where name = 'half'`
    expect(count).toBe(0)
    await connection.close()
  })

  test('that is taken back says what would be, changes nothing, and tells nobody', async () => {
    const connection = await openTestDatabase()
    const { db } = connection
    const heard: (string | undefined)[] = []
    await connection.listen('news', (payload) => heard.push(payload))
    const tellAndCount = async (tx: Db, news: string) => {
      await sql`insert into secrets (name, value) values (${news}, '')`.execute(tx)
      await sql`select pg_notify('news', ${news})`.execute(tx)
      return (await rowsOf(tx)`select from secrets where name like 'news%'`).length
    }
    expect(await inTransactionRolledBack(db, (tx) => tellAndCount(tx, 'news 1'))).toBe(1)
    await expect(inTransactionRolledBack(db, () => Promise.reject(new Error('half-way')))).rejects.toThrow('half-way')
    expect(await inTransaction(db, (tx) => tellAndCount(tx, 'news 2'))).toBe(1)
    await expect.poll(() => heard).toEqual(['news 2'])
    await connection.close()
  })
})
