/** Orders with a delivery: what they cost, when they come, and who gets the last place (decision 0036). */
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { aDeliveryRound, countBooked } from '../../../test/a-delivery-round.ts'
import { call } from '../../../test/build-test-app.ts'
import { aFullCart, askLater, openPayingShop, pageId } from '../../../test/paying-shop.ts'
import { dateOf, dayInWords } from '../../egypt/cairo-time.ts'
import { rowsOf } from '../../db/rows.ts'
import { listAllOwed } from '../order-payments.queries.ts'
import { checkBooks } from '../../checks/check-books.ts'
import { describeOrders } from '../../operator/describe/describe-order.ts'
import { listOrders } from '../shop-orders.queries.ts'

const shop = openPayingShop()
const db = () => shop.connection.db
let round: Awaited<ReturnType<typeof aDeliveryRound>>
beforeEach(async () => void (round = await aDeliveryRound(db())))

/** A shopper with goods of this price in EGP, and the delivery to the near area that they are shown. */
async function aShopperWith(price = 150) {
  const cart = await aFullCart(shop, { onHand: 20, price })
  const toNear = { areaId: round.near, slotId: round.slot, fee: 15 }
  const order = (delivery: object | undefined = toNear, more = {}) => cart.payCash(cart.cartId, { delivery, ...more })
  const openPage = (delivery: object | undefined = toNear, more = {}) =>
    cart.openPage(cart.cartId, { delivery, ...more })
  return { ...cart, toNear, order, openPage }
}

const fillSlot = (slotId = round.slot) => sql`update delivery_slots set capacity = 0 where id = ${slotId}`.execute(db())
const pass = (slotId = round.slot) =>
  sql`update delivery_slots set cut_off = now() - interval '1 second' where id = ${slotId}`.execute(db())
const findWrong = async () => (await checkBooks(db())).filter(({ todo }) => todo !== undefined)

