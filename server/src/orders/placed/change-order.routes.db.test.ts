import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aDeliveryRound, countBooked } from '../../../test/a-delivery-round.ts'
import { call } from '../../../test/build-test-app.ts'
import { aProduct, onHand, setStock } from '../../../test/factories.ts'
import { aFullCart, openPayingShop } from '../../../test/paying-shop.ts'
import { checkBooks } from '../../checks/check-books.ts'
import { moveOn } from './fulfilment.ts'
import { leaveOut } from './leave-out.ts'
import { collectSheet } from '../board/sheet.ts'

const shop = openPayingShop()
const db = () => shop.connection.db

type Count = readonly [product: string, count: number]

/** A shopper with a placed order of milk for 50 EGP, and the change that she asks for. */
async function anOrder({ delivery }: { delivery?: object } = {}) {
  const cart = await aFullCart(shop, { title: 'Fresh Milk', unit: '1 litre', onHand: 10, price: 50 })
  if (delivery !== undefined) for (const _ of [1, 2]) await cart.add()
  const { body } = await cart.payCash(undefined, { delivery })
  const { data } = body
  const change = (facts: object, seen = data.updatedAt) =>
    call(shop, 'changeOrder', { token: cart.token, params: { orderId: data._id }, body: { updatedAt: seen, ...facts } })
  const setGoods = (expectedTotal: number, ...counts: Count[]) =>
    change({ expectedTotal, items: counts.map(([product, count]) => ({ product, count })) })
  return { ...cart, order: data, orderId: data._id as string, milk: cart.productId, change, setGoods }
}

const shortLines = (items: readonly { count: number; price: number; product: { id: string } }[]) =>
  items.map(({ count, price, product }) => [product.id, count, price]).sort()

/** Nothing in the books is wrong. */
async function expectBooksWell(): Promise<void> {
  expect((await checkBooks(db())).filter(({ todo }) => todo !== undefined)).toEqual([])
}

