import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aProduct } from '../../test/factories.ts'
import { useTestDatabase } from '../../test/test-database.ts'
import { oneRow } from '../db/rows.ts'
import { toFilter } from './product-filter.ts'
import { findProducts } from './products.queries.ts'

const database = useTestDatabase()

test('among thousands, what is on sale, one brand and the cheapest are read from an index', async () => {
  const db = database()
  const id = await aProduct(db, { price: 20, brand: 'Many' })
  const rare = await aProduct(db, { price: 10, priceAfterDiscount: 5, brand: 'Rare' })
  await sql`
    insert into products select (jsonb_populate_record(p, jsonb_build_object('id', n, 'slug', n, 'position', n, 'price', 2000 + n))).*
    from products p, generate_series(1, 20000) n where p.id = ${id}`.execute(db)
  await sql`vacuum analyze products`.execute(db)
  const { brand } = await oneRow<{ brand: string }>(db)`select brand_id as brand from products where id = ${rare}`

  const page = { number: 1, size: 40 }
  const scansOf = (index: string, query: Parameters<typeof toFilter>[0]) =>
    db.transaction().execute(async (tx) => {
      await findProducts(tx, toFilter(query), page, { origin: 'http://shop', language: 'en' })
      return oneRow<{ scans: number }>(tx)`select pg_stat_get_xact_numscans(${index}::regclass)::int as scans`
    })
  expect(await scansOf('products_on_sale', { onSale: 'true' })).toEqual({ scans: 1 })
  expect(await scansOf('products_by_brand', { brand: [brand] })).toEqual({ scans: 1 })
  expect(await scansOf('products_by_price_now', { sort: 'priceNow' })).toEqual({ scans: 1 })
})