describe('an order that names a delivery', () => {
  test('costs goods and fee, and is promised the slot’s time', async () => {
    const { order, toNear, orders } = await aShopperWith(150)
    const { status, body } = await order({ ...toNear, note: ' Ring twice ', cashWith: 200 }, { expectedTotal: 165 })
    expect([status, body.message]).toEqual([201, 'Order placed successfully'])
    const startsAt = round.first?.startsAt ?? new Date()
    expect(body.data).toMatchObject({
      shippingPrice: 15,
      totalOrderPrice: 165,
      promisedFrom: startsAt.toISOString(),
      promisedUntil: new Date(startsAt.getTime() + 7_200_000).toISOString(),
    })
    expect(body.data.delivery).toEqual({
      ...{ areaId: round.near, area: 'Nasr City', areaAr: 'مدينة نصر', isExpress: false, slotId: round.slot },
      ...{ day: round.first?.day, from: '10:00', until: '12:00', cashWith: 200, note: 'Ring twice' },
    })
    expect((await orders())[0]).toMatchObject({ shippingPrice: 15, delivery: body.data.delivery })
    expect(await countBooked(db(), round.slot)).toBe(1)
    expect(await findWrong()).toEqual([])
  })

  test('whose payment page is open keeps its time: its cart holds no other', async () => {
    const { openPage, token, order } = await aShopperWith()
    await openPage()
    await sql`update delivery_slots set capacity = 1 where id = ${round.slot}`.execute(db())
    for (const slotId of [round.slot, round.other]) {
      const { status, body } = await call(shop, 'holdSlot', { token, body: { slotId } })
      expect([status, body.data]).toEqual([200, { slotId: round.slot }])
    }
    await call(shop, 'releaseSlot', { token })
    const slots = async () =>
      (await call(shop, 'listDeliverySlots', { token, query: `areaId=${round.near}` })).body.data
    expect((await slots())[0]).toMatchObject({ _id: round.slot, isMine: true, isOpen: true })
    expect((await slots())[0]).not.toHaveProperty('heldUntil')
    expect(await countBooked(db(), round.other)).toBe(0)
    expect((await order()).status).toBe(201)
    expect(await findWrong()).toEqual([])
  })

  test('sent again is the same order; with another delivery it is told which order stands', async () => {
    const { order, toNear, cartId, payCash } = await aShopperWith()
    const first = await order()
    expect((await order()).body.data).toEqual(first.body.data)
    const said = `This cart is ordered already: order ${first.body.data.id}, 165.00\u00a0EGP, to 12 Talaat Harb Street, flat 4, Cairo. Nothing else was ordered.`
    for (const other of [
      { ...toNear, slotId: round.other },
      { areaId: round.far, fee: 30 },
      { ...toNear, ifRunsOut: 'call' },
    ]) {
      const { status, body } = await order(other)
      expect([status, body.message]).toEqual([409, said])
    }
    expect((await payCash(cartId)).status).toBe(409)
    expect(await countBooked(db(), round.slot)).toBe(1)
    expect(await countBooked(db(), round.other)).toBe(0)
  })

  test('of goods that are delivered free costs the goods alone', async () => {
    const { order, toNear } = await aShopperWith(400)
    const { body } = await order({ ...toNear, fee: 0 })
    expect(body.data).toMatchObject({ shippingPrice: 0, totalOrderPrice: 400, delivery: { slotId: round.slot } })
  })

  test('may leave the time open: it is agreed on by phone', async () => {
    const { order } = await aShopperWith(20)
    const { status, body } = await order({ areaId: round.far, fee: 30 })
    expect([status, body.data.totalOrderPrice]).toEqual([201, 50])
    expect(body.data).not.toHaveProperty('promisedFrom')
    expect(body.data.delivery).toEqual({
      ...{ areaId: round.far, area: 'New Cairo', areaAr: 'القاهرة الجديدة', isExpress: false },
    })
  })

  test('says what to do if something runs out; one paid by card asks for a call', async () => {
    const { order, openPage, toNear, orders } = await aShopperWith()
    const leaveOut = { ...toNear, ifRunsOut: 'leave out' }
    for (const attempt of ['first', 'again']) {
      const { status } = await openPage(leaveOut)
      expect([attempt, status]).toEqual([attempt, 200])
    }
    expect(await orders()).toMatchObject([{ delivery: { ifRunsOut: 'call' } }])
    expect((await order(leaveOut)).body.data.delivery).toMatchObject({ ifRunsOut: 'leave out' })
    expect((await orders())[0]).toMatchObject({ delivery: { ifRunsOut: 'leave out' } })
  })

  test('tells the shopper and the shop in the letter', async () => {
    const { order, toNear } = await aShopperWith()
    await order({ ...toNear, cashWith: 200, ifRunsOut: 'leave out', note: 'Ring twice' })
    await shop.deliverMails()
    const [letter] = shop.mails
    expect(letter?.text).toContain(
      '\n\nIf something runs out, we leave it out, and you do not pay for it.\n\nYour note: Ring twice\n\n',
    )
    expect(letter?.text).toMatch(/\nIt comes on \w+ \d+ \w+ between 10:00 and 12:00\.\n/)
    expect(letter?.text).toContain('\nDelivery: 15.00\u00a0EGP\nTotal: 165.00\u00a0EGP\n')
    expect(letter?.text).toContain(
      'You pay 165.00\u00a0EGP in cash when it arrives. The courier brings 35.00\u00a0EGP change for your 200.00\u00a0EGP.',
    )
    expect(letter?.html).toContain('>15.00\u00a0EGP</td>')
  })
})

describe('an order on a plain body, in a shop with areas', () => {
  test('costs no fee and is promised no time, whatever the minimum', async () => {
    const { cartId, payCash } = await aShopperWith(99)
    const { status, body } = await payCash(cartId)
    expect([status, body.data.shippingPrice, body.data.totalOrderPrice]).toEqual([201, 0, 99])
    for (const key of ['delivery', 'promisedFrom', 'promisedUntil']) expect(body.data).not.toHaveProperty(key)
    await shop.deliverMails()
    expect(shop.mails[0]?.text).toContain(
      '\nWe call you to agree on delivery: its time, and its fee, which is not in this total.\n',
    )
  })
})