describe('the goods of a placed order', () => {
  test('grow by what is on the shelf, at the price of today, and the shop and the shopper are told', async () => {
    const { milk, order, orderId, setGoods, orders, email } = await anOrder()
    const bread = await aProduct(db(), { title: 'Bread', onHand: 5, price: 20 })
    await sql`update products set price = 6000 where id = ${milk}`.execute(db())
    const { status, body } = await setGoods(50 + 60 + 40, [milk, 2], [bread, 2])
    expect([status, body.message]).toEqual([200, 'Order changed'])
    expect(body.data).toMatchObject({ state: 'placed', totalOrderPrice: 150, mayChange: true })
    expect(shortLines(body.data.cartItems)).toEqual(
      [
        [milk, 1, 50],
        [milk, 1, 60],
        [bread, 2, 20],
      ].sort(),
    )
    expect([await onHand(db(), milk), await onHand(db(), bread)]).toEqual([8, 3])
    expect(body.data.moves.at(-1)).toMatchObject({
      state: 'placed',
      who: 'shopper',
      why: 'You changed the goods: 150.00\u00a0EGP instead of 50.00\u00a0EGP.',
    })
    expect((await orders())[0].totalOrderPrice).toBe(150)
    const sheet = await collectSheet(db(), [order.id])
    expect(sheet.runs[0]?.deliveries[0]?.toCollect).toBe(15_000)
    await shop.deliverMails()
    const letter = shop.mails.findLast(({ to, subject }) => to === email && subject.includes('changed'))
    expect(letter?.text).toContain('You pay 150.00\u00a0EGP in cash when it arrives.')
    await expectBooksWell()
    expect(orderId).toBe(body.data._id)
  })

  test('shrink, and what is taken out is on the shelf again; ordering again and cancelling still fit', async () => {
    const { milk, orderId, setGoods, change, cancel, again } = await anOrder()
    await sql`update products set price = 6000 where id = ${milk}`.execute(db())
    const { body: grown } = await setGoods(50 + 60 * 2, [milk, 3])
    const items = [{ product: milk, count: 2 }]
    const { body } = await change({ expectedTotal: 110, items }, grown.data.updatedAt)
    expect(body.data.totalOrderPrice).toBe(110)
    expect(await onHand(db(), milk)).toBe(8)
    expect((await again(orderId)).body).toMatchObject({ added: 2, missing: [] })
    await cancel(orderId)
    expect(await onHand(db(), milk)).toBe(10)
    await expectBooksWell()
  })

  test('are changed once, however often the same change is sent', async () => {
    const { milk, setGoods } = await anOrder()
    const answers = [await setGoods(150, [milk, 3]), await setGoods(150, [milk, 3])]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[1]?.body.data).toEqual(answers[0]?.body.data)
    expect(await onHand(db(), milk)).toBe(7)
  })

  test('that come from the cart leave it, whole or in part, and once', async () => {
    const { milk, change, add, cart } = await anOrder()
    const bread = await aProduct(db(), { title: 'Bread', onHand: 5, price: 20 })
    for (const product of [milk, bread, bread]) await add(product)
    const items = [
      { product: milk, count: 3, fromCart: 1 },
      { product: bread, count: 1, fromCart: 1 },
    ]
    const ask = () => change({ expectedTotal: 170, items })
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 200])
    expect(shortLines((await cart()).body.data.products)).toEqual([[bread, 1, 20]])
    await expectBooksWell()
  })

  test('leave the cart by no more pieces than the order gains, whatever a client asks for', async () => {
    const { milk, change, add, cart } = await anOrder()
    const bread = await aProduct(db(), { title: 'Bread', onHand: 5, price: 20 })
    for (const product of [milk, milk, bread]) await add(product)
    const items = [
      { product: milk, count: 2, fromCart: 2 },
      { product: bread, count: 0, fromCart: 1 },
    ]
    expect((await change({ expectedTotal: 100, items })).status).toBe(200)
    const left = [[milk, 1, 50] as const, [bread, 1, 20] as const]
    expect(shortLines((await cart()).body.data.products)).toEqual(left.sort())
  })

  test('that come from the cart are not added once it holds fewer of them, as they were ordered elsewhere', async () => {
    const { milk, change, add, cart, payCash, orders } = await anOrder()
    const bread = await aProduct(db(), { title: 'Bread', onHand: 5, price: 20 })
    for (const product of [milk, bread]) await add(product)
    const items = [
      { product: milk, count: 2, fromCart: 1 },
      { product: bread, count: 1, fromCart: 1 },
    ]
    await payCash((await cart()).body.cartId)
    await add(milk)
    const { status, body } = await change({ expectedTotal: 120, items })
    expect([status, body.message]).toEqual([409, expect.stringMatching(/^Your cart no longer holds all that you add/)])
    expect((await orders()).map(({ totalOrderPrice: total }: { totalOrderPrice: number }) => total)).toEqual([70, 50])
    expect(shortLines((await cart()).body.data.products)).toEqual([[milk, 1, 50]])
    await expectBooksWell()
  })

  test('do not come from a cart whose payment page is open, which would sell them twice', async () => {
    const { milk, change, add, cart, openPage, cancel, orders } = await anOrder()
    const bread = await aProduct(db(), { title: 'Bread', onHand: 5, price: 20 })
    await add(bread)
    await openPage((await cart()).body.cartId)
    const items = [
      { product: milk, count: 1 },
      { product: bread, count: 1, fromCart: 1 },
    ]
    const refused = await change({ expectedTotal: 70, items })
    const [waits] = await orders()
    const sentence = `The payment page of order ${waits.id} is open for your cart. Pay there, or cancel that order first. Nothing was changed.`
    expect([refused.status, refused.body.message]).toEqual([409, sentence])
    await cancel(waits._id)
    expect((await change({ expectedTotal: 70, items })).status).toBe(200)
    await expectBooksWell()
  })

  test('stay as they are when there are too few, too dear, none left, or no such product', async () => {
    const { milk, order, setGoods, orders } = await anOrder()
    await setStock(db(), milk, 1)
    const refusals = [
      await setGoods(150, [milk, 3]),
      await setGoods(70, [milk, 2]),
      await setGoods(0, [milk, 0]),
      await setGoods(100, [milk, 1], ['000000000000000000000000', 1]),
    ]
    expect(refusals.map(({ status, body }) => [status, body.message])).toEqual([
      [409, 'Only 2 left of Fresh Milk 1 litre'],
      [
        409,
        'The order would cost 100.00\u00a0EGP now, not 70.00\u00a0EGP. Nothing was changed; please look at it again.',
      ],
      [400, 'An order cannot become empty. Cancel it instead.'],
      [404, 'this product not found'],
    ])
    expect((await orders())[0]).toMatchObject({ totalOrderPrice: 50, updatedAt: order.updatedAt })
    expect(await onHand(db(), milk)).toBe(1)
  })

  test('of a product that was withdrawn may stay and go, and not grow', async () => {
    const { milk, setGoods } = await anOrder()
    const bread = await aProduct(db(), { title: 'Bread', onHand: 5, price: 20 })
    await sql`update products set withdrawn_at = now() where id = ${milk}`.execute(db())
    expect((await setGoods(100, [milk, 2])).status).toBe(409)
    expect((await setGoods(70, [milk, 1], [bread, 1])).status).toBe(200)
  })

  test('stay when the order was changed elsewhere, is being packed, is cancelled, or is somebody else’s', async () => {
    const { milk, order, orderId, setGoods, change, cancel } = await anOrder()
    const other = await anOrder()
    const strange = { token: other.token, params: { orderId } }
    const body = { updatedAt: order.updatedAt, expectedTotal: 100, items: [{ product: milk, count: 2 }] }
    expect((await call(shop, 'changeOrder', { ...strange, body })).status).toBe(404)
    const { body: changed } = await setGoods(100, [milk, 2])
    const late = await setGoods(150, [milk, 3])
    expect([late.status, late.body.message]).toEqual([
      409,
      `Order ${order.id} has changed meanwhile. Nothing else was changed; please look at it again.`,
    ])
    await moveOn(db(), orderId, 'being packed', { name: 'Hala' })
    const more = { expectedTotal: 150, items: [{ product: milk, count: 3 }] }
    const packed = await change(more, changed.data.updatedAt)
    expect(packed.body.message).toBe(`Order ${order.id} is being packed and can no longer be changed.`)
    await other.cancel(other.orderId)
    expect((await other.setGoods(100, [other.milk, 2])).status).toBe(409)
    expect((await cancel(orderId)).status).toBe(409)
    expect(await onHand(db(), milk)).toBe(8)
  })

  test('are changed ten times at most', async () => {
    const { milk, order, change } = await anOrder()
    let seen = order.updatedAt
    for (let turn = 0; turn < 10; turn += 1) {
      const count = 2 - (turn % 2)
      const { body } = await change({ expectedTotal: 50 * count, items: [{ product: milk, count }] }, seen)
      seen = body.data.updatedAt
    }
    const { status, body } = await change({ expectedTotal: 100, items: [{ product: milk, count: 2 }] }, seen)
    expect([status, body.message]).toEqual([409, expect.stringContaining('was changed ten times')])
  })
})

