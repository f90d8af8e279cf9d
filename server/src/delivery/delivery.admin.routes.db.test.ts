import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { AdminCallName } from '@baqala/contract/admin/calls'
import { aDeliveryRound } from '../../test/a-delivery-round.ts'
import { call, openTestShop } from '../../test/build-test-app.ts'
import { aCashOrder, deliver } from '../../test/order-factories.ts'
import { signedInAs, staffCall } from '../../test/staff-calls.ts'
import { dayInWords } from '../egypt/cairo-time.ts'
import { NO_WORD } from './word-to-courier.queries.ts'
import { makeSlots } from './make-slots.ts'
import { dayAfter } from '@baqala/contract/days'

const shop = openTestShop({ HOST: '127.0.0.1' })
const db = () => shop.connection.db
let cookie: string
let round: Awaited<ReturnType<typeof aDeliveryRound>>
/** The day of the round's slots. */
let tomorrow: string

beforeEach(async () => {
  cookie = await signedInAs(shop, 'manager')
  round = await aDeliveryRound(db())
  tomorrow = round.first?.day ?? ''
  // Its slots are those of its week.
  await sql`
    insert into slot_plans (id, round_id, season, weekday, from_minute, until_minute, capacity, cut_off_minutes)
    select day || '-' || n, ${round.round}, 'usual', day, 600 + 120 * n, 720 + 120 * n, 10, 60
    from generate_series(0, 6) day, generate_series(0, 2) n`.execute(db())
  await makeSlots(db())
})

async function ask(name: AdminCallName, more: object = {}) {
  const { status, body } = await staffCall(shop, name, { cookie, ...more })
  return { status, data: body.data, message: body.message }
}

/** Asks with ?check=true, which must change nothing, and then without, which must answer the same. */
async function checkAndDo(name: AdminCallName, more: object) {
  const before = [await everything(), await log('')]
  const would = await ask(name, { ...more, query: 'check=true' })
  expect([await everything(), await log('')]).toEqual(before)
  const done = await ask(name, more)
  expect(done.status).toBeLessThan(300)
  expect(would.data).toEqual(done.data)
  return done.data
}

async function everything() {
  const names = ['listAreas', 'listRounds', 'listPlans', 'listDays', 'listPauses'] as const
  return [await week(), ...(await Promise.all(names.map(async (name) => (await ask(name)).data)))]
}

async function week() {
  return (await ask('listSlots', { query: `from=${dayAfter(tomorrow, -1)}&to=${dayAfter(tomorrow, 7)}` })).data
}

async function log(what: string) {
  return (await ask('listLog', { query: `what=${what}` })).data.entries
}

/** Orders of four times: one is over, one runs, one begins in half an hour, one in two hours. */
async function ordersAroundNow() {
  const times = { over: -180, runs: -60, soon: 30, later: 120 }
  const slots = (await week()).slice(-4)
  const numbers: Record<string, number> = {}
  for (const [index, [name, minutes]] of Object.entries(times).entries()) {
    const { _id: id } = slots[index]
    numbers[name] = (await anOrder(id)).number
    await sql`
      update delivery_slots set starts_at = now() + make_interval(mins => ${minutes}),
        ends_at = now() + make_interval(mins => ${minutes + 120}),
        day = ((now() + make_interval(mins => ${minutes})) at time zone 'Africa/Cairo')::date, from_minute = ${index}
      where id = ${id}`.execute(db())
  }
  return numbers
}

function anOrder(slotId: string) {
  const delivery = { areaId: round.near, slotId, isExpress: false, fee: 1500, word: NO_WORD }
  return aCashOrder(db(), { count: 2, delivery })
}