describe('an order that names an area alone, as below its minimum', () => {
  test('costs no fee and is promised no time, and tells shop and shopper the area that was chosen', async () => {
    const { cartId, payCash } = await aShopperWith(99)
    const { status, body } = await payCash(cartId, { areaId: round.near })
    expect([status, body.data.shippingPrice, body.data.totalOrderPrice]).toEqual([201, 0, 99])
    for (const key of ['delivery', 'promisedFrom', 'promisedUntil']) expect(body.data).not.toHaveProperty(key)
    expect(body.data.askedArea).toEqual({ name: 'Nasr City', nameAr: 'مدينة نصر' })
    expect((await payCash(cartId, { areaId: round.near })).body.data).toEqual(body.data)
    expect(describeOrders(await listOrders(db(), { max: 10 }))).toContain('Nasr City, Cairo')
  })

  test('is ordered although the area has gone meanwhile', async () => {
    const { cartId, payCash } = await aShopperWith(99)
    expect((await payCash(cartId, { areaId: 'gone' })).status).toBe(201)
  })
})

describe('a refused delivery orders nothing and leaves the cart as it is', () => {
  async function refused(price: number, change: object, prepare: () => Promise<unknown> = async () => undefined) {
    const { order, openPage, toNear, cart, orders } = await aShopperWith(price)
    await prepare()
    const answers = [await order({ ...toNear, ...change }), await openPage({ ...toNear, ...change })]
    expect(await orders()).toEqual([])
    expect((await cart()).body.numOfCartItems).toBe(1)
    expect(await countBooked(db(), round.slot)).toBe(0)
    const [{ status, body } = { status: 0, body: { message: '' } }, page] = answers
    expect([page?.status, page?.body.message]).toEqual([status, body.message])
    return { status, message: body.message as string }
  }

  test('below the minimum of the area, naming what is missing', async () => {
    const { status, message } = await refused(99, {})
    expect([status, message]).toEqual([400, expect.stringContaining('1.00\u00a0EGP more')])
  })

  test('with another fee than is due, naming both', async () => {
    const { status, message } = await refused(150, { fee: 10 })
    expect(status).toBe(409)
    expect(message).toContain('15.00\u00a0EGP')
    expect(message).toContain('10.00\u00a0EGP')
  })

  test('in a slot that is full, naming the next free one', async () => {
    const { status, message } = await refused(150, {}, () => fillSlot())
    expect([status, message]).toEqual([409, expect.stringContaining('12:00–14:00')])
  })

  test('in a slot past its cut-off, also from a page that was open before', async () => {
    expect((await refused(150, {}, () => pass())).status).toBe(409)
  })

  test('in a slot that the shop closed', async () => {
    const close = () => sql`update delivery_slots set closed_at = now()`.execute(db())
    expect((await refused(150, {}, close)).status).toBe(409)
  })

  test('to an area that is closed or was never there', async () => {
    expect([400, 404]).toContain((await refused(150, { areaId: 'nowhere' })).status)
    const close = () => sql`update delivery_areas set closed_at = now()`.execute(db())
    expect([400, 404]).toContain((await refused(150, {}, close)).status)
  })

  test('with less cash than it costs', async () => {
    const { order, toNear, orders } = await aShopperWith(150)
    const { status, body } = await order({ ...toNear, cashWith: 164 })
    expect(status).toBe(400)
    expect(body.message).toContain('164.00\u00a0EGP')
    expect((await order({ ...toNear, cashWith: 1e9 })).status).toBe(400)
    expect(await orders()).toEqual([])
  })

  test('with goods that run out handled in a way that nobody knows', async () => {
    const { order, toNear, orders } = await aShopperWith()
    const { status, body } = await order({ ...toNear, ifRunsOut: 'ask' })
    expect([status, body.message]).toEqual([400, 'ifRunsOut must be call, replace or leave out'])
    expect(await orders()).toEqual([])
  })

  test('where the total is not the one that was shown', async () => {
    const { order, orders } = await aShopperWith(150)
    const { status, body } = await order(undefined, { expectedTotal: 150 })
    expect([status, body.data]).toEqual([409, { expectedTotal: 150, totalCartPrice: 165, changes: [] }])
    expect(await orders()).toEqual([])
  })
})

