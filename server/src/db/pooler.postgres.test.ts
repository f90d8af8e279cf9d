/** PgBouncer in transaction mode before the database, as hosts of PostgreSQL give it out. Runs where PgBouncer is installed. */
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { aShopper, call, openTestShop } from '../../test/build-test-app.ts'
import { aProduct, onHand } from '../../test/factories.ts'
import { hasPgBouncer, openPgBouncer } from '../../test/pgbouncer.ts'
import { explainFailure } from '../config/explain-failure.ts'
import { connect } from './connect.ts'
import type { Connection } from './connection.ts'
import { oneRow } from './rows.ts'
import { inTransaction } from './transaction.ts'

describe.skipIf(!hasPgBouncer)('behind a pooler', () => {
  let pooler: Awaited<ReturnType<typeof openPgBouncer>>
  let pooled: Connection
  const shop = openTestShop({}, async ({ connection }) => {
    const { name } = await oneRow(connection.db, sql<{ name: string }>`select current_database() as name`)
    const url = new URL(process.env.TEST_DATABASE_URL ?? '')
    url.pathname = name
    pooler = await openPgBouncer(url.href)
    pooled = await connect({ url: pooler.url, poolSize: 8, isPooled: true })
    return { connection: pooled }
  })
  afterAll(async () => {
    await pooled.close()
    await pooler.stop()
  })

  test('twenty shoppers register, fill their carts and order at once', async () => {
    const product = await aProduct(pooled.db, { onHand: 20, price: 50 })
    const orders = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const { token } = await aShopper(shop)
        const { body } = await call(shop, 'addCartItem', { token, body: { productId: product } })
        const shippingAddress = { details: '12 Talaat Harb Street', phone: '01012345678', city: 'Cairo' }
        return call(shop, 'placeCashOrder', { token, params: { cartId: body.cartId }, body: { shippingAddress } })
      }),
    )
    expect(orders.map(({ status }) => status)).toEqual(Array(20).fill(201))
    expect(await onHand(pooled.db, product)).toBe(0)
  })

  test('the limits hold within each transaction, and for nobody after it', async () => {
    const limit = sql<{ limit: string }>`select current_setting('statement_timeout') as limit`
    expect((await inTransaction(pooled.db, (tx) => oneRow(tx, limit))).limit).toBe('15s')
    expect((await oneRow(pooled.db, limit)).limit).toBe('0')
  })

  test('a process that hears of no changes looks for them', async () => {
    let looks = 0
    await pooled.listen('catalogue', () => void (looks += 1))
    await expect.poll(() => looks, { timeout: 8_000 }).toBeGreaterThan(1)
  })

  test('without DATABASE_POOLED the start says what to set', async () => {
    const plain = await connect({ url: pooler.url, poolSize: 1 })
    const failure: unknown = await sql`select 1`.execute(plain.db).catch((error: unknown) => error)
    expect(explainFailure(failure)).toMatch(
      /^A pooler seems to stand at DATABASE_URL: unsupported startup parameter.+ Set DATABASE_POOLED=yes, or use/,
    )
    await plain.close()
  })
})

test('options of the address stand beside our own', async () => {
  const url = new URL(process.env.TEST_DATABASE_URL ?? '')
  url.searchParams.set('options', '-c application_name=neon')
  const connection = await connect({ url: url.href, poolSize: 1 })
  const settings = sql<{ name: string; limit: string }>`
    select current_setting('application_name') as name, current_setting('statement_timeout') as limit`
  expect(await oneRow(connection.db, settings)).toEqual({ name: 'neon', limit: '15s' })
  await connection.close()
})