describe('areas and rounds', () => {
  test('a shop without any gets its first round, week and area', async () => {
    await sql`truncate delivery_areas, slot_plans, delivery_slots, delivery_rounds cascade`.execute(db())
    const { data: west } = await ask('addRound', { body: { name: 'West', nameAr: 'غرب' } })
    expect(west).toMatchObject({ expressPerHour: 4, areas: 0, hasPlan: false })
    const hours = [
      { from: '22:00', until: '24:00' },
      { from: '24:30', until: '25:30' },
    ]
    const body = { round: west._id, weekdays: [0, 1, 2, 3, 4, 5, 6], hours }
    const { data } = await ask('setPlan', { body })
    expect(data.week).toHaveLength(14)
    expect(data.week[1]).toMatchObject({ from: '24:30', until: '25:30', capacity: 12, cutOffMinutes: 60 })
    const area = { name: 'Zamalek', nameAr: 'الزمالك', round: west._id, fee: 20, minimum: 100, freeFrom: 500.5 }
    expect(await ask('addArea', { body: area })).toMatchObject({
      status: 201,
      data: { freeFrom: 500.5, express: null },
    })
    const shoppers = await call(shop, 'listDeliveryAreas')
    // The next of the two depends on the hour at which the test runs.
    const from = expect.stringMatching(/^(22:00|00:30)$/)
    expect(shoppers.body.data).toMatchObject([{ name: 'Zamalek', fee: 20, nextSlot: { from } }])
  })

  test('a changed fee is for orders from now on, and the answer names those under way', async () => {
    const { number } = await anOrder(round.slot)
    const more = { params: { id: round.near }, body: { fee: 17.5, freeFrom: null, express: { fee: 40, minutes: 45 } } }
    expect(await checkAndDo('changeArea', more)).toMatchObject({
      name: 'Nasr City',
      round: { name: 'East' },
      ...{ fee: 17.5, minimum: 100, freeFrom: null, express: { fee: 40, minutes: 45 } },
      orders: [{ number, area: 'Nasr City', day: tomorrow, from: '10:00', until: '12:00' }],
    })
    expect(await log('area')).toMatchObject([
      {
        who: 'manager manager',
        what: 'area changed',
        about: { kind: 'area', name: 'Nasr City' },
        before: { fee: '15.00', freeFrom: '400.00', expressMinutes: 60 },
        after: { fee: '17.50', freeFrom: null, expressMinutes: 45 },
      },
    ])
  })

  test('a closed area is not offered to shoppers; delivered orders are not touched', async () => {
    await deliver(db(), (await anOrder(round.slot)).id)
    expect((await ask('changeArea', { params: { id: round.near }, body: { isClosed: true } })).data.orders).toEqual([])
    expect((await call(shop, 'listDeliveryAreas')).body.data).toMatchObject([{ name: 'New Cairo' }])
  })

  test('two areas or two rounds of one name are refused, and nothing half done', async () => {
    await ask('addRound', { body: { name: 'West' } })
    const rename = { params: { id: round.round }, body: { name: 'west' } }
    expect(await ask('changeRound', rename)).toMatchObject({ status: 409, message: 'There is a round "west" already.' })
    const area = { params: { id: round.near }, body: { name: 'new cairo', fee: 1 } }
    expect(await ask('changeArea', area)).toMatchObject({ status: 409 })
    expect((await ask('listAreas')).data[0].fee).toBe(15)
  })
})