describe('an order with a delivery', () => {
  async function anOrderInNasrCity() {
    const round = await aDeliveryRound(db(), { capacity: 1 })
    const delivery = { areaId: round.near, slotId: round.slot, fee: 15, cashWith: 200 }
    return { ...(await anOrder({ delivery })), round }
  }

  test('keeps the minimum of its area, and its fee follows the goods', async () => {
    const { milk, setGoods, change } = await anOrderInNasrCity()
    const less = await setGoods(65, [milk, 1])
    expect([less.status, less.body.message]).toEqual([
      400,
      '50.00\u00a0EGP more, and we deliver to Nasr City: goods are delivered there from 100.00\u00a0EGP.',
    ])
    const { body: free } = await setGoods(400, [milk, 8])
    expect(free.data).toMatchObject({ totalOrderPrice: 400, shippingPrice: 0 })
    // 200 EGP do not pay for it any more.
    expect(free.data.delivery).not.toHaveProperty('cashWith')
    const items = [{ product: milk, count: 2 }]
    const { body } = await change({ expectedTotal: 115, items }, free.data.updatedAt)
    expect(body.data).toMatchObject({ totalOrderPrice: 115, shippingPrice: 15 })
    await expectBooksWell()
  })

  test('pays no fee because the shop left goods out, until the shopper takes out more', async () => {
    const { milk, setGoods, change, orders, order, round } = await anOrderInNasrCity()
    await setGoods(400, [milk, 8])
    await leaveOut(db(), { number: order.id, product: milk, pieces: 5, of: 8 }, { name: 'Hala' })
    const [left] = await orders()
    expect(left).toMatchObject({ totalOrderPrice: 150, shippingPrice: 0 })
    const atOther = { expectedTotal: 150, delivery: { slotId: round.other } }
    const { body: later } = await change(atOther, left.updatedAt)
    expect(later.data).toMatchObject({ totalOrderPrice: 150, shippingPrice: 0 })
    const more = { expectedTotal: 200, items: [{ product: milk, count: 4 }] }
    const { body: grown } = await change(more, later.data.updatedAt)
    expect(grown.data).toMatchObject({ totalOrderPrice: 200, shippingPrice: 0 })
    const less = { expectedTotal: 165, items: [{ product: milk, count: 3 }] }
    const { body } = await change(less, grown.data.updatedAt)
    expect(body.data).toMatchObject({ totalOrderPrice: 165, shippingPrice: 15 })
    await expectBooksWell()
  })

  test('moves to another time, whose place it takes, and leaves its own to others', async () => {
    const { round, change, order } = await anOrderInNasrCity()
    const time = { expectedTotal: order.totalOrderPrice, delivery: { slotId: round.other } }
    const { body } = await change(time)
    expect(body.data.delivery.slotId).toBe(round.other)
    expect(body.data.promisedFrom).not.toBe(order.promisedFrom)
    expect(body.data.moves.at(-1).why).toMatch(/^You chose another time instead of \w+day \d+ \w+, \d\d:\d\d\.$/)
    expect([await countBooked(db(), round.slot), await countBooked(db(), round.other)]).toEqual([0, 1])
    const again = await change(time)
    expect(again.body.data).toEqual(body.data)
    const byPhone = await change({ ...time, delivery: {} }, body.data.updatedAt)
    expect(byPhone.body.data).not.toHaveProperty('promisedFrom')
    expect(await countBooked(db(), round.other)).toBe(0)
    await expectBooksWell()
  })

  test('may get other goods and another time ten times, and each is one change', async () => {
    const { milk, round, change, order } = await anOrderInNasrCity()
    let seen = order.updatedAt
    for (let turn = 0; turn < 10; turn += 1) {
      const items = [{ product: milk, count: 4 - (turn % 2) }]
      const delivery = turn % 2 === 0 ? { slotId: round.other } : {}
      const { body } = await change({ expectedTotal: turn % 2 === 0 ? 215 : 165, items, delivery }, seen)
      seen = body.data.updatedAt
      expect(body.data.moves).toHaveLength(turn + 2)
      expect(body.data.moves.at(-1).why).toMatch(/^You changed the goods and the time: /)
    }
    const late = await change({ expectedTotal: 165, delivery: { slotId: round.slot } }, seen)
    expect(late.body.message).toContain('was changed ten times')
    await expectBooksWell()
  })

  test('stays when the time is full, past its cut-off, or not of its area', async () => {
    const { round, change, order } = await anOrderInNasrCity()
    const { other: elsewhere } = await aDeliveryRound(db())
    await sql`update delivery_slots set capacity = 0 where id = ${round.other}`.execute(db())
    const ask = (slotId: string) => change({ expectedTotal: order.totalOrderPrice, delivery: { slotId } })
    const full = await ask(round.other)
    expect([full.status, full.body.message]).toEqual([409, expect.stringMatching(/^That time has just gone\./)])
    expect((await ask(elsewhere)).status).toBe(404)
    expect(await countBooked(db(), round.slot)).toBe(1)
  })

  test('that is express keeps its fee with its time, and pays the usual one for a slot or by phone', async () => {
    const round = await aDeliveryRound(db())
    const { milk, order, setGoods, change, orderId } = await anOrder({
      delivery: { areaId: round.near, slotId: round.slot, fee: 15 },
    })
    await sql`
      update orders set is_express = true, slot_id = null, delivery_fee = 3500, total = 18500 where id = ${orderId}`.execute(
      db(),
    )
    expect(order.totalOrderPrice).toBe(165)
    const { body } = await setGoods(135, [milk, 2])
    expect(body.data).toMatchObject({ totalOrderPrice: 135, shippingPrice: 35 })
    const usual = { totalOrderPrice: 115, shippingPrice: 15, delivery: { isExpress: false } }
    const { body: byPhone } = await change({ expectedTotal: 115, delivery: {} }, body.data.updatedAt)
    expect(byPhone.data).toMatchObject(usual)
    const time = { expectedTotal: 115, delivery: { slotId: round.other } }
    const { body: slower } = await change(time, byPhone.data.updatedAt)
    expect(slower.data).toMatchObject(usual)
  })
})

