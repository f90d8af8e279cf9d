import { insteadOf } from '../order-message-params.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aDeliveryRound, countBooked } from '../../../test/a-delivery-round.ts'
import { openTestShop } from '../../../test/build-test-app.ts'
import { aCashOrder, aPaidOrder } from '../../../test/order-factories.ts'
import { signInEach, staffCall } from '../../../test/staff-calls.ts'
import { checkBooks } from '../../checks/check-books.ts'
import { rowsOf } from '../../db/rows.ts'
import { NO_WORD } from '../../delivery/word-to-courier.queries.ts'
import { moveOn } from '../placed/fulfilment.ts'

const shop = openTestShop({ HOST: '127.0.0.1', NOTIFY_ORDERS_TO: 'shop@example.com' })
const db = () => shop.connection.db
const cookies = signInEach(shop, 'owner', 'picker')

const at = (number: number) => ({ cookie: cookies['owner'], params: { number: String(number) } })
const order = async (number: number) => (await staffCall(shop, 'getOrder', at(number))).body.data
const times = async (number: number) => (await staffCall(shop, 'listOrderTimes', at(number))).body.data
async function moveTo(number: number, slotId: string | null, more: object = {}) {
  const { updatedAt } = await order(number)
  return staffCall(shop, 'changeTime', { ...at(number), body: { slotId, updatedAt }, ...more })
}

async function anOrderInNasrCity(place = aCashOrder) {
  const round = await aDeliveryRound(db())
  const delivery = { areaId: round.near, slotId: round.slot, isExpress: false, fee: 1500, word: NO_WORD }
  const { id, number } = await place(db(), { count: 2, delivery })
  return { round, id, number }
}

test('an owner moves an order to another time: its place is free again, and shopper, order and log are told', async () => {
  const { round, number } = await anOrderInNasrCity()
  expect((await times(number)).map(({ _id }: { _id: string }) => _id)).toEqual(round.slotIds.slice(1))
  const before = await order(number)
  expect(before).toMatchObject({ hasArea: true })

  const tried = await moveTo(number, round.other, { query: 'check=true' })
  expect(tried.body.data.promisedFrom).not.toBe(before.promisedFrom)
  expect(await order(number)).toEqual(before)

  const { status, body } = await moveTo(number, round.other)
  expect([status, body.data.promisedFrom]).toEqual([200, tried.body.data.promisedFrom])
  expect(body.data.moves.at(-1)).toMatchObject({
    ...{ who: 'shop', by: 'owner owner' },
    why: `The shop moved the delivery to another time${insteadOf({ wasFrom: before.promisedFrom })}.`,
  })
  expect([await countBooked(db(), round.slot), await countBooked(db(), round.other)]).toEqual([0, 1])
  const { entries } = (await staffCall(shop, 'listLog', { cookie: cookies['owner'], query: 'what=order moved' })).body
    .data
  const [was, is] = [{ time: before.promisedFrom }, { time: body.data.promisedFrom }]
  const moved = { who: 'owner owner', what: 'order moved', about: { name: String(number) } }
  expect(entries).toMatchObject([{ ...moved, before: was, after: is }])

  // The shop is told of what shoppers change, not of what it did.
  const letters = await rowsOf<{ kind: string }>(db())`select kind from outbox where kind <> 'welcome'`
  expect(letters.map(({ kind }) => kind)).toContain('time changed')
  expect(letters.map(({ kind }) => kind)).not.toContain('order changed')
  await shop.deliverMails()
  const letter = shop.mails.find(({ subject }) => subject.includes('comes at another time'))
  expect(letter?.text).toMatch(/^[^]*We moved your order to another time\.[^]*12:00 and 14:00/)
  expect((await checkBooks(db())).filter(({ todo }) => todo !== undefined)).toEqual([])
})