describe('express delivery', () => {
  const openNow = () =>
    sql`
      update delivery_slots set starts_at = now() - interval '1 hour', ends_at = now() + interval '1 hour'`.execute(
      db(),
    )
  const express = () => ({ areaId: round.near, express: true, fee: 35 })

  test('is promised for within its minutes, and takes none of the slots’ places', async () => {
    await openNow()
    const { order } = await aShopperWith()
    const { status, body } = await order(express())
    expect([status, body.data.totalOrderPrice]).toEqual([201, 185])
    const { promisedFrom, promisedUntil, delivery } = body.data
    expect(Date.parse(promisedUntil) - Date.parse(promisedFrom)).toBe(3_600_000)
    expect(delivery).toEqual({ areaId: round.near, area: 'Nasr City', areaAr: 'مدينة نصر', isExpress: true })
    expect((await order(express())).body.data).toEqual(body.data)
    await shop.deliverMails()
    expect(shop.mails[0]?.text).toMatch(/\nExpress delivery: it comes by \d\d:\d\d\.\n/)
  })

  test('is refused outside the day’s hours, beyond the hour’s places, in an area without it, and with a slot', async () => {
    const { order } = await aShopperWith()
    expect((await order(express())).status).toBe(409)
    await openNow()
    expect((await order({ ...express(), slotId: round.slot })).status).toBe(400)
    expect((await order({ ...express(), areaId: round.far })).status).toBe(409)
    await sql`update delivery_rounds set express_per_hour = 1`.execute(db())
    expect((await order(express())).status).toBe(201)
    expect((await (await aShopperWith()).order(express())).status).toBe(409)
  })

  test('stays open to the cart whose unpaid order took the hour’s last place, and to no other', async () => {
    await openNow()
    await sql`update delivery_rounds set express_per_hour = 1`.execute(db())
    const [mona, ali] = [await aShopperWith(), await aShopperWith()]
    await mona.openPage(express())
    const offered = async ({ token }: typeof mona) =>
      (await call(shop, 'listDeliveryAreas', { token })).body.data[0].express.isOpen
    expect([await offered(mona), await offered(ali)]).toEqual([true, false])
    expect((await ali.order(express())).status).toBe(409)
    expect((await mona.order(express())).status).toBe(201)
  })
})

describe('the places of a slot', () => {
  test('are never more than there are, and a cancelled order’s is free at once', async () => {
    await sql`update delivery_slots set capacity = 2`.execute(db())
    const shoppers = await Promise.all([1, 2, 3].map(() => aShopperWith()))
    const answers = await Promise.all(shoppers.map(({ order }) => order()))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409])
    expect(await countBooked(db(), round.slot)).toBe(2)
    const served = answers.findIndex(({ status }) => status === 201)
    const late = answers.findIndex(({ status }) => status === 409)
    await shoppers[served]?.cancel(answers[served]?.body.data._id)
    expect((await shoppers[late]?.order())?.status).toBe(201)
    expect(await countBooked(db(), round.slot)).toBe(2)
    expect(await findWrong()).toEqual([])
  })

  test('held by others count until the hold is over: a late order has its time if there is room', async () => {
    await sql`update delivery_slots set capacity = 1`.execute(db())
    const [mona, ali] = [await aShopperWith(), await aShopperWith()]
    const hold = (cart: typeof mona, minutes: number) =>
      sql`
        insert into slot_places (cart_id, shopper_id, slot_id, held_until)
        values (${cart.cartId}, ${cart.id}, ${round.slot}, now() + make_interval(mins => ${minutes}))`.execute(db())
    await hold(mona, -1)
    await hold(ali, 10)
    expect((await mona.order()).status).toBe(409)
    await sql`update slot_places set held_until = now() - interval '1 second'`.execute(db())
    expect((await mona.order()).status).toBe(201)
    expect((await ali.order()).status).toBe(409)
    expect(await countBooked(db(), round.slot)).toBe(1)
  })
})

