/** Plans that change while shoppers hold and order the times that they made (decision 0036). */
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { aDeliveryRound } from '../../test/a-delivery-round.ts'
import { call } from '../../test/build-test-app.ts'
import { aFullCart, openPayingShop } from '../../test/paying-shop.ts'
import { dayAfter } from '@baqala/contract/days'
import { cairoDay } from '../egypt/cairo-time.ts'
import { oneRow, rowsOf } from '../db/rows.ts'
import { inTransaction } from '../db/transaction.ts'
import { findExpress, lockSlot } from './open-slots.queries.ts'
import { findDeliveryFacts } from './areas.queries.ts'
import { makeSlots, remakeSlots } from './make-slots.ts'
import { reopenDay, saveDays } from './calendar.queries.ts'
import { setClosed, findSlotOnList, setPlaces } from './slot-list.queries.ts'

const shop = openPayingShop()
const db = () => shop.connection.db
let round: Awaited<ReturnType<typeof aDeliveryRound>>
let slot: string
beforeEach(async () => {
  round = await aDeliveryRound(db())
  await setPlan({ from: 1200, until: 1260, capacity: 12 })
  await makeSlots(db())
  slot = (await oneRow<{ id: string }>(db())`${everySlot} order by starts_at desc limit 1`).id
})

// In the evening today's has begun, and plans change nothing that has begun.
const everySlot = sql`select id from delivery_slots where from_minute = 1200 and starts_at > now()`

async function setPlan({ from, until, capacity }: Record<'from' | 'until' | 'capacity', number>) {
  await sql`delete from slot_plans`.execute(db())
  await sql`
    insert into slot_plans (id, round_id, season, weekday, from_minute, until_minute, capacity, cut_off_minutes)
    select 'p' || day, ${round.round}, 'usual', day, ${from}::integer, ${until}::integer, ${capacity}::integer, 0
    from generate_series(0, 6) day`.execute(db())
}

const remake = () => inTransaction(db(), (tx) => remakeSlots(tx))
const aShopper = () => aFullCart(shop, { onHand: 20, price: 150 })
const hold = ({ token }: { token: string }) =>
  shop.app.inject({ method: 'POST', url: '/api/v1/delivery/hold', headers: { token }, payload: { slotId: slot } })
const read = () =>
  oneRow<{ until: number; capacity: number }>(db())`
    select until_minute as until, capacity from delivery_slots where id = ${slot}`

describe('a time that no plan makes any more', () => {
  test('is kept for who holds it, and sold to nobody else', async () => {
    const mona = await aShopper()
    expect((await hold(mona)).statusCode).toBe(200)
    await sql`delete from slot_plans`.execute(db())
    expect((await remake()).kept.map(({ id }) => id)).toEqual([slot])
    expect((await hold(await aShopper())).statusCode).toBe(409)
    const delivery = { areaId: round.near, slotId: slot, fee: 15 }
    expect((await mona.payCash(mona.cartId, { delivery })).status).toBe(201)
    await setPlan({ from: 1200, until: 1260, capacity: 12 })
    await remake()
    expect(await read()).toEqual({ until: 1260, capacity: 12 })
  })

  test('goes once the hold has run out', async () => {
    await hold(await aShopper())
    await sql`update slot_places set held_until = now() - interval '3 hours'`.execute(db())
    await sql`delete from slot_plans`.execute(db())
    expect((await remake()).kept).toEqual([])
    expect(await rowsOf(db())`${everySlot}`).toEqual([])
  })

  test('is sold to nobody after its only order was cancelled', async () => {
    const mona = await aShopper()
    const { body } = await mona.payCash(mona.cartId, { delivery: { areaId: round.near, slotId: slot, fee: 15 } })
    await mona.cancel(body.data._id)
    await sql`delete from slot_plans`.execute(db())
    expect((await remake()).kept).toEqual([])
    expect((await hold(await aShopper())).statusCode).toBe(409)
  })

  test('is sold to nobody when its only order is cancelled later', async () => {
    const mona = await aShopper()
    const { body } = await mona.payCash(mona.cartId, { delivery: { areaId: round.near, slotId: slot, fee: 15 } })
    await sql`delete from slot_plans`.execute(db())
    await remake()
    await mona.cancel(body.data._id)
    const ali = await aShopper()
    expect((await hold(ali)).statusCode).toBe(409)
    const { body: list } = await call(shop, 'listDeliverySlots', { query: `areaId=${round.near}` })
    expect(list.data.map(({ _id }: { _id: string }) => _id)).not.toContain(slot)
    expect((await findDeliveryFacts(db())).ahead).toBe(0)
  })

  test('is no time that express orders are brought at', async () => {
    await sql`delete from delivery_slots where id <> ${slot}`.execute(db())
    await sql`
      update delivery_slots set starts_at = now() - interval '1 hour', ends_at = now() + interval '2 hours'
      where id = ${slot}`.execute(db())
    expect((await findExpress(db(), round.round, '')).isOpen).toBe(true)
    await sql`update delivery_slots set off_sale_at = now() where id = ${slot}`.execute(db())
    expect((await findExpress(db(), round.round, '')).isOpen).toBe(false)
  })
})

