import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aProduct } from '../../../test/factories.ts'
import { aCashOrder, aPaidOrder } from '../../../test/order-factories.ts'
import { anOpenShop } from '../../../test/run-baqala.ts'
import { useTestDatabase } from '../../../test/test-database.ts'
import type { OrderRow } from '../../orders/orders.queries.ts'
import { reportOf } from '../../reports/day-report.ts'
import { dayInEgp } from '../../reports/in-egp.ts'
import { reportAsText } from './report.command.ts'

const db = useTestDatabase()

/** Lets an order, its money and its stock have happened at a moment. The ledger is not to be changed, so its guard sleeps. */
async function happened({ id }: OrderRow, at: string): Promise<void> {
  await sql`update orders set created_at = ${at} where id = ${id}`.execute(db())
  await sql`update payments set captured_at = ${at} where order_id = ${id}`.execute(db())
  await sql`alter table stock_ledger disable trigger user`.execute(db())
  await sql`update stock_ledger set changed_at = ${at} where order_id = ${id}`.execute(db())
  await sql`alter table stock_ledger enable trigger user`.execute(db())
  await sql`update sold_outs set at = ${at} where at > now() - interval '1 minute'`.execute(db())
}

const ordersOf = async (day: string) => (await reportOf(db(), day)).orders.reduce((sum, row) => sum + row.orders, 0)

describe('the report of a day', () => {
  // In Cairo: 23:59:59.999 and midnight, in summer; then the night without a midnight, and the day with 25 hours.
  test.each([
    ['2026-07-14T20:59:59.999Z', '2026-07-14'],
    ['2026-07-14T21:00:00Z', '2026-07-15'],
    ['2026-01-14T21:59:59.999Z', '2026-01-14'],
    ['2026-01-14T22:00:00Z', '2026-01-15'],
    ['2026-04-23T21:59:59.999Z', '2026-04-23'],
    ['2026-04-23T22:00:00Z', '2026-04-24'],
    ['2026-10-29T20:30:00Z', '2026-10-29'],
    ['2026-10-29T21:30:00Z', '2026-10-29'],
    ['2026-10-29T22:00:00Z', '2026-10-30'],
  ])('%s counts on %s', async (moment, day) => {
    await happened(await aPaidOrder(db()), moment)
    const { orders, takings, bestSellers } = await reportOf(db(), day)
    expect(orders).toEqual([{ state: 'paid', orders: 1, total: 5000, deliveryFees: 0 }])
    expect(takings).toEqual({ cash: 0, card: 5000, refunded: 0, refundedByHand: 0 })
    expect(bestSellers).toMatchObject([{ pieces: 1 }])
    const around = [-1, 1].map((days) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10))
    for (const other of around) expect(await ordersOf(other)).toBe(0)
  })

  test('counts cash when it is handed over, and takes off what was sent back', async () => {
    const [cash, card] = [await aCashOrder(db()), await aPaidOrder(db())]
    await happened(cash, '2026-07-13T12:00:00Z')
    await happened(card, '2026-07-13T12:00:00Z')
    await sql`update orders set delivered_at = '2026-07-15T12:00:00Z' where id = ${cash.id}`.execute(db())
    await sql`update payments set refunded_at = '2026-07-15T12:00:00Z'`.execute(db())
    expect((await reportOf(db(), '2026-07-13')).takings).toEqual({
      cash: 0,
      card: 5000,
      refunded: 0,
      refundedByHand: 0,
    })
    expect((await reportOf(db(), '2026-07-15')).takings).toEqual({
      cash: 5000,
      card: 0,
      refunded: 5000,
      refundedByHand: 0,
    })
  })

  test('tells what went back another way apart from what was sent back to cards, if there is some', async () => {
    const [card, byHand] = [await aPaidOrder(db()), await aPaidOrder(db(), { count: 2 })]
    for (const order of [card, byHand]) await happened(order, '2026-07-13T12:00:00Z')
    await sql`update payments set refunded_at = '2026-07-15T12:00:00Z'`.execute(db())
    expect(reportAsText(await reportOf(db(), '2026-07-15'))).not.toContain('another way')
    await sql`update payments set is_by_hand = true where order_id = ${byHand.id}`.execute(db())
    const text = reportAsText(await reportOf(db(), '2026-07-15'))
    expect(text).toMatch(/sent back to cards +-50\.00.*\n *sent back another way +-100\.00.*\n *together +-150\.00/)
  })

  test('names what sold most and what ran out, for people and for programs', async () => {
    const [halawa, milk] = [
      await aProduct(db(), { title: 'Halawa', onHand: 3, price: 10 }),
      await aProduct(db(), { title: 'Milk', onHand: 30, price: 10 }),
    ]
    await happened(await aCashOrder(db(), { productId: halawa, count: 3 }), '2026-07-15T12:00:00Z')
    await happened(await aCashOrder(db(), { productId: milk, count: 5 }), '2026-07-15T13:00:00Z')
    const report = await reportOf(db(), '2026-07-15')
    expect(report.bestSellers.map(({ name, pieces }) => [name, pieces])).toEqual([
      ['Milk 1 kg', 5],
      ['Halawa 1 kg', 3],
    ])
    expect(report.ranOut).toMatchObject([{ name: 'Halawa 1 kg', onHand: 0 }])
    expect(reportAsText(report)).toMatch(/Ran out:\n.*\n2026-07-15 15:00 +0 .*Halawa 1 kg/)
    expect(dayInEgp(report)).toMatchObject({ day: '2026-07-15', orders: [{ orders: 2, total: 80 }] })
  })
})

test('baqala report: a day without a shopper is a page all the same', async () => {
  const shop = await anOpenShop()
  const report = await shop.baqala('report', 'day', '2026-11-21')
  expect(report).toMatchObject({ code: 0, err: '' })
  expect(report.out).toContain('Nobody ordered.')
  const days = await shop.baqala('report', 'days', '--from', '2026-11-20', '--to', '2026-11-21')
  expect(days.out).toMatch(/2026-11-20 +0 .*\n2026-11-21 +0 .*\ntogether +0 +0\.00 EGP/)
  expect(await shop.baqala('report', 'day', 'Friday')).toMatchObject({ code: 2, out: '' })
  await shop.remove()
}, 120_000)