test('an order that is paid by card keeps its goods and its total, and may come at another time', async () => {
  const round = await aDeliveryRound(db())
  const cart = await aFullCart(shop, { title: 'Fresh Milk', unit: '1 litre', onHand: 10, price: 150 })
  await cart.openPage(undefined, { delivery: { areaId: round.near, slotId: round.slot, fee: 15 } })
  const [unpaid] = await cart.orders()
  expect(unpaid.mayChange).toBe(false)
  await shop.tellPaid(unpaid._id, 16_500)
  const [order] = await cart.orders()
  const { updatedAt } = order
  const ask = (facts: object) =>
    call(shop, 'changeOrder', { token: cart.token, params: { orderId: order._id }, body: { updatedAt, ...facts } })
  const more = await ask({ expectedTotal: 315, items: [{ product: cart.productId, count: 2 }] })
  expect([more.status, more.body.message]).toEqual([409, expect.stringMatching(/^This order is paid online/)])
  // The fee was paid, though the area costs more by now.
  await sql`update delivery_areas set fee = 2000 where id = ${round.near}`.execute(db())
  const later = await ask({ expectedTotal: 165, delivery: { slotId: round.other } })
  expect(later.body.data).toMatchObject({ state: 'paid', delivery: { slotId: round.other }, totalOrderPrice: 165 })
  await sql`update orders set is_express = true, slot_id = null where id = ${order._id}`.execute(db())
  const { updatedAt: seen } = later.body.data
  const express = await ask({ updatedAt: seen, expectedTotal: 165, delivery: { slotId: round.slot } })
  expect([express.status, express.body.message]).toEqual([409, expect.stringContaining('its time stay as they are')])
  expect([order.mayChange, (await cart.orders())[0].mayChange]).toEqual([true, false])
  // The shop calls about a time that the order did not name.
  await sql`update orders set is_express = false, area_id = null where id = ${order._id}`.execute(db())
  expect((await cart.orders())[0].mayChange).toBe(false)
  await expectBooksWell()
})
