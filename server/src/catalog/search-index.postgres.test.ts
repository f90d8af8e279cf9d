import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aProduct } from '../../test/factories.ts'
import { newDatabaseOnServer } from '../../test/database-on-server.ts'
import { useTestDatabase } from '../../test/test-database.ts'
import { connect } from '../db/connect.ts'
import { isMigrated, migrate } from '../db/migrate.ts'
import { oneRow, rowsOf } from '../db/rows.ts'
import { toFilter } from './product-filter.ts'
import { countProducts, findProducts } from './products.queries.ts'

const database = useTestDatabase()

test('a search among thousands looks its words up in an index, where PostgreSQL brings pg_trgm', async ({ skip }) => {
  const db = database()
  const known = await rowsOf(db)`select from pg_available_extensions where name = 'pg_trgm'`
  skip(known.length === 0, 'This PostgreSQL comes without pg_trgm.')
  const id = await aProduct(db)
  await sql`
    insert into products select (jsonb_populate_record(p, jsonb_build_object('id', n, 'slug', n, 'title', 'Tea ' || md5(n::text)))).*
    from products p, generate_series(1, 5000) n where p.id = ${id}`.execute(db)
  await sql`vacuum analyze products`.execute(db)

  const scans = await db.transaction().execute(async (tx) => {
    const filter = toFilter({ keyword: 'c4ca4238 tea' })
    expect((await countProducts(tx, filter)).total).toBe(1)
    await findProducts(tx, filter, undefined, { origin: 'http://shop', language: 'en' })
    return oneRow<{ scans: number }>(tx)`select pg_stat_get_xact_numscans('products_by_words'::regclass)::int as scans`
  })
  expect(scans.scans).toBeGreaterThanOrEqual(2)
})

test('an upgrade that cannot make the index now fails, and makes it the next time', async ({ skip }) => {
  const { url, drop } = await newDatabaseOnServer()
  const connection = await connect({ url, poolSize: 2 })
  const { db } = connection
  try {
    const known = await rowsOf(db)`select from pg_available_extensions where name = 'pg_trgm'`
    skip(known.length === 0, 'This PostgreSQL comes without pg_trgm.')
    await migrate(db, '0007-stock-ledger')
    // An import that holds its products for longer than anybody waits would be in the way as well.
    await sql`create table products_by_words ()`.execute(db)
    await expect(migrate(db)).rejects.toThrow('relation "products_by_words" already exists')
    expect(await isMigrated(db)).toBe(false)
    await sql`drop table products_by_words`.execute(db)
    await migrate(db)
    const made = await oneRow<{ found: boolean }>(db)`select to_regclass('products_by_words') is not null as found`
    expect(made.found).toBe(true)
  } finally {
    await connection.close()
    await drop()
  }
})
