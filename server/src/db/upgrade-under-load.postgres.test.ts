/** On a PostgreSQL server only: nobody else has the embedded database open while it is upgraded. */
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { orderAsTheFirstVersion, openFirstVersion, type FirstVersion } from '../../test/first-version.ts'
import { checkBooks } from '../checks/check-books.ts'
import { isMigrated, migrate } from './migrate.ts'
import { rowsOf } from './rows.ts'

const SELLERS = 6

let database: FirstVersion
beforeEach(async () => void (database = await openFirstVersion()))
afterEach(() => database.close())

test('an upgrade while the version before takes orders loses none, and the books are right', async () => {
  const { db } = database
  await sql`update stock set on_hand = 10000`.execute(db)
  const before = await database.another()
  const acknowledged: string[] = []
  const refusals: string[] = []
  let isOver = false
  const selling = Promise.all(Array.from({ length: SELLERS }, sell))
  await expect.poll(() => acknowledged.length, { interval: 5, timeout: 20_000 }).toBeGreaterThan(20)

  try {
    await migrate(db)
    expect(await isMigrated(db)).toBe(true)
    // It hears that it is too old, rather than selling past the ledger.
    await expect.poll(() => refusals.length, { interval: 5, timeout: 20_000 }).toBe(SELLERS)
  } finally {
    isOver = true
    await selling
  }
  expect(new Set(refusals)).toEqual(new Set(['Stock changes by a new line in stock_ledger, and by nothing else.']))
  const kept = await rowsOf<{ id: string }>(db)`select id from orders`
  expect(kept.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged))
  const wrong = (await checkBooks(db)).filter(({ about, todo }) => about !== 'refunds' && todo !== undefined)
  expect(wrong).toEqual([])
  const [{ first, now, sold } = { first: 0, now: 0, sold: 0 }] = await rowsOf<{
    first: number
    now: number
    sold: number
  }>(db)`
    select change as first, (select on_hand from stock where product_id = l.product_id) as now,
      (select count(*) from orders where details = 'first version') as sold
    from stock_ledger l where product_id = '000000000000000000000d02'`
  expect([first, now]).toEqual([10_000 - sold, 10_000 - sold])
  await before.close()

  async function sell() {
    while (!isOver && refusals.length < SELLERS) {
      try {
        acknowledged.push(await orderAsTheFirstVersion(before.db))
      } catch (error) {
        refusals.push(error instanceof Error ? error.message : '')
        return
      }
    }
  }
})

test('an upgrade takes the time it needs, unlike a shopper’s request', async () => {
  const { db } = database
  await sql`alter table order_moves disable trigger all`.execute(db)
  await sql`
    insert into order_moves (order_id, state, why)
    select 'long ago', 'paid', '' from generate_series(1, 150000)`.execute(db)
  await sql`alter table order_moves enable trigger all`.execute(db)
  const hasty = await database.another({ statementMs: 300 })
  await migrate(hasty.db)
  expect(await isMigrated(hasty.db)).toBe(true)
  await hasty.close()
})
