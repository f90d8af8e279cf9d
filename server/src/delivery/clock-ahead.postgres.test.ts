/** A process whose clock is a year ahead sells no times of another year: times are made by the database's clock. */
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aDeliveryRound } from '../../test/a-delivery-round.ts'
import { aProduct } from '../../test/factories.ts'
import { anOrdering } from '../../test/order-factories.ts'
import { useTestDatabase } from '../../test/test-database.ts'
import { oneRow } from '../db/rows.ts'
import { inTransaction } from '../db/transaction.ts'
import { placeOrder } from '../orders/checkout/place-order.ts'
import { NO_WORD } from './word-to-courier.queries.ts'
import { makeSlots, remakeSlots } from './make-slots.ts'
import { pauseShop } from './slots.ts'

const db = useTestDatabase()
let round: Awaited<ReturnType<typeof aDeliveryRound>>

beforeEach(async () => {
  round = await aDeliveryRound(db())
  await sql`delete from delivery_slots`.execute(db())
  await sql`
    insert into slot_plans (id, round_id, season, weekday, from_minute, until_minute, capacity, cut_off_minutes)
    select 'p' || day, ${round.round}, 'usual', day, 1, 1439, 12, 0 from generate_series(0, 6) day`.execute(db())
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 365 * 24 * 3_600_000 })
})
afterEach(() => vi.useRealTimers())

const slotsOnSale = () =>
  oneRow<{ ahead: number; nextYear: number }>(db())`
    select count(*)::int as ahead, (count(*) filter (where starts_at > now() + interval '9 days'))::int as "nextYear"
    from delivery_slots where off_sale_at is null`

test('the times ahead are those of the week to come', async () => {
  await makeSlots(db())
  expect(await slotsOnSale()).toEqual({ ahead: 8, nextYear: 0 })
  await inTransaction(db(), (tx) => remakeSlots(tx))
  expect(await slotsOnSale()).toEqual({ ahead: 8, nextYear: 0 })
})

test('a pause names the times of today', async () => {
  await makeSlots(db())
  const clerk = { name: 'Hala' }
  expect(await inTransaction(db(), (tx) => pauseShop(tx, { why: 'Storm', whyAr: 'عاصفة' }, clerk))).toHaveLength(1)
})

test('an express delivery is promised for within the hour', async () => {
  await makeSlots(db())
  await sql`update delivery_slots set starts_at = now() - interval '2 hours', ends_at = now() + interval '8 hours'`.execute(
    db(),
  )
  const productId = await aProduct(db(), { price: 150, onHand: 5 })
  const delivery = { areaId: round.near, slotId: undefined, isExpress: true, fee: 3500, word: NO_WORD }
  const ordering = await anOrdering(db(), { productId, delivery })
  const { order } = await placeOrder(db(), ordering, { method: 'cash' })
  const { minutes } = await oneRow<{ minutes: number }>(db())`
    select (extract(epoch from promised_until - now()) / 60)::float8 as minutes from orders where id = ${order.id}`
  expect(minutes).toBeCloseTo(60, 0)
})