test('the time may be left to a call, and an express order then pays the usual fee', async () => {
  const { number } = await anOrderInNasrCity()
  await sql`
    update orders set is_express = true, slot_id = null, delivery_fee = 3500, total = total + 2000`.execute(db())
  const before = await order(number)
  const { body } = await moveTo(number, null)
  expect(body.data).toMatchObject({ isExpress: false, promisedUntil: null, money: { fee: 15, total: 115 } })
  // Its promise began when it was ordered.
  expect(body.data.moves.at(-1).why).toContain(`${insteadOf({ wasBy: before.promisedUntil })}. The order costs`)
})

test('a time that was left to a call is noted while the order is packed, and it stays packed', async () => {
  const { round, id, number } = await anOrderInNasrCity()
  for (const state of ['being packed', 'packed'] as const) await moveOn(db(), id, state, { name: 'Hala' })
  expect((await moveTo(number, null)).body.data).toMatchObject({ promisedUntil: null })
  const { status, body } = await moveTo(number, round.other)
  expect([status, body.data]).toMatchObject([
    200,
    { state: 'being packed', isPacked: true, promisedUntil: expect.any(String) },
  ])
  expect(body.data.moves.map(({ why }: { why: string }) => why)).toContainEqual(
    expect.stringContaining('to another time'),
  )
  const { entries } = (await staffCall(shop, 'listLog', { cookie: cookies['owner'], query: `what=${number}` })).body
    .data
  const [was, is] = [{ time: 'by phone' }, { time: body.data.promisedFrom }]
  expect(entries.slice(0, 2)).toMatchObject([{ before: was, after: is }, { after: was }])
  expect([await countBooked(db(), round.slot), await countBooked(db(), round.other)]).toEqual([0, 1])
  expect((await checkBooks(db())).filter(({ todo }) => todo !== undefined)).toEqual([])
})

test('what shoppers may not do with the time, the shop may not either, and it reads why', async () => {
  const { round, id, number } = await anOrderInNasrCity()
  const { updatedAt } = await order(number)
  await moveTo(number, round.other)
  const late = await staffCall(shop, 'changeTime', { ...at(number), body: { slotId: round.slot, updatedAt } })
  expect(late).toMatchObject({ status: 409, body: { message: expect.stringContaining('has changed meanwhile') } })
  await sql`update delivery_slots set capacity = 0 where id = ${round.slot}`.execute(db())
  expect((await times(number)).map(({ _id }: { _id: string }) => _id)).toEqual(round.slotIds.slice(2))
  expect((await moveTo(number, round.slot)).body.message).toMatch(/^That time has just gone\./)
  for (const state of ['being packed', 'on its way'] as const) await moveOn(db(), id, state, { name: 'Hala' })
  expect(await moveTo(number, round.slotIds[2] ?? '')).toMatchObject({
    ...{ status: 409, body: { message: `Order ${number} is on its way and can no longer be changed.` } },
  })

  const { number: paid } = await anOrderInNasrCity(aPaidOrder)
  await sql`update orders set is_express = true where number = ${paid}`.execute(db())
  expect((await moveTo(paid, null)).body.message).toMatch(
    /^Order \d+ is express and was paid by card, so its time stays as it is\. Agree .* with the shopper, or cancel the order/,
  )
  const { number: elsewhere } = await aCashOrder(db())
  expect((await order(elsewhere)).hasArea).toBe(false)
  expect((await staffCall(shop, 'listOrderTimes', at(elsewhere))).status).toBe(404)
  expect((await moveTo(elsewhere, round.other)).status).toBe(404)
  expect((await staffCall(shop, 'listOrderTimes', at(9_999_999))).status).toBe(404)
})

test('ten changes of the shopper leave the shop the eleventh', async () => {
  const { round, number } = await anOrderInNasrCity()
  await sql`
    insert into order_moves (order_id, state, reason, params, who)
    select id, 'placed', 'timeChanged', '{"total": 11500}', 'shopper' from orders, generate_series(1, 10)`.execute(db())
  expect((await moveTo(number, round.other)).status).toBe(200)
})