describe('weeks and days', () => {
  test('other hours move the times ahead, but for those that are ordered', async () => {
    const { number } = await anOrder(round.slot)
    const body = { round: 'East', weekdays: [0, 1, 2, 3, 4, 5, 6], hours: [{ from: '18:00', until: '20:00' }] }
    const { week: changed, slots, orders } = await checkAndDo('setPlan', { body })
    expect(changed).toHaveLength(7)
    expect(slots).toMatchObject({ kept: 1 })
    expect(orders).toMatchObject([{ number }])
    expect(await log('week')).toMatchObject([{ about: { name: 'East' }, after: { fri: '18:00–20:00 × 12' } }])
  })

  test('a time more stands beside the others, unless it overlaps one', async () => {
    const at = (from: string, until: string) => ({ round: 'East', weekdays: [5], hours: [{ from, until }] })
    const { week: fridays } = await checkAndDo('addToPlan', { body: at('20:00', '22:00') })
    expect(fridays.filter(({ weekday }: { weekday: number }) => weekday === 5)).toHaveLength(4)
    expect(await ask('addToPlan', { body: at('21:00', '23:00') })).toMatchObject({
      status: 400,
      message: 'Two of these times overlap.',
    })
    expect((await ask('setPlan', { body: at('12:00', '11:00') })).message).toContain('"12:00-11:00" is no time')
  })

  test('a closed day sells no times, names its orders, and opens again', async () => {
    const { number } = await anOrder(round.slot)
    const body = { day: tomorrow, note: 'Eid', noteAr: 'العيد' }
    const closed = await checkAndDo('addDays', { body })
    expect(closed.orders).toMatchObject([{ number, state: 'placed' }])
    expect(closed.days).toEqual([{ ...body, kind: 'closed' }])
    expect(await sellable()).not.toContain(tomorrow)
    await checkAndDo('changeDay', { params: { day: tomorrow }, body: { isClosed: false } })
    expect(await sellable()).toContain(tomorrow)
    const again = { params: { day: tomorrow }, body: { isClosed: false } }
    const refused = await ask('changeDay', again)
    expect([refused.status, refused.message]).toEqual([404, `${dayInWords(tomorrow)} is as usual already.`])
    const eid = { day: 'closed', note: 'Eid', noteAr: 'العيد' }
    expect(await log('day')).toMatchObject([
      { what: 'day opened', before: eid, after: { day: 'as usual' } },
      { what: 'day closed', before: { day: 'as usual' }, after: eid },
    ])
  })

  test('a closed day that gets another reason keeps the old one in the log', async () => {
    await ask('addDays', { body: { day: tomorrow, note: 'Eid' } })
    await ask('addDays', { body: { day: tomorrow, note: 'Painting' } })
    expect((await log('day closed'))[0]).toMatchObject({
      before: { day: 'closed', note: 'Eid' },
      after: { day: 'closed', note: 'Painting' },
    })
  })

  test('days of Ramadan follow their own plan', async () => {
    const until = dayAfter(tomorrow, 1)
    const body = { kind: 'ramadan', day: tomorrow, until }
    const { days, slots } = await checkAndDo('addDays', { body })
    expect(days).toMatchObject([{ kind: 'ramadan' }, { day: until }])
    expect(slots).toMatchObject({ removed: 6 })
    expect((await ask('addDays', { body: { ...body, until: dayAfter(tomorrow, -1) } })).status).toBe(400)
  })

  test.each(['closed', 'ramadan'] as const)(
    '60 days at once may be %s, the first and the last included; not 61',
    async (kind) => {
      const more = await ask('addDays', { body: { kind, day: tomorrow, until: dayAfter(tomorrow, 60) } })
      expect(more).toMatchObject({ status: 400, message: expect.stringContaining('more than 60 days') })
      const { status, data } = await ask('addDays', { body: { kind, day: tomorrow, until: dayAfter(tomorrow, 59) } })
      expect([status, data.days.length]).toEqual([200, 60])
    },
  )

  async function sellable(): Promise<string[]> {
    const { body } = await call(shop, 'listDeliverySlots', { query: `areaId=${round.near}` })
    return body.data.flatMap(({ day, isOpen }: { day: string; isOpen: boolean }) => (isOpen ? [day] : []))
  }
})