describe('a payment page of an order with a delivery', () => {
  test('asks for goods and fee, and the order keeps its place when it is paid', async () => {
    const { openPage, orders } = await aShopperWith()
    const page = pageId(await openPage())
    expect(await shop.provider().findPayment(page)).toMatchObject({
      amount: 16_500,
      description: expect.stringMatching(/\nDelivery$/),
    })
    const [{ _id }] = await orders()
    await pass()
    expect(await shop.tellPaid(_id, 16_500)).toBe(200)
    expect((await orders())[0]).toMatchObject({ state: 'paid', delivery: { slotId: round.slot } })
    expect(await countBooked(db(), round.slot)).toBe(1)
    expect(await findWrong()).toEqual([])
  })

  test('that was paid one second before its end keeps its place, although the shop hears of it later', async () => {
    await sql`update delivery_slots set capacity = 1`.execute(db())
    const [mona, ali] = [await aShopperWith(), await aShopperWith()]
    const page = pageId(await mona.openPage())
    await sql`
      update local_payments set state = 'paid', expires_at = now() + interval '1 second' where id = ${page}`.execute(
      db(),
    )
    await sql`update local_payments set expires_at = now() - interval '10 minutes'`.execute(db())
    await sql`update orders set created_at = created_at - interval '41 minutes'`.execute(db())
    expect((await ali.order()).status).toBe(409)
    await askLater(shop)
    expect((await mona.orders())[0]).toMatchObject({
      ...{ state: 'paid', promisedFrom: round.first?.startsAt.toISOString(), delivery: { slotId: round.slot } },
    })
    expect((await ali.order()).status).toBe(409)
    expect(await countBooked(db(), round.slot)).toBe(1)
    expect(await findWrong()).toEqual([])
  })

  test('that was opened before the shop closed for a while is paid for its time all the same', async () => {
    const [mona, ali, late] = [await aShopperWith(), await aShopperWith(), await aShopperWith()]
    expect((await mona.order()).status).toBe(201)
    await ali.openPage()
    await sql`insert into shop_pauses (id, why, why_ar) values ('p', 'Stocktaking', 'جرد')`.execute(db())
    expect((await late.order()).status).toBe(409)
    await shop.tellPaid((await ali.orders())[0]._id, 16_500)
    for (const [{ orders }, state] of [[mona, 'placed'] as const, [ali, 'paid'] as const]) {
      expect((await orders())[0]).toMatchObject({
        ...{ state, promisedFrom: round.first?.startsAt.toISOString(), delivery: { slotId: round.slot } },
      })
    }
    expect(await countBooked(db(), round.slot)).toBe(2)
  })

  test('is the same page as long as the delivery is, and another for another time: the old one is closed', async () => {
    await sql`update delivery_slots set capacity = 1`.execute(db())
    const { openPage, toNear, orders } = await aShopperWith()
    const page = pageId(await openPage())
    expect(pageId(await openPage())).toBe(page)
    expect((await (await aShopperWith()).order()).status).toBe(409)
    const anew = pageId(await openPage({ areaId: round.far, slotId: round.other, fee: 30 }))
    expect(anew).not.toBe(page)
    expect(await shop.provider().findPayment(page)).toMatchObject({ state: 'expired' })
    expect(await shop.provider().findPayment(anew)).toMatchObject({ state: 'open', amount: 18_000 })
    const all = await orders()
    expect(all.map(({ state }: { state: string }) => state)).toEqual(['awaiting payment', 'replaced'])
    expect(all[0]).toMatchObject({ shippingPrice: 30, delivery: { slotId: round.other } })
    expect(await countBooked(db(), round.slot)).toBe(0)
    expect(await countBooked(db(), round.other)).toBe(1)
    expect(await countPlaces()).toBe(1)
    // Another fee than is due closes nothing.
    expect((await openPage({ ...toNear, fee: 10 })).status).toBe(409)
    expect(await shop.provider().findPayment(anew)).toMatchObject({ state: 'open' })
    expect((await (await aShopperWith()).order()).status).toBe(201)
  })

  test('is closed for cash, which takes the place over', async () => {
    const { openPage, order } = await aShopperWith()
    await sql`update delivery_slots set capacity = 1`.execute(db())
    await openPage()
    expect((await order()).status).toBe(201)
    expect(await countBooked(db(), round.slot)).toBe(1)
  })

  test('that runs out frees the place; paid late, the order has it again if it is still free', async () => {
    const { openPage, orders } = await aShopperWith()
    const page = pageId(await openPage())
    const [{ _id }] = await orders()
    await end(_id, page)
    expect(await countBooked(db(), round.slot)).toBe(0)
    await shop.tellPaid(_id, 16_500)
    expect((await orders())[0]).toMatchObject({ state: 'paid', delivery: { slotId: round.slot } })
    expect(await countBooked(db(), round.slot)).toBe(1)
    expect(await findWrong()).toEqual([])
  })

  test('paid after the place was given away leaves the order paid without a time, and no money goes back', async () => {
    await sql`update delivery_slots set capacity = 1`.execute(db())
    const [late, quick] = [await aShopperWith(), await aShopperWith()]
    const page = pageId(await late.openPage())
    const [{ _id }] = await late.orders()
    await end(_id, page)
    expect((await quick.order()).status).toBe(201)
    await shop.tellPaid(_id, 16_500)
    const [paid] = await late.orders()
    expect(paid).toMatchObject({ state: 'paid', shippingPrice: 15, totalOrderPrice: 165 })
    expect(paid).not.toHaveProperty('promisedFrom')
    expect(paid.delivery).not.toHaveProperty('slotId')
    expect(paid.moves.at(-1).why).toBe(
      'Your delivery time was taken before the payment arrived. We call you to agree on another.',
    )
    expect(await countBooked(db(), round.slot)).toBe(1)
    expect([await findWrong(), await listAllOwed(db())]).toEqual([[], []])
    const lines = describeOrders(await listOrders(db(), { max: 10 })).split('\n')
    expect(lines.filter((line) => line.endsWith('  agree on a time'))).toEqual([
      expect.stringMatching(new RegExp(`^${paid.id} `)),
    ])
    await shop.deliverMails()
    const letter = shop.mails.find(({ to }) => to === late.email)
    expect(letter?.text).toContain('We call you to agree on a time.')
  })

  async function end(orderId: string, page: string) {
    const { settleEnd } = await import('./settle.ts')
    await settleEnd(db(), { reference: orderId, sessionId: page, end: { kind: 'expired' } })
  }

  async function countPlaces() {
    const { rows } = await sql<{ n: number }>`select count(*)::integer as n from slot_places`.execute(db())
    return rows[0]?.n
  }
})

