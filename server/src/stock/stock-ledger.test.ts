import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aProduct, onHand, setStock } from '../../test/factories.ts'
import { emptyDatabase, openTestDatabase } from '../../test/test-database.ts'
import type { Connection } from '../db/connection.ts'
import { oneRow } from '../db/rows.ts'
import { insertLedgerLines } from './stock.queries.ts'

let connection: Connection
let productId = ''

beforeAll(async () => {
  connection = await openTestDatabase()
})
beforeEach(async () => {
  await emptyDatabase(connection)
  productId = await aProduct(connection.db, { onHand: 12 })
})
afterAll(() => connection.close())

async function sumOfLedger(): Promise<number> {
  const { sum } = await oneRow(
    connection.db,
    sql<{ sum: number }>`select sum(change) as sum from stock_ledger where product_id = ${productId}`,
  )
  return sum
}

test('what is on hand is the sum of the ledger', async () => {
  await setStock(connection.db, productId, 20)
  await insertLedgerLines(connection.db, [{ productId, change: -3, reason: 'adjusted', note: 'broken jars' }])
  expect([await onHand(connection.db, productId), await sumOfLedger()]).toEqual([17, 17])
})

test('the database refuses to take more off the shelf than there is, and writes no line of it', async () => {
  const tooMuch = insertLedgerLines(connection.db, [{ productId, change: -13, reason: 'adjusted' }])
  await expect(tooMuch).rejects.toMatchObject({ code: '23514' })
  expect([await onHand(connection.db, productId), await sumOfLedger()]).toEqual([12, 12])
})

test('the database refuses stock that no line accounts for', async () => {
  const byHand = sql`update stock set on_hand = 99 where product_id = ${productId}`.execute(connection.db)
  await expect(byHand).rejects.toThrow('Stock changes by a new line in stock_ledger')
  await sql`delete from stock`.execute(connection.db)
  const fromNowhere = sql`insert into stock (product_id, on_hand) values (${productId}, 1)`.execute(connection.db)
  await expect(fromNowhere).rejects.toThrow('Stock changes by a new line in stock_ledger')
})

test('the database refuses to change, delete or forget what the ledger says', async () => {
  const { db } = connection
  for (const deed of [
    sql`update stock_ledger set change = 1`,
    sql`delete from stock_ledger`,
    sql`truncate stock_ledger`,
  ]) {
    await expect(deed.execute(db)).rejects.toThrow(/ledger/)
  }
  expect(await onHand(db, productId)).toBe(12)
})
