import { afterAll, expect, test } from 'vitest'
import { aShopper, call, openTestShop } from '../../test/build-test-app.ts'
import { aProduct } from '../../test/factories.ts'
import { connect } from './connect.ts'
import type { Connection } from './connection.ts'
import { oneRow, rowsOf } from './rows.ts'

// One connection, so that it can be asked what it keeps.
let single: Connection
const shop = openTestShop({}, async ({ connection }) => {
  const { name } = await oneRow<{ name: string }>(connection.db)`select current_database() as name`
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

  const statements = await rowsOf<{ statement: string; custom: number; generic: number }>(single.db)`
    select statement, custom_plans as custom, generic_plans as generic from pg_prepared_statements`
  expect(statements.find(({ statement }) => statement.includes('into cart_lines'))).toMatchObject({ generic: 8 })
  expect(statements.filter(({ custom }) => custom > 0)).toEqual([])
})

test('what is looked for by filters is planned for those very filters and leaves nothing behind', async () => {
  await aProduct(shop.connection.db, { title: 'Baladi eggs' })
  const { body } = await call(shop, 'listProducts', { query: 'keyword=baladi' })
  expect(body).toMatchObject({ data: [{ title: 'Baladi eggs' }] })

  const kept = await rowsOf<{ statement: string }>(single.db)`select statement from pg_prepared_statements`
  expect(kept.filter(({ statement }) => statement.includes('ilike'))).toEqual([])
  expect(await rowsOf(single.db)`show plan_cache_mode`).toEqual([{ plan_cache_mode: 'force_generic_plan' }])
})