describe('a cart whose payment page is open', () => {
  test('keeps page and place if it is paid cash for a time that has closed meanwhile', async () => {
    const { order, openPage, orders } = await aShopperWith()
    await openPage()
    await pass()
    expect((await order()).status).toBe(409)
    expect((await orders())[0]).toMatchObject({ state: 'awaiting payment', delivery: { slotId: round.slot } })
    expect(await countBooked(db(), round.slot)).toBe(1)
  })

  test('is promised an express delivery from the moment that it is paid', async () => {
    await sql`
      update delivery_slots set starts_at = now() - interval '2 hours', ends_at = now() + interval '8 hours',
        cut_off = now() where id = ${round.slot}`.execute(db())
    const { openPage, orders } = await aShopperWith()
    const page = pageId(await openPage({ areaId: round.near, express: true, fee: 35 }))
    await sql`
      update orders set promised_from = promised_from - interval '30 minutes',
        promised_until = promised_until - interval '30 minutes'`.execute(db())
    await sql`update local_payments set state = 'paid' where id = ${page}`.execute(db())
    await askLater(shop)
    const [paid] = await orders()
    expect(paid.state).toBe('paid')
    expect((Date.parse(paid.promisedUntil) - Date.now()) / 60_000).toBeCloseTo(60, 0)
  })
})

test('an order without a time gives back the place that its cart held', async () => {
  const { payCash, token } = await aShopperWith()
  await shop.app.inject({
    ...{ method: 'POST', url: '/api/v1/delivery/hold' },
    ...{ headers: { token }, payload: { slotId: round.slot } },
  })
  expect((await payCash()).status).toBe(201)
  expect(await rowsOf(db())`select from slot_places`).toEqual([])
})

test('a letter about a time past midnight names the date on which somebody rings', async () => {
  await sql`
    update delivery_slots set from_minute = 1470, until_minute = 1530,
      starts_at = (day + interval '24 hours 30 minutes') at time zone 'Africa/Cairo',
      ends_at = (day + interval '25 hours 30 minutes') at time zone 'Africa/Cairo' where id = ${round.slot}`.execute(
    db(),
  )
  const { order } = await aShopperWith()
  await order()
  await shop.deliverMails()
  const date = dayInWords(dateOf(round.first?.day ?? '', 1470))
  expect(shop.mails[0]?.text).toContain(`It comes on ${date} between 00:30 and 01:30.`)
})
