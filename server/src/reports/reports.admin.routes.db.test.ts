import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { openTestShop } from '../../test/build-test-app.ts'
import { aProduct, setStock } from '../../test/factories.ts'
import { aCashOrder, anOrdering, aPaidOrder, deliver } from '../../test/order-factories.ts'
import { signedInAs, staffCall } from '../../test/staff-calls.ts'
import { dayAfter } from '@baqala/contract/days'
import { periodOfDay, cairoDay } from '../egypt/cairo-time.ts'
import { placeOrder } from '../orders/checkout/place-order.ts'
import { cancelOrder, moveOn } from '../orders/placed/fulfilment.ts'

const shop = openTestShop({ HOST: '127.0.0.1' })
const db = () => shop.connection.db
const today = () => cairoDay(new Date())
let cookie = ''

beforeEach(async () => {
  cookie = await signedInAs(shop, 'reader')
})

async function reportOf(query = '') {
  const { status, body } = await staffCall(shop, 'getDayReport', { cookie, query })
  expect(status).toBe(200)
  return body.data
}

/** Lets pieces have been ordered at noon of a day. */
async function sold(productId: string, pieces: number, day: string): Promise<void> {
  const noon = new Date(periodOfDay(day).from.getTime() + 12 * 3_600_000)
  await sql`
    insert into stock_ledger (product_id, change, reason, changed_at)
    values (${productId}, ${-pieces}, 'ordered', ${noon})`.execute(db())
}

/** Lets the shop have opened so many days ago. The ledger is not to be changed, so its guard sleeps. */
async function opened(days: number): Promise<void> {
  await sql`alter table stock_ledger disable trigger user`.execute(db())
  await sql`update stock_ledger set changed_at = now() - make_interval(days => ${days})`.execute(db())
  await sql`alter table stock_ledger enable trigger user`.execute(db())
}

