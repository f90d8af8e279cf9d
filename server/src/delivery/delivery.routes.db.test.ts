/** Areas, slots and held places, as shoppers and other clients ask for them (decision 0036). */
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { aDeliveryRound } from '../../test/a-delivery-round.ts'
import { aFullCart, openPayingShop } from '../../test/paying-shop.ts'
import { inTransaction } from '../db/transaction.ts'
import { dayInWords } from '../egypt/cairo-time.ts'
import { makeSlots, remakeSlots } from './make-slots.ts'

const shop = openPayingShop()
const db = () => shop.connection.db

const AREAS = '/api/v1/delivery/areas'
const HOLD = '/api/v1/delivery/hold'

async function get(url: string, token?: string) {
  const answer = await shop.app.inject({ url, ...(token && { headers: { token } }) })
  return { status: answer.statusCode, body: answer.json() }
}

async function hold(token: string, slotId: string, more = {}, remoteAddress = '127.0.0.1') {
  const payload = { slotId, ...more }
  const answer = await shop.app.inject({ method: 'POST', url: HOLD, headers: { token }, payload, remoteAddress })
  return { status: answer.statusCode, body: answer.json() }
}

async function aShopper(price = 150) {
  const cart = await aFullCart(shop, { onHand: 1000, price })
  return { ...cart, order: (delivery: object) => cart.payCash(cart.cartId, { delivery }) }
}

/** The names of all that an answer tells, such as `data.cartItems.count`, in the order of the alphabet. */
function namesIn(answer: unknown, path: readonly string[] = []): string[] {
  const inside = typeof answer === 'object' && answer !== null ? Object.entries(answer) : []
  if (inside.length === 0) return [path.join('.')]
  const names = inside.flatMap(([name, value]) => namesIn(value, Array.isArray(answer) ? path : [...path, name]))
  return [...new Set(names)].sort()
}

// An order as it was answered before a shop could have areas.
const ORDER_NAMES = [
  ...['_id', 'id', 'user', 'state', 'shippingAddress.details', 'shippingAddress.phone', 'shippingAddress.city'],
  ...['cartItems._id', 'cartItems.count', 'cartItems.price', 'taxPrice', 'shippingPrice', 'totalOrderPrice'],
  ...['paymentMethodType', 'isPaid', 'isDelivered', 'mayCancel', 'createdAt', 'updatedAt'],
]
const PRODUCT_NAMES = [
  ...['_id', 'id', 'title', 'unit', 'imageCover', 'ratingsAverage', 'ratingsQuantity'],
  ...['category._id', 'category.name', 'category.slug', 'category.image'],
  ...['subcategory._id', 'subcategory.name', 'subcategory.slug', 'subcategory.category'],
  ...['brand._id', 'brand.name', 'brand.slug', 'brand.image'],
]
const under = (path: string, names: readonly string[]) => names.map((name) => `${path}.${name}`)

describe('a shop without areas', () => {
  test('delivers as it always did: no areas, and no such area to ask for', async () => {
    expect(await get(AREAS)).toEqual({ status: 200, body: { status: 'success', results: 0, data: [] } })
    expect((await get('/api/v1/delivery/slots?areaId=64a000000000000000000000')).status).toBe(404)
  })

  test('answers an order and the list of orders name by name as it always did', async () => {
    const { token, payCash, cart, orders } = await aFullCart(shop, { price: 52.5 })
    const { totalCartPrice } = (await cart()).body.data
    const { status, body } = await payCash()
    expect([status, body.data.shippingPrice, body.data.totalOrderPrice]).toEqual([201, 0, totalCartPrice])
    expect(namesIn(body)).toEqual(['status', 'message', ...under('data', ORDER_NAMES), 'data.cartItems.product'].sort())
    const list = await get('/api/v1/orders', token)
    expect(namesIn(list.body)).toEqual(
      [
        ...['results', ...under('metadata', ['currentPage', 'numberOfPages', 'limit'])],
        ...[...under('data', ORDER_NAMES), ...under('data.cartItems.product', PRODUCT_NAMES)],
        ...under('data.moves', ['state', 'who', 'why', 'at']),
        ...under('data.cartItems.product', ['isReviewed', 'isWithdrawn']),
        'data.mayChange',
      ].sort(),
    )
    expect((await orders())[0]).toMatchObject({ shippingPrice: 0, totalOrderPrice: totalCartPrice })
  })
})

