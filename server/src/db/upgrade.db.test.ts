/** A shop of the first version comes up to date: nothing of it is lost, its books are right, and its shoppers go on. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call, type TestShop } from '../../test/build-test-app.ts'
import { anAddress } from '../../test/factories.ts'
import { openFirstVersion, readEverything, type FirstVersion } from '../../test/first-version.ts'
import { buildApp } from '../app.ts'
import { readConfig } from '../config/config.ts'
import { createDeps } from '../create-deps.ts'
import { sendDueMails } from '../mail/outbox.ts'
import { checkBooks } from '../checks/check-books.ts'
import { settleEnd } from '../orders/checkout/settle.ts'
import { isMigrated, migrate, newestMigration } from './migrate.ts'
import { rowsOf } from './rows.ts'

let database: FirstVersion
let before: Awaited<ReturnType<typeof readEverything>>

// An upgrade takes seconds on the embedded database. Each test goes on with the shop that the one before it leaves.
beforeAll(async () => {
  database = await openFirstVersion()
  before = await readEverything(database.db)
  await migrate(database.db)
})
afterAll(() => database.close())

describe('an upgrade from the first version', () => {
  test('keeps every row as it was, has the books right, and knows who made the moves', async () => {
    const { db } = database
    const after = await readEverything(db)
    for (const [table, rows] of Object.entries(before)) {
      const now = after[table] ?? []
      expect(now, table).toHaveLength(rows.length)
      for (const row of rows) expect(now, table).toContainEqual(expect.objectContaining(row))
    }
    const findings = await checkBooks(db)
    const wrong = findings.filter(
      ({ about, todo }) => todo !== undefined && ['stock', 'orders', 'payments'].includes(about),
    )
    expect(wrong).toEqual([])
    const moves = await rowsOf<{ state: string; who: string }>(db)`
      select distinct state, who from order_moves order by state`
    expect(moves.map(({ state, who }) => `${state}: ${who}`)).toEqual([
      'awaiting payment: shopper',
      'expired: shop',
      'paid: payment provider',
      'payment failed: payment provider',
      'placed: shopper',
      'refund due: payment provider',
      'replaced: shopper',
    ])
    const payments = sql`select order_id, session_id, amount, is_surplus from payments order by order_id`
    // The first order of these has no page.
    expect(await rowsOf(db)`${payments}`).toEqual([
      {
        order_id: '000000000000000000000f04',
        session_id: '000000000000000000000f04',
        amount: 4500,
        is_surplus: false,
      },
      { order_id: '000000000000000000000f06', session_id: 'lp_1', amount: 13500, is_surplus: false },
    ])
  })

  test('can be taken back: a version that does not know the newest migration starts all the same', async () => {
    const { db } = database
    await sql`insert into kysely_migration (name, timestamp) values ('9999-of-tomorrow', now()::text)`.execute(db)
    expect(await migrate(db)).toEqual([])
    expect(await isMigrated(db)).toBe(true)
    expect(await newestMigration(db)).toBe('9999-of-tomorrow')
  })

  test('lets shoppers sign in, see their orders and cart, cancel, and order what they had put in', async () => {
    const shop = await openShop()
    const { body: mona } = await call(shop, 'signIn', { body: { email: 'mona@example.com', password: 'Secret12' } })
    const { token } = mona
    const { body: orders } = await call(shop, 'listOrders', { token })
    const states = orders.data.map(({ state }: { state: string }) => state)
    expect(states).toEqual(['paid', 'placed', 'refund due', 'replaced', 'expired', 'payment failed'])
    const orderId = '000000000000000000000f05'
    expect((await call(shop, 'cancelOrder', { token, params: { orderId } })).body.data.state).toBe('cancelled')
    await call(shop, 'removeCartItem', { token, params: { productId: '000000000000000000000d03' } })
    const asked = { token, params: { cartId: '000000000000000000000e03' }, body: { shippingAddress: anAddress } }
    expect((await call(shop, 'placeCashOrder', asked)).body.data).toMatchObject({ totalOrderPrice: 90 })
    expect(await rowsOf(shop.connection.db)`select on_hand from stock order by product_id`).toEqual(
      [20 + 2 - 2, 7, 0].map((on_hand) => ({ on_hand })),
    )
    await shop.app.close()
  })

  test('goes on with the payment page that was open, and with the letter that waited', async () => {
    const shop = await openShop()
    const { body: ali } = await call(shop, 'signIn', { body: { email: 'ali@example.com', password: 'Secret12' } })
    const asked = { params: { cartId: '000000000000000000000e04' }, body: { shippingAddress: anAddress } }
    const { body } = await call(shop, 'placeCashOrder', { token: ali.token, ...asked })
    expect(body.data).toMatchObject({ state: 'placed', totalOrderPrice: 80 })
    const { body: orders } = await call(shop, 'listOrders', { token: ali.token })
    expect(orders.data.map(({ state }: { state: string }) => state)).toEqual(['placed', 'placed', 'replaced'])
    await shop.deliverMails()
    const letters = await rowsOf(shop.connection.db)`select id from local_mails where recipient = 'ali@example.com'`
    expect(letters).toHaveLength(2)
    await shop.app.close()
  })

  test('knows each payment that the version before still records beside it, and records it once', async () => {
    const { db } = database
    const [reference, sessionId] = ['000000000000000000000f07', 'lp_2']
    const asTheVersionBefore = sql`
      insert into payments (order_id, amount, currency) values (${reference}, 8000, 'egp') on conflict do nothing`
    const end = { kind: 'paid', amount: 8000, currency: 'egp' } as const
    await asTheVersionBefore.execute(db)
    await asTheVersionBefore.execute(db)
    await settleEnd(db, { reference, sessionId, end })
    const payments = sql`select session_id, is_surplus from payments where order_id = ${reference}`
    expect(await rowsOf(db)`${payments}`).toEqual([{ session_id: sessionId, is_surplus: false }])

    await sql`delete from payments where order_id = ${reference}`.execute(db)
    await settleEnd(db, { reference, sessionId: 'lp_other', end })
    await asTheVersionBefore.execute(db)
    expect(await rowsOf(db)`${payments}`).toEqual([{ session_id: 'lp_other', is_surplus: false }])
  })
})

/** Today's shop on the upgraded database. */
async function openShop(): Promise<TestShop> {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', PORT: '3000' })
  const { deps } = await createDeps(config, database)
  const app = await buildApp(deps)
  const { connection, secrets, mailer } = deps
  async function deliverMails() {
    const office = { db: connection.db, key: secrets.outbox, mailer, shopUrl: '', onGivenUp: () => undefined }
    while ((await sendDueMails(office)) > 0);
  }
  return { app, connection, deps, mails: [], deliverMails }
}