describe('GET /reports/day', () => {
  test('a day of the first years is refused as one that is none', async () => {
    for (const day of ['0000-01-01', '0001-12-31', '2026-02-31'])
      expect((await staffCall(shop, 'getDayReport', { cookie, query: `day=${day}` })).status).toBe(400)
  })

  test('an empty day has a report of noughts', async () => {
    expect(await reportOf('day=2026-03-01')).toEqual({
      day: '2026-03-01',
      ...{ orders: [], byHour: [], byMethod: [], byCategory: [], refunds: [], bestSellers: [], ranOut: [] },
      standing: { orders: 0, total: 0 },
      takings: { cash: 0, card: 0, refunded: 0, refundedByHand: 0, together: 0 },
      owed: null,
      shelf: null,
    })
  })

  test('each figure is of the orders of the day, to the piastre', async () => {
    const milk = await aProduct(db(), { title: 'Milk', price: 46.55, category: 'Dairy', onHand: 20 })
    const rice = await aProduct(db(), { title: 'Rice', price: 30.1, category: 'Pantry', onHand: 20 })
    const delivered = await aCashOrder(db(), { productId: milk, count: 3 })
    await deliver(db(), delivered.id)
    await aPaidOrder(db(), { productId: rice, count: 2 })
    await aCashOrder(db(), { productId: milk, count: 1 })
    const hour = sql`case id when ${delivered.id} then interval '7 hours 59 minutes' else interval '1 hour' end`
    await sql`update orders set created_at = ${periodOfDay(today()).from}::timestamptz + ${hour}`.execute(db())
    const report = await reportOf()
    expect(report.takings).toEqual({ cash: 139.65, card: 60.2, refunded: 0, refundedByHand: 0, together: 199.85 })
    expect(report.standing).toEqual({ orders: 3, total: 246.4 })
    expect(report.byMethod).toEqual([
      { method: 'cash', orders: 2, total: 186.2 },
      { method: 'card', orders: 1, total: 60.2 },
    ])
    expect(report.byCategory).toMatchObject([
      { name: 'Dairy', pieces: 4, total: 186.2 },
      { name: 'Pantry', pieces: 2, total: 60.2 },
    ])
    expect(report.byHour).toContainEqual({ hour: 7, orders: 1, total: 139.65 })
    expect(report.byHour.reduce((sum: number, row: { orders: number }) => sum + row.orders, 0)).toBe(3)
    expect(report.bestSellers).toMatchObject([{ name: 'Milk 1 kg', pieces: 4 }, { pieces: 2 }])
    expect(report.orders).toContainEqual({ state: 'delivered', orders: 1, total: 139.65, deliveryFees: 0 })
  })

  test('a cancelled order stands in the states alone, and money sent back is named with its order', async () => {
    const cancelled = await aCashOrder(db())
    await sql`update orders set state = 'cancelled' where id = ${cancelled.id}`.execute(db())
    const refunded = await aPaidOrder(db())
    await sql`update payments set refunded_at = now() where order_id = ${refunded.id}`.execute(db())
    const report = await reportOf()
    expect(report.orders).toContainEqual({ state: 'cancelled', orders: 1, total: 50, deliveryFees: 0 })
    expect(report.byMethod).toEqual([{ method: 'card', orders: 1, total: 50 }])
    expect(report.refunds).toMatchObject([{ number: refunded.number, amount: 50 }])
    expect(report.takings).toEqual({ cash: 0, card: 50, refunded: 50, refundedByHand: 0, together: 0 })
  })

  test('money that went back another way is told apart from what went back to cards', async () => {
    const [, byHand] = [await aPaidOrder(db()), await aPaidOrder(db(), { count: 2 })]
    await sql`update payments set refunded_at = now(), is_by_hand = order_id = ${byHand.id}`.execute(db())
    const { takings, refunds } = await reportOf()
    const sums = { cash: 0, card: 150, refunded: 50, refundedByHand: 100, together: 0 }
    expect(takings).toEqual(sums)
    expect(refunds).toMatchObject([
      { amount: 50, isByHand: false },
      { number: byHand.number, amount: 100, isByHand: true },
    ])
    const query = `from=${today()}&to=${today()}`
    const days = (await staffCall(shop, 'getDaysReport', { cookie, query })).body.data
    expect([days.days[0], days.together]).toMatchObject([sums, sums])
  })

  test('money that has to go back is named with its orders until it went back, to whoever may read reports', async () => {
    const cancelled = await aPaidOrder(db())
    await sql`update orders set state = 'refund due' where id = ${cancelled.id}`.execute(db())
    const paidTwice = await aPaidOrder(db())
    await sql`
      insert into payments (order_id, session_id, amount, currency, is_surplus)
      values (${paidTwice.id}, 'cs_twice', 5000, 'usd', true)`.execute(db())
    const { owed, takings } = await reportOf()
    expect(owed).toEqual([
      { number: cancelled.number, amount: 50, currency: 'egp' },
      { number: paidTwice.number, amount: 50, currency: 'usd' },
    ])
    // Dollars are no pounds.
    expect(takings).toMatchObject({ card: 100, refunded: 0 })
    expect((await reportOf(`day=${dayAfter(today(), -1)}`)).owed).toBeNull()

    await sql`update payments set refunded_at = now()`.execute(db())
    const later = await reportOf()
    expect(later).toMatchObject({ owed: [], takings: { card: 100, refunded: 100, together: 0 } })
    expect(later.refunds.map(({ number }: { number: number }) => number)).toEqual([cancelled.number, paidTwice.number])
    const { status } = await staffCall(shop, 'getDayReport', { cookie: await signedInAs(shop, 'picker') })
    expect(status).toBe(403)
  })

  test('what ran out is told, withdrawn goods left out, and forgotten by the day after', async () => {
    const halawa = await aProduct(db(), { title: 'Halawa', onHand: 2 })
    const gone = await aProduct(db(), { title: 'Gone', onHand: 2 })
    await setStock(db(), gone, 0)
    await sql`update products set withdrawn_at = now() where id = ${gone}`.execute(db())
    await aCashOrder(db(), { productId: halawa, count: 2 })
    await setStock(db(), halawa, 9)
    expect((await reportOf()).ranOut).toMatchObject([{ name: 'Halawa 1 kg', onHand: 9 }])
    expect((await reportOf(`day=${dayAfter(today(), -1)}`)).ranOut).toEqual([])
  })

  test('low is what has at most five pieces, withdrawn goods left out', async () => {
    await aProduct(db(), { title: 'Plenty', onHand: 6 })
    await aProduct(db(), { title: 'Few', onHand: 5 })
    const gone = await aProduct(db(), { title: 'Gone', onHand: 1 })
    await sql`update products set withdrawn_at = now() where id = ${gone}`.execute(db())
    expect((await reportOf()).shelf.low).toMatchObject([{ name: 'Few 1 kg', onHand: 5 }])
  })

  test('to buy is what sells on an average day, or on such a weekday if that is more, less what is there', async () => {
    const [milk, bread] = [
      await aProduct(db(), { title: 'Milk', onHand: 100 }),
      await aProduct(db(), { title: 'Bread', onHand: 100 }),
    ]
    await opened(60)
    // Milk: 14 in seven days. Bread: 20 on two of the last seven weekdays like tomorrow.
    await sold(milk, 10, dayAfter(today(), -1))
    await sold(milk, 4, dayAfter(today(), -3))
    await sold(bread, 20, dayAfter(today(), -6))
    await sold(bread, 20, dayAfter(today(), -13))
    await sold(bread, 35, dayAfter(today(), -8))
    await setStock(db(), milk, 1)
    await setStock(db(), bread, 0)
    const { buyFor, toBuy } = (await reportOf()).shelf
    expect(buyFor).toBe(dayAfter(today(), 1))
    expect(toBuy).toMatchObject([
      { name: 'Bread 1 kg', onHand: 0, expected: 6, buy: 6 },
      { name: 'Milk 1 kg', onHand: 1, expected: 2, buy: 1 },
    ])
  })

  test('in a shop of two days the average is that of two days', async () => {
    const milk = await aProduct(db(), { onHand: 10 })
    await opened(2)
    await sold(milk, 8, dayAfter(today(), -1))
    expect((await reportOf()).shelf.toBuy).toMatchObject([{ expected: 4, onHand: 2, buy: 2 }])
  })

  test.each(['2026-02-30', 'yesterday', '20261126', ''])('%j is no day', async (day) => {
    const answer = await staffCall(shop, 'getDayReport', { cookie, query: `day=${day}` })
    expect(answer).toMatchObject({ status: 400, body: { errors: { param: 'day' } } })
  })
})