describe('single times and pauses', () => {
  test('one time is closed, gets more places, and opens again; its orders stay', async () => {
    const { number } = await anOrder(round.slot)
    const params = { id: round.slot }
    const changed = await checkAndDo('changeSlot', { params, body: { isClosed: true, capacity: 12 } })
    expect(changed).toMatchObject({ isClosed: true, capacity: 12, capacityBy: 'manager manager', taken: 1 })
    expect(changed.orders).toMatchObject([{ number }])
    await ask('changeSlot', { params, body: { isClosed: false } })
    expect((await ask('getSlot', { params })).data).toMatchObject({ isClosed: false, capacity: 12 })
    expect(await log('time')).toMatchObject([
      { before: { isClosed: true }, after: { isClosed: false, places: 12 } },
      { about: { name: `${tomorrow} 10:00` }, before: { isClosed: false, places: 10 } },
    ])
  })

  test('the list has every day that is asked for, in order', async () => {
    const slots = await week()
    expect(slots.at(0)).toMatchObject({ round: { name: 'East' }, held: 0 })
    expect(new Set(slots.map(({ day }: { day: string }) => day)).size).toBeGreaterThanOrEqual(7)
    expect((await ask('listSlots', { query: 'from=2026-01-01&to=2026-12-31' })).status).toBe(400)
    expect((await ask('listSlots', { query: 'from=friday' })).status).toBe(400)
  })

  test('the shop closes now, express too, and opens again', async () => {
    const { number } = await anOrder(round.slot)
    await sql`update orders set is_express = true, slot_id = null`.execute(db())
    const until = new Date(Date.now() + 3_600_000).toISOString()
    const body = { until, why: 'Rain', whyAr: 'مطر' }
    const { pauses, orders } = await checkAndDo('addPause', { body })
    expect(pauses).toEqual([{ ...body, who: 'manager manager' }])
    expect(orders).toMatchObject([{ number, isExpress: true }])
    expect((await call(shop, 'listDeliveryAreas')).body.closed).toEqual(body)
    await ask('changePause', { body: { why: 'Storm' } })
    expect((await ask('listPauses')).data).toMatchObject([{ until: null, why: 'Storm' }])
    expect(await checkAndDo('endPauses', {})).toMatchObject([{ why: 'Storm' }])
    expect((await ask('endPauses')).status).toBe(409)
    expect((await log('shop opened'))[0]).toMatchObject({ before: { why: 'Storm' } })
  })

  test('a pause names the orders of times that run before it ends, and no others', async () => {
    const numbers = await ordersAroundNow()
    const body = { until: new Date(Date.now() + 3_600_000).toISOString() }
    expect((await checkAndDo('addPause', { body })).orders).toMatchObject([
      { number: numbers.runs },
      { number: numbers.soon },
    ])
    await ask('endPauses')
    const short = { until: new Date(Date.now() + 600_000).toISOString() }
    expect((await checkAndDo('addPause', { body: short })).orders).toMatchObject([{ number: numbers.runs }])
    expect((await ask('changePause', { body })).data.orders).toHaveLength(2)
  })

  test('a pause over midnight names the orders of a time that runs since yesterday, and of tomorrow', async () => {
    const [begun, ahead] = (await week()).slice(-2)
    const today = dayAfter(tomorrow, -1)
    const named = [(await anOrder(begun._id)).number, (await anOrder(ahead._id)).number]
    await sql`
      update delivery_slots set starts_at = now() - interval '1 hour', ends_at = now() + interval '1 hour',
        day = ${dayAfter(today, -1)}::date where id = ${begun._id}`.execute(db())
    await sql`
      update delivery_slots set starts_at = now() + interval '9 hours', ends_at = now() + interval '11 hours',
        day = ${tomorrow}::date, from_minute = 1 where id = ${ahead._id}`.execute(db())
    const until = new Date(Date.now() + 24 * 3_600_000).toISOString()
    const { orders } = await checkAndDo('addPause', { body: { until } })
    expect(orders.map(({ number }: { number: number }) => number)).toEqual(named)
  })

  test('an end that is past is refused', async () => {
    const answer = await ask('addPause', { body: { until: '2020-01-01T00:00:00Z' } })
    expect(answer).toMatchObject({ status: 400, message: 'The shop can only be closed until a time ahead.' })
    expect((await ask('listPauses')).data).toEqual([])
  })
})
