import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestShop } from '../../test/build-test-app.ts'
import { aProduct } from '../../test/factories.ts'
import { oneRow, rowsOf } from '../db/rows.ts'
import { toFilter } from './product-filter.ts'
import { countProducts, findProducts } from './products.queries.ts'

const shop = openTestShop()

test('a search among thousands looks its words up in an index, where PostgreSQL brings pg_trgm', async ({ skip }) => {
  const { db } = shop.connection
  const known = await rowsOf(db, sql`select from pg_available_extensions where name = 'pg_trgm'`)
  skip(known.length === 0, 'This PostgreSQL comes without pg_trgm.')
  const id = await aProduct(db)
  await sql`
    insert into products select (jsonb_populate_record(p, jsonb_build_object('id', n, 'slug', n, 'title', 'Tea ' || md5(n::text)))).*
    from products p, generate_series(1, 5000) n where p.id = ${id}`.execute(db)
  await sql`vacuum analyze products`.execute(db)

  const scans = await db.transaction().execute(async (tx) => {
    const filter = toFilter({ keyword: 'c4ca4238 tea' })
    expect((await countProducts(tx, filter)).total).toBe(1)
    await findProducts(tx, filter, undefined, 'http://shop')
    return oneRow(
      tx,
      sql<{ scans: number }>`select pg_stat_get_xact_numscans('products_by_words'::regclass)::int as scans`,
    )
  })
  expect(scans.scans).toBeGreaterThanOrEqual(2)
})