describe('GET /reports/days', () => {
  const ask = (query: string) => staffCall(shop, 'getDaysReport', { cookie, query })

  test('each day by itself, those without an order too, and all together', async () => {
    await aPaidOrder(db())
    const old = await aCashOrder(db())
    await deliver(db(), old.id)
    const noon = new Date(periodOfDay(dayAfter(today(), -2)).from.getTime() + 12 * 3_600_000)
    await sql`update orders set created_at = ${noon}, delivered_at = ${noon} where id = ${old.id}`.execute(db())
    const { body } = await ask(`from=${dayAfter(today(), -2)}&to=${today()}`)
    const cashDay = { orders: 1, total: 50, cash: 50, card: 0, refunded: 0, refundedByHand: 0, together: 50 }
    const cardDay = { orders: 1, total: 50, cash: 0, card: 50, refunded: 0, refundedByHand: 0, together: 50 }
    const empty = { orders: 0, total: 0, cash: 0, card: 0, refunded: 0, refundedByHand: 0, together: 0 }
    expect(body.data.days).toEqual([
      { day: dayAfter(today(), -2), ...cashDay },
      { day: dayAfter(today(), -1), ...empty },
      { day: today(), ...cardDay },
    ])
    expect(body.data.together).toEqual({
      orders: 2,
      total: 100,
      cash: 50,
      card: 50,
      refunded: 0,
      refundedByHand: 0,
      together: 100,
    })
  })

  test('a year is a report, more is none, and the earlier day comes first', async () => {
    expect((await ask('from=2025-01-01&to=2026-01-01')).body.data.days).toHaveLength(366)
    expect(await ask('from=2025-01-01&to=2026-01-02')).toMatchObject({ status: 400 })
    expect(await ask('from=2000-01-01&to=2099-12-31')).toMatchObject({ status: 400 })
    expect(await ask('from=2026-01-02&to=2026-01-01')).toMatchObject({
      status: 400,
      body: { message: 'Friday 2 January is after Thursday 1 January: name the earlier day first.' },
    })
    expect(await ask('from=2026-01-02')).toMatchObject({ status: 400, body: { errors: { param: 'to' } } })
  })
})

describe('GET /products/:id/stock', () => {
  test('pieces that wait on the shelf for orders which nobody packs yet are told beside the stock', async () => {
    const id = await aProduct(db(), { onHand: 20 })
    const picker = await signedInAs(shop, 'picker')
    const ledger = async () => (await staffCall(shop, 'listStockLedger', { cookie: picker, params: { id } })).body.data
    expect(await ledger()).toMatchObject({ stock: 20, waiting: 0 })
    const packed = await aCashOrder(db(), { productId: id, count: 4 })
    await aCashOrder(db(), { productId: id, count: 2 })
    await aPaidOrder(db(), { productId: id })
    await placeOrder(db(), await anOrdering(db(), { productId: id }), { method: 'card' })
    await cancelOrder(
      { db: db(), payments: undefined },
      { orderId: (await aCashOrder(db(), { productId: id })).id, who: 'shopper', reason: 'cancelledByShopper' },
    )
    expect(await ledger()).toMatchObject({ stock: 12, waiting: 8 })
    await moveOn(db(), packed.id, 'being packed', { name: 'Hala' })
    expect(await ledger()).toMatchObject({ stock: 12, waiting: 4 })
  })
})
