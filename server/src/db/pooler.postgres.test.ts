/** PgBouncer in transaction mode before the database, as hosts of PostgreSQL give it out. Runs where PgBouncer is installed. */
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { aShopper, call, openTestShop } from '../../test/build-test-app.ts'
import { aProduct, onHand } from '../../test/factories.ts'
import { anOrdering } from '../../test/order-factories.ts'
import { hasPgBouncer, openPgBouncer } from '../../test/pgbouncer.ts'
import { prepareSession } from '../backup/backup.queries.ts'
import { liftLimits } from '../checks/books.queries.ts'
import { explainFailure } from '../config/explain-failure.ts'
import { placeOrder } from '../orders/checkout/place-order.ts'
import { connect } from './connect.ts'
import type { Connection } from './connection.ts'
import { oneRow, type Db } from './rows.ts'
import { allowLongWork, inTransaction, isLocked } from './transaction.ts'

describe.skipIf(!hasPgBouncer)('behind a pooler', () => {
  let pooler: Awaited<ReturnType<typeof openPgBouncer>>
  let pooled: Connection
  const shop = openTestShop({}, async ({ connection }) => {
    const { name } = await oneRow<{ name: string }>(connection.db)`select current_database() as name`
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
    expect(await inTransaction(pooled.db, limitOf)).toBe('15s')
    expect(await limitOf(pooled.db)).toBe('0')
  })

  test.each([
    ['an import', allowLongWork],
    ['a backup', prepareSession],
    ['the doctor', liftLimits],
  ])(
    '%s is cut off neither at a long statement nor at a long pause, and leaves its limits to nobody',
    async (_, lift) => {
      const limits = sql`
      select set_config(name, '300', true) from pg_settings
      where name in ('statement_timeout', 'idle_in_transaction_session_timeout', 'transaction_timeout')`
      async function work(tx: Db, lifted: typeof lift) {
        await limits.execute(tx)
        await lifted(tx)
        await sql`select pg_sleep(0.5)`.execute(tx)
        await sleep(500)
        await sql`select`.execute(tx)
      }
      await expect(inTransaction(pooled.db, (tx) => work(tx, async () => undefined))).rejects.toThrow('timeout')
      await inTransaction(pooled.db, (tx) => work(tx, lift))
      expect(await inTransaction(pooled.db, limitOf)).toBe('15s')
    },
  )

  test('those who order locked goods leave its few connections to others', async () => {
    const { db } = pooled
    const product = await aProduct(db, { onHand: 20 })
    const orderings = await Promise.all(Array.from({ length: 12 }, () => anOrdering(db, { productId: product })))
    await inTransaction(db, async (tx) => {
      await sql`select from stock where product_id = ${product} for update`.execute(tx)
      const orders = Promise.allSettled(orderings.map((ordering) => placeOrder(db, ordering, { method: 'cash' })))
      for (let turn = 0; turn < 3; turn += 1) {
        const startedAt = performance.now()
        await sql`select`.execute(db)
        expect(performance.now() - startedAt).toBeLessThan(2_000)
      }
      expect((await orders).map((order) => order.status === 'rejected' && isLocked(order.reason))).toEqual(
        Array(12).fill(true),
      )
    })
    expect(await onHand(db, product)).toBe(20)
  })

  test('a process that hears of no changes looks for them', async () => {
    let looks = 0
    await pooled.listen('catalogue', () => void (looks += 1))
    await expect.poll(() => looks, { timeout: 8_000 }).toBeGreaterThan(0)
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
  const settings = await oneRow(connection.db)`
    select current_setting('application_name') as name, current_setting('statement_timeout') as limit`
  expect(settings).toEqual({ name: 'neon', limit: '15s' })
  await connection.close()
})

async function limitOf(db: Db): Promise<string> {
  const { limit } = await oneRow<{ limit: string }>(db)`select current_setting('statement_timeout') as limit`
  return limit
}