test('a closed day that is opened again has the places and the closed times that somebody set by hand', async () => {
  const { day } = await oneRow<{ day: string }>(db())`select day::text from delivery_slots where id = ${slot}`
  await setPlaces(db(), slot, 3, { name: 'Hala' })
  await setClosed(db(), slot, true)
  await saveDays(db(), day, day, { kind: 'closed', note: 'Stocktaking', noteAr: 'جرد' })
  await remake()
  expect((await remake()).removed).toBe(0)
  await reopenDay(db(), day)
  expect((await remake()).changed).toBe(1)
  expect(await findSlotOnList(db(), slot)).toMatchObject({ capacity: 3, capacityBy: 'Hala', isClosed: true })
  await setClosed(db(), slot, false)
  expect((await hold(await aShopper())).statusCode).toBe(200)
})

test('a time that is held keeps its hours, and has the places of its new plan', async () => {
  await hold(await aShopper())
  await setPlan({ from: 1200, until: 1230, capacity: 2 })
  await remake()
  expect(await read()).toEqual({ until: 1260, capacity: 2 })
})

test.runIf(process.env.TEST_DB === 'postgres')(
  'a place that is taken while the plan waits for it counts as taken',
  async () => {
    const { cartId, token } = await aShopper()
    await hold({ token })
    await setPlan({ from: 1200, until: 1230, capacity: 2 })
    let remade: ReturnType<typeof remake> | undefined
    await sql`delete from slot_places`.execute(db())
    await inTransaction(db(), async (tx) => {
      await lockSlot(tx, slot)
      await sql`
        insert into slot_places (cart_id, shopper_id, slot_id, held_until)
        select id, shopper_id, ${slot}, now() + interval '10 minutes' from carts where id = ${cartId}`.execute(tx)
      remade = remake()
      await sleep(300)
    })
    expect((await remade)?.kept.map(({ id }) => id)).toEqual([slot])
    expect((await read()).until).toBe(1260)
  },
)

test('after midnight what is left of the night that began yesterday stays', async () => {
  await setPlan({ from: 1470, until: 1530, capacity: 12 })
  await remake()
  const tonight = sql`
    select starts_at as "startsAt" from delivery_slots where day = ${cairoDay(new Date())}::date and from_minute = 1470`
  const { startsAt } = await oneRow<{ startsAt: Date }>(db())`${tonight}`
  const pastMidnight = new Date(startsAt.getTime() - 20 * 60_000)
  await inTransaction(db(), (tx) => remakeSlots(tx, pastMidnight))
  expect(await rowsOf(db())`${tonight}`).toHaveLength(1)
})

test('a closed day of Ramadan that is opened again is one of Ramadan', async () => {
  const day = dayAfter(cairoDay(new Date()), 2)
  await saveDays(db(), dayAfter(day, -1), dayAfter(day, 1), { kind: 'ramadan', note: 'Ramadan', noteAr: 'رمضان' })
  await saveDays(db(), day, day, { kind: 'closed', note: 'Stocktaking', noteAr: 'جرد' })
  expect(await reopenDay(db(), day)).toBe(true)
  expect(await rowsOf(db())`select kind, note from shop_days where day = ${day}::date`).toEqual([
    { kind: 'ramadan', note: 'Ramadan' },
  ])
})
