import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { aShopper, call, openTestShop, type TestShop } from '../../test/build-test-app.ts'
import { startWire, type DatabaseWire } from '../../test/database-wire.ts'
import { aProduct, onHand } from '../../test/factories.ts'
import { anOrdering } from '../../test/order-factories.ts'
import { openTestDatabase } from '../../test/test-database.ts'
import { placeOrder } from '../orders/checkout/place-order.ts'
import { connect } from './connect.ts'
import type { Connection } from './connection.ts'
import { oneRow, rowsOf } from './rows.ts'

describe('a database that goes away', () => {
  let losesNextCommit = false
  let wire: DatabaseWire
  let viaWire: Connection

  let direct: Connection

  beforeAll(async () => {
    direct = await openTestDatabase()
    const { name } = await oneRow<{ name: string }>(direct.db)`select current_database() as name`
    const url = new URL(process.env.TEST_DATABASE_URL ?? 'postgres://localhost')
    url.pathname = name
    wire = await startWire(url.href, (piece, fromShop, toServer) => {
      if (!losesNextCommit || !piece.includes('commit')) return
      losesNextCommit = false
      // PostgreSQL says that it is done, and the line is cut before the shop hears of it.
      toServer.unpipe(fromShop)
      toServer.once('data', () => fromShop.destroy()).resume()
    })
    viaWire = await connect({ url: wire.url, poolSize: 4 })
  })
  const shop: TestShop = openTestShop({}, () => ({ connection: viaWire }))

  afterAll(async () => {
    await viaWire.close().catch(() => undefined)
    await direct.close()
    wire.close()
  })

  test('is told in a neutral sentence with Retry-After, and the shop is back by itself when it returns', async () => {
    const { token } = await aShopper(shop)
    wire.cut()
    const { status, body, headers } = await call(shop, 'getCart', { token })
    expect(status).toBe(503)
    expect(body).toEqual({
      status: 'error',
      statusMsg: 'error',
      message: 'The shop is not available right now. Please try again in a moment.',
    })
    expect(headers['retry-after']).toBe('2')
    expect((await shop.app.inject({ url: '/healthz' })).statusCode).toBe(200)
    expect((await shop.app.inject({ url: '/readyz' })).statusCode).toBe(503)
    wire.mend()
    expect((await call(shop, 'getCart', { token })).status).toBe(200)
  })

  test('an order that was written, and the shop did not hear so, is the answer when it is placed again', async () => {
    const productId = await aProduct(direct.db, { onHand: 10 })
    const ordering = await anOrdering(direct.db, { productId, count: 2 })
    losesNextCommit = true
    await expect(placeOrder(viaWire.db, ordering, { method: 'cash' })).rejects.toThrow()
    expect(losesNextCommit).toBe(false)

    const again = await placeOrder(viaWire.db, ordering, { method: 'cash' })
    expect(again).toMatchObject({ order: { cartId: ordering.cartId }, items: [{ count: 2 }] })
    expect(await rowsOf(direct.db)`select from orders`).toHaveLength(1)
    expect(await rowsOf(direct.db)`select from outbox where kind = 'order placed'`).toHaveLength(1)
    expect(await onHand(direct.db, productId)).toBe(8)
  })

  test('keeps nobody waiting on lines that were opened long before: a shop gone quiet lets them go', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldClearNativeTimers: true })
    try {
      await Promise.all(Array.from({ length: 4 }, () => sql`select pg_sleep(0.05)`.execute(viaWire.db)))
      expect(viaWire.poolUse()).toEqual({ used: 0, idle: 4, waiting: 0 })
      vi.advanceTimersByTime(10_000)
    } finally {
      vi.useRealTimers()
    }
    expect(viaWire.poolUse()).toEqual({ used: 0, idle: 0, waiting: 0 })
  })

  test('is listened to again when it returns, and whoever listens knows that something may have been missed', async () => {
    const heard: (string | undefined)[] = []
    await viaWire.listen('order_moves', (payload) => heard.push(payload))
    const notify = (text: string) => sql`select pg_notify('order_moves', ${text})`.execute(direct.db)
    await notify('before')
    await vi.waitFor(() => expect(heard).toContain('before'))
    heard.length = 0
    wire.cut()
    await notify('meanwhile')
    wire.mend()
    await vi.waitFor(() => expect(heard).toContain(undefined), { timeout: 5_000 })
    await notify('after')
    await vi.waitFor(() => expect(heard).toContain('after'))
    expect(heard).not.toContain('meanwhile')
  })
})
