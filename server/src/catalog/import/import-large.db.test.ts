/** Files of more rows than one statement takes. */
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { countStatements } from '../../../test/count-statements.ts'
import { useTestDatabase } from '../../../test/test-database.ts'
import { allowLongWork } from '../../db/transaction.ts'
import { oneRow, type Db } from '../../db/rows.ts'
import { findCatalogueVersion } from '../catalog.queries.ts'
import { checkCatalogue, importCatalogue } from './import-catalogue.ts'
import { aCatalogueFolder, aCsv, aRow } from './import.testing.ts'

const db = useTestDatabase()
const folder = await aCatalogueFolder()
const options = { withdrawMissing: false, note: 'large.csv' }
const mona = { name: 'Mona' }
afterAll(() => folder.clear())

async function check(on: Db, count: number, facts: (row: number) => Record<string, string>) {
  const rows = Array.from({ length: count }, (_, row) =>
    aRow({ slug: `goods-${row}`, title: `Goods ${row}`, ...facts(row) }),
  )
  return checkCatalogue(on, { name: 'large.csv', bytes: Buffer.from(aCsv(...rows)) })
}
const countProducts = async () => (await oneRow<{ n: number }>(db())`select count(*)::int as n from products`).n

test('2,500 products are written a thousand a statement, and the bar at the terminal moves along', async () => {
  const checked = await check(db(), 2_500, () => ({ stock: '4' }))
  const { counted, asked } = countStatements(db())
  const progress: number[] = []
  await importCatalogue(counted, checked, options, mona, (rows) => progress.push(rows))
  expect(progress).toEqual([1_000, 2_000, 2_500, 3_500, 4_500, 5_000])
  expect(asked()).toBeLessThan(35)
  expect(await countProducts()).toBe(2_500)
  const again = await check(db(), 2_500, () => ({ stock: '4' }))
  expect(again.plan).toMatchObject({ unchanged: 2_500, added: [], changed: [], counted: [] })
})

test('a row that the database refuses in the last statement takes the first ones back', async () => {
  const version = await findCatalogueVersion(db())
  const checked = await check(db(), 1_500, (row) => ({ slug: row === 1_499 ? 'poison' : `goods-${row}` }))
  await sql`alter table products add constraint no_poison check (slug <> 'poison') not valid`.execute(db())
  await expect(importCatalogue(db(), checked, options, mona)).rejects.toThrow('no_poison')
  await sql`alter table products drop constraint no_poison`.execute(db())
  expect(await countProducts()).toBe(0)
  expect(await findCatalogueVersion(db())).toBe(version)
})

test('a transaction with long work has longer limits than a request, and the next one has not', async () => {
  const limits = (on: Db) =>
    oneRow<{ statement: string; idle: string }>(on)`
      select current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle`
  const before = await limits(db())
  await db()
    .transaction()
    .execute(async (tx) => {
      await allowLongWork(tx)
      expect(await limits(tx)).toEqual({ statement: '10min', idle: '0' })
    })
  expect(await limits(db())).toEqual(before)
})

test('a role that ends long transactions lets an import finish, where PostgreSQL knows that limit', async () => {
  const limit = await db()
    .transaction()
    .execute(async (tx) => {
      await sql`select set_config(name, '5s', true) from pg_settings where name = 'transaction_timeout'`.execute(tx)
      await allowLongWork(tx)
      return oneRow<{ whole: string | null }>(tx)`select current_setting('transaction_timeout', true) as whole`
    })
  expect(['0', null]).toContain(limit.whole)
})
