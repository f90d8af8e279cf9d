import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aShopper, call, openTestShop } from '../../test/build-test-app.ts'
import { aProduct } from '../../test/factories.ts'
import { explainFailure } from '../config/explain-failure.ts'

const shop = openTestShop()

/** Makes the database read-only or writable; connections that are open are closed, because they keep what they began with. */
async function become(readOnly: 'on' | 'off'): Promise<void> {
  const { db } = shop.connection
  await db.connection().execute(async (own) => {
    await sql`set default_transaction_read_only = off`.execute(own)
    await sql
      .raw(
        `do $$ begin
          execute format('alter database %I set default_transaction_read_only = ${readOnly}', current_database());
          perform pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid();
        end $$`,
      )
      .execute(own)
    await sql.raw(`set default_transaction_read_only = ${readOnly}`).execute(own)
  })
}

test('a shop on a database that is read-only, as one that stands by, is not ready and says so to whoever writes', async () => {
  const { token } = await aShopper(shop)
  const productId = await aProduct(shop.connection.db)
  await become('on')
  const readyz = async () => (await shop.app.inject({ url: '/readyz' })).statusCode
  await expect.poll(readyz).toBe(503)
  expect((await call(shop, 'addCartItem', { token, body: { productId } })).status).toBe(503)
  expect((await call(shop, 'getCart', { token })).status).toBe(200)
  const why = await aProduct(shop.connection.db).catch(explainFailure)
  expect(why).toBe('The database takes no writes: cannot execute INSERT in a read-only transaction')

  await become('off')
  await expect.poll(readyz, { timeout: 10_000 }).toBe(200)
})
