import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { aShopper, call, openTestShop } from '../../test/build-test-app.ts'
import { aProduct } from '../../test/factories.ts'
import { connect } from './connect.ts'
import type { Connection } from './connection.ts'
import { oneRow, rowsOf } from './rows.ts'

// One connection, so that it can be asked what it keeps.
let single: Connection
const shop = openTestShop({}, async ({ connection }) => {
  const { name } = await oneRow(connection.db, sql<{ name: string }>`select current_database() as name`)
  const url = new URL(process.env.TEST_DATABASE_URL ?? '')
  url.pathname = name
  single = await connect({ url: url.href, poolSize: 1 })
  return { connection: single }
})
afterAll(() => single.close())

test('a shopper who comes back often is not waited for by planning: each statement is planned for anybody, once', async () => {
  const productId = await aProduct(shop.connection.db)
  const { token } = await aShopper(shop)
  for (let time = 0; time < 8; time += 1) await call(shop, 'addCartItem', { token, body: { productId } })

  const statements = await rowsOf(
    single.db,
    sql<{ statement: string; custom: number; generic: number }>`
      select statement, custom_plans as custom, generic_plans as generic from pg_prepared_statements`,
  )
  expect(statements.find(({ statement }) => statement.includes('into cart_lines'))).toMatchObject({ generic: 8 })
  expect(statements.filter(({ custom }) => custom > 0)).toEqual([])
})

test('among many shoppers and products each is found by its hash, which takes no longer than among few', async () => {
  const { db } = shop.connection
  const productId = await aProduct(db)
  const { token } = await aShopper(shop)
  await call(shop, 'addCartItem', { token, body: { productId } })
  await sql`
    insert into products select (jsonb_populate_record(null::products, to_jsonb(one) ||
      jsonb_build_object('id', 'many ' || n, 'slug', 'many-' || n, 'position', 1000 + n))).*
      from products one, generate_series(1, 5000) n where one.id = ${productId}`.execute(db)
  await sql`
    insert into stock (product_id, on_hand) select id, 0 from products where id like 'many %';
    insert into shoppers (id, name, email, phone, password_hash)
      select 'many ' || n, 'Mona', 'many' || n || '@baqala.example', '01012345678', '' from generate_series(1, 5000) n;
    insert into carts (id, shopper_id) select id, id from shoppers where id like 'many %';
    insert into sessions (id, shopper_id, expires_at) select id, id, now() from shoppers where id like 'many %';
    analyze`.execute(db)

  const before = await hashLookups()
  await call(shop, 'getCart', { token })
  const after = await hashLookups()
  expect(after.map(({ index, lookups }, at) => [index, lookups - (before[at]?.lookups ?? 0)])).toEqual([
    ['open_carts_by_shopper', 1],
    ['products_by_id', 1],
    ['sessions_by_id', 1],
    ['stock_by_product', 1],
  ])
})

async function hashLookups() {
  await sql`select pg_stat_force_next_flush()`.execute(single.db)
  return rowsOf(
    single.db,
    sql<{ index: string; lookups: number }>`
      select indexrelname as index, idx_scan as lookups from pg_stat_user_indexes join pg_class on oid = indexrelid
      where relam = (select oid from pg_am where amname = 'hash') order by index`,
  )
}

test('what is looked for by filters is planned for those very filters and leaves nothing behind', async () => {
  await aProduct(shop.connection.db, { title: 'Baladi eggs' })
  const { body } = await call(shop, 'listProducts', { query: 'keyword=baladi' })
  expect(body).toMatchObject({ data: [{ title: 'Baladi eggs' }] })

  const kept = await rowsOf(single.db, sql<{ statement: string }>`select statement from pg_prepared_statements`)
  expect(kept.filter(({ statement }) => statement.includes('ilike'))).toEqual([])
  expect(await rowsOf(single.db, sql`show plan_cache_mode`)).toEqual([{ plan_cache_mode: 'force_generic_plan' }])
})