describe('a shop with areas', () => {
  let round: Awaited<ReturnType<typeof aDeliveryRound>>
  beforeEach(async () => {
    await sql`delete from delivery_areas`.execute(db()).catch(() => undefined)
    round = await aDeliveryRound(db(), { capacity: 2 })
  })
  const slotsOf = (areaId: string, token?: string) => get(`/api/v1/delivery/slots?areaId=${areaId}`, token)

  test('tells everybody what delivery costs and the first free time', async () => {
    const { body } = await get(AREAS)
    const near = body.data.find(({ _id }: { _id: string }) => _id === round.near)
    expect(near).toMatchObject({
      ...{ name: 'Nasr City', nameAr: 'مدينة نصر', fee: 15, minimum: 100, freeFrom: 400 },
      nextSlot: { day: round.first?.day, from: '10:00', until: '12:00', startsAt: round.first?.startsAt.toISOString() },
    })
    expect(near.express).toEqual({ fee: 35, minutes: 60, isOpen: false })
  })

  test('holds a place for ten minutes, marked for its shopper alone', async () => {
    const { token } = await aShopper()
    const { status, body } = await hold(token, round.slot, { areaId: round.near })
    expect(status).toBe(200)
    const minutes = (Date.parse(body.data.heldUntil) - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(9)
    expect(minutes).toBeLessThan(11)
    const [mine] = (await slotsOf(round.near, token)).body.data
    expect(mine).toMatchObject({ _id: round.slot, isMine: true, isOpen: true, heldUntil: body.data.heldUntil })
    const [theirs] = (await slotsOf(round.near)).body.data
    expect(theirs).toMatchObject({ _id: round.slot, isMine: false, isOpen: true, left: 'few' })
    expect(theirs).not.toHaveProperty('heldUntil')
  })

  test('counts a place as free for the cart that holds it', async () => {
    await sql`update delivery_slots set capacity = 1 where id = ${round.slot}`.execute(db())
    const { token } = await aShopper()
    await hold(token, round.slot, { areaId: round.near })
    const next = async (...as: [string?]) => (await get(AREAS, ...as)).body.data[0].nextSlot.startsAt
    expect(await next(token)).toBe(round.first?.startsAt.toISOString())
    expect(await next()).not.toBe(round.first?.startsAt.toISOString())
  })

  test('renews a hold for thirty minutes at most', async () => {
    const { token } = await aShopper()
    await hold(token, round.slot)
    await sql`update slot_places set first_held_at = first_held_at - interval '25 minutes'`.execute(db())
    const { body } = await hold(token, round.slot)
    expect((Date.parse(body.data.heldUntil) - Date.now()) / 60_000).toBeLessThan(6)
  })

  test('never gives the last place twice, and names the next time', async () => {
    const shoppers = [await aShopper(), await aShopper(), await aShopper()]
    const answers = await Promise.all(shoppers.map(({ token }) => hold(token, round.slot)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body.message).toBe(
      `That time has just gone. The next one is ${dayInWords(round.first?.day ?? '')} 12:00–14:00.`,
    )
    const [slot] = (await slotsOf(round.near)).body.data
    expect(slot).toMatchObject({ isOpen: false, left: 'none' })
  })

  test('gives the place of a hold that has run out to somebody else; who had it orders as long as there is room', async () => {
    const [one, two, late] = [await aShopper(), await aShopper(), await aShopper()]
    for (const { token } of [one, two]) expect((await hold(token, round.slot)).status).toBe(200)
    expect((await hold(late.token, round.slot)).status).toBe(409)
    await sql`update slot_places set held_until = now() - interval '1 second'`.execute(db())
    expect((await hold(late.token, round.slot)).status).toBe(200)
    const delivery = { areaId: round.near, slotId: round.slot, fee: 15 }
    expect((await one.order(delivery)).status).toBe(201)
    expect((await two.order(delivery)).status).toBe(409)
    expect((await late.order(delivery)).status).toBe(201)
  })

  test('gives the place of a cancelled order to the next who asks', async () => {
    await sql`update delivery_slots set capacity = 1`.execute(db())
    const [one, next] = [await aShopper(), await aShopper()]
    const { body } = await one.order({ areaId: round.near, slotId: round.slot, fee: 15 })
    expect((await hold(next.token, round.slot)).status).toBe(409)
    expect((await one.cancel(body.data._id)).status).toBe(200)
    expect((await hold(next.token, round.slot)).status).toBe(200)
  })

  test('keeps one place for a cart, whatever its tabs hold', async () => {
    const { token, cartId } = await aShopper()
    await Promise.all([hold(token, round.slot), hold(token, round.other)])
    const { rows } = await sql`select from slot_places where cart_id = ${cartId}`.execute(db())
    expect(rows.length).toBe(1)
  })

  test('sells nothing past the cut-off, also to a page opened before', async () => {
    const { token } = await aShopper()
    await sql`update delivery_slots set cut_off = now() - interval '1 second' where id = ${round.slot}`.execute(db())
    expect((await slotsOf(round.near)).body.data[0]).toMatchObject({ _id: round.slot, isOpen: false })
    expect((await hold(token, round.slot)).status).toBe(409)
  })

  test('holds nothing for an empty cart, or for one below the minimum', async () => {
    const { token } = await aShopper(99)
    const { status, body } = await hold(token, round.slot, { areaId: round.near })
    expect([status, body.message]).toEqual([
      400,
      '1.00\u00a0EGP more, and we deliver to Nasr City: goods are delivered there from 100.00\u00a0EGP.',
    ])
    expect((await hold(token, round.slot, { areaId: round.far })).status).toBe(200)
  })

  test('holds nothing below the minimum without an area either, and nothing for hours a day', async () => {
    await sql`update delivery_areas set minimum = 10000`.execute(db())
    const small = await aShopper(50)
    expect((await hold(small.token, round.slot)).status).toBe(400)
    const { token } = await aShopper()
    // Letting go and choosing anew counts as well. The hour has passed when the day has not.
    await sql`delete from rate_limits`.execute(db())
    const statuses = []
    for (let turn = 0; turn < 45; turn += 1) {
      if (turn === 15)
        await sql`update rate_limits set resets_at = now() where resets_at < now() + interval '2 hours'`.execute(db())
      statuses.push((await hold(token, round.slot)).status)
      await shop.app.inject({ method: 'DELETE', url: HOLD, headers: { token } })
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(20)
  })

  test('counts a page that renews its hold once a day', async () => {
    const { token } = await aShopper()
    await sql`delete from rate_limits`.execute(db())
    const renew = async () => (await hold(token, round.slot)).status
    for (let turn = 0; turn < 25; turn += 1) expect(await renew()).toBe(200)
    // Once for its shopper's day and for the network, each time for the hour.
    const { rows } = await sql<{ count: number }>`select count from rate_limits order by count`.execute(db())
    expect(rows.map(({ count }) => count)).toEqual([1, 1, 25])
  })

  test('holds nothing more for a network of many accounts, and all the same for another', async () => {
    const [{ token }, next] = [await aShopper(), await aShopper()]
    await sql`delete from rate_limits`.execute(db())
    await hold(token, round.slot)
    await sql`update rate_limits set count = 300`.execute(db())
    const refused = await hold(next.token, round.slot)
    expect([refused.status, refused.body.message]).toEqual([429, expect.stringMatching(/^You have chosen many times/)])
    expect((await hold(next.token, round.slot, {}, '41.32.10.8')).status).toBe(200)
  })

  test('keeps the place of an order, whatever is held or let go later', async () => {
    const { token, order } = await aShopper()
    await hold(token, round.slot)
    expect((await order({ areaId: round.near, slotId: round.slot, fee: 15 })).status).toBe(201)
    await shop.app.inject({ method: 'DELETE', url: HOLD, headers: { token } })
    expect((await slotsOf(round.near)).body.data[0].left).toBe('few')
    const { rows } = await sql`select from slot_places where slot_id = ${round.slot} and order_id is not null`.execute(
      db(),
    )
    expect(rows.length).toBe(1)
  })

  test('tells what is missing for the minimum and for free delivery', async () => {
    const { token } = await aShopper(399.75)
    const { body } = await get(`/api/v1/delivery/quote?areaId=${round.near}`, token)
    expect(body.data).toEqual({
      ...{ goods: 399.75, fee: 15, total: 414.75, minimum: 100, missingForMinimum: 0, missingForFree: 0.25 },
    })
    const { token: rich } = await aShopper(400)
    const free = await get(`/api/v1/delivery/quote?areaId=${round.near}`, rich)
    expect(free.body.data).toMatchObject({ fee: 0, total: 400, missingForFree: 0 })
  })

  test('that is closed now takes no time before it opens again, and says until when', async () => {
    const { token } = await aShopper()
    const until = new Date((round.first?.startsAt.getTime() ?? 0) + 60_000)
    await sql`
      insert into shop_pauses (id, until_at, why, why_ar) values ('p', ${until}, 'Stocktaking', 'جرد')`.execute(db())
    const { body } = await slotsOf(round.near)
    expect(body.closed).toEqual({ until: until.toISOString(), why: 'Stocktaking', whyAr: 'جرد' })
    expect(body.data.map(({ isOpen }: { isOpen: boolean }) => isOpen)).toEqual([false, true, true])
    expect((await hold(token, round.slot)).status).toBe(409)
    await sql`delete from shop_pauses`.execute(db())
  })

  test('makes the slots of its plan once, and leaves booked ones as they were promised when the plan changes', async () => {
    const plan = (from: number) =>
      sql`
      insert into slot_plans (id, round_id, season, weekday, from_minute, until_minute, capacity, cut_off_minutes)
      select ${round.round} || day || ${from}, ${round.round}, 'usual', day, ${from}::integer, ${from}::integer + 60, 5, 30
      from generate_series(0, 6) day`.execute(db())
    await plan(1200)
    await makeSlots(db())
    await makeSlots(db())
    const own = () =>
      sql<{ id: string }>`
        select id from delivery_slots where round_id = ${round.round} and from_minute = 1200 and starts_at > now()
        order by starts_at`.execute(db())
    const { rows } = await own()
    expect(rows.length).toBeGreaterThan(6)
    expect(rows.length).toBeLessThan(9)
    const { token } = await aShopper()
    // Today's may be past its cut-off.
    const tomorrows = rows[1]
    await hold(token, tomorrows?.id ?? '')
    await sql`delete from slot_plans where round_id = ${round.round}`.execute(db())
    await plan(1260)
    const { removed, kept } = await inTransaction(db(), (tx) => remakeSlots(tx))
    expect(kept.map(({ id }) => id)).toContain(tomorrows?.id)
    expect((await own()).rows).toEqual([tomorrows])
    expect(removed).toBeGreaterThan(5)
  })
})
