import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { aProduct, onHand, setStock } from '../../test/factories.ts'
import { useTestDatabase } from '../../test/test-database.ts'
import { oneRow } from '../db/rows.ts'
import { insertLedgerLines } from './stock.queries.ts'

const db = useTestDatabase()
let productId = ''

beforeEach(async () => {
  productId = await aProduct(db(), { onHand: 12 })
})

async function sumOfLedger(): Promise<number> {
  const { sum } = await oneRow<{ sum: number }>(db())`
    select sum(change) as sum from stock_ledger where product_id = ${productId}`
  return sum
}

test('what is on hand is the sum of the ledger', async () => {
  await setStock(db(), productId, 20)
  await insertLedgerLines(db(), [{ productId, change: -3, reason: 'adjusted', note: 'broken jars' }])
  expect([await onHand(db(), productId), await sumOfLedger()]).toEqual([17, 17])
})

test('the database refuses to take more off the shelf than there is, and writes no line of it', async () => {
  const tooMuch = insertLedgerLines(db(), [{ productId, change: -13, reason: 'adjusted' }])
  await expect(tooMuch).rejects.toMatchObject({ code: '23514' })
  expect([await onHand(db(), productId), await sumOfLedger()]).toEqual([12, 12])
})

test('the database refuses stock that no line accounts for', async () => {
  const byHand = sql`update stock set on_hand = 99 where product_id = ${productId}`.execute(db())
  await expect(byHand).rejects.toThrow('Stock changes by a new line in stock_ledger')
  await sql`delete from stock`.execute(db())
  const fromNowhere = sql`insert into stock (product_id, on_hand) values (${productId}, 1)`.execute(db())
  await expect(fromNowhere).rejects.toThrow('Stock changes by a new line in stock_ledger')
})

test('the database refuses to change, delete or forget what the ledger says', async () => {
  for (const deed of [
    sql`update stock_ledger set change = 1`,
    sql`delete from stock_ledger`,
    sql`truncate stock_ledger`,
  ]) {
    await expect(deed.execute(db())).rejects.toThrow(/ledger/)
  }
  expect(await onHand(db(), productId)).toBe(12)
})
