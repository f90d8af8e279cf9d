import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aDeliveryRound } from '../../../test/a-delivery-round.ts'
import { aProduct, onHand, setStock } from '../../../test/factories.ts'
import { aCashOrder, aPaidOrder, anOrdering } from '../../../test/order-factories.ts'
import { aFullCart, openPayingShop } from '../../../test/paying-shop.ts'
import { signInEach, staffCall } from '../../../test/staff-calls.ts'
import { checkBooks } from '../../checks/check-books.ts'
import { valuesOf } from '../../db/rows.ts'
import { placeOrder } from '../checkout/place-order.ts'
import { cancelOrder, moveOn } from './fulfilment.ts'

const shop = openPayingShop({ HOST: '127.0.0.1' })
const db = () => shop.connection.db
const cookies = signInEach(shop, 'manager', 'picker', 'courier')

const leaveOut = (number: number, body: object, more: object = {}, who = 'picker') =>
  staffCall(shop, 'leaveOut', { cookie: cookies[who], params: { number: String(number) }, body, ...more })

/** A shopper with an order of three packs of eggs for 50 EGP each and a bread for 20, which is being packed. */
async function anOrderOfEggs(delivery?: object) {
  const cart = await aFullCart(shop, { title: 'Baladi Eggs', unit: '10 eggs', onHand: 10, price: 50 })
  await sql`update products set title_ar = 'بيض بلدي', unit_ar = '10 بيضات' where id = ${cart.productId}`.execute(db())
  const bread = await aProduct(db(), { title: 'Bread', onHand: 5, price: 20 })
  for (const product of [cart.productId, cart.productId, bread]) await cart.add(product)
  const { body } = await cart.payCash(undefined, { delivery })
  const [orderId, number] = [body.data._id as string, body.data.id as number]
  await moveOn(db(), orderId, 'being packed', { name: 'Hala' })
  return { ...cart, eggs: cart.productId, bread, orderId, number }
}

/** The letters about missing goods that an address got. */
async function lettersTo(email: string) {
  await shop.deliverMails()
  return shop.mails.filter(({ to, subject }) => to === email && /missing|ما لقيناهاش/.test(subject))
}

/** Lets two minutes pass. */
const wait = () => sql`update outbox set run_after = run_after - interval '2 minutes'`.execute(db())

async function expectBooksWell(): Promise<void> {
  expect((await checkBooks(db())).filter(({ todo }) => todo !== undefined)).toEqual([])
}

describe('goods that are not on the shelf', () => {
  test('leave the order and the stock, and shopper and staff read what is missing and what it costs now', async () => {
    const { eggs, number, orders, email } = await anOrderOfEggs()
    const { status, body } = await leaveOut(number, { product: eggs, pieces: 2, of: 3 })
    expect(status).toBe(200)
    const why =
      'Not on the shelf, so left out: 2 of 3, Baladi Eggs 10 eggs. The order costs 70.00\u00a0EGP instead of 170.00\u00a0EGP.'
    expect(body.data).toMatchObject({ state: 'being packed', goods: 2, total: 70, money: { toCollect: 70 } })
    expect(body.data.lines.find(({ product }: { product: string }) => product === eggs)).toMatchObject({ count: 1 })
    expect(body.data.moves.at(-1)).toMatchObject({ state: 'being packed', who: 'shop', by: 'picker picker', why })
    const [order] = await orders()
    expect(order).toMatchObject({ totalOrderPrice: 70 })
    expect(order.moves.at(-1)).toMatchObject({ who: 'shop', why })

    expect(await onHand(db(), eggs)).toBe(7)
    const ledger = (await staffCall(shop, 'listStockLedger', { cookie: cookies['manager'], params: { id: eggs } })).body
    const line = { note: null, who: 'picker picker', order: number, left: 7 }
    expect(ledger.data.entries.slice(0, 2)).toEqual([
      { ...line, change: -2, reason: 'adjusted', at: expect.any(String) },
      { ...line, change: 2, reason: 'put back', left: 9, at: expect.any(String) },
    ])
    await expectBooksWell()

    await wait()
    const [letter] = await lettersTo(email)
    expect(letter?.subject).toBe(`Baqala: something is missing from your order (${number})`)
    expect(letter?.text).toContain('We left out 2 of 3: Baladi Eggs 10 eggs. You do not pay for what is missing.')
    expect(letter?.text).toContain('You pay 70.00\u00a0EGP in cash when it arrives.')
  })

  test('that follow each other within two minutes are told of in one letter', async () => {
    const { eggs, bread, number, email } = await anOrderOfEggs()
    await leaveOut(number, { product: eggs, pieces: 2, of: 3 })
    expect(await lettersTo(email)).toEqual([])
    await leaveOut(number, { product: bread, pieces: 1, of: 1 })
    await wait()
    const letters = await lettersTo(email)
    expect(letters).toHaveLength(1)
    expect(letters[0]?.text).toContain('We left out 2 of 3: Baladi Eggs 10 eggs; 1 of 1: Bread 1 kg. You do not pay')
    expect(letters[0]?.text).toContain('You pay 50.00\u00a0EGP in cash when it arrives.')
  })

  test('are told of in a letter more while the first one is on its way to the mail server', async () => {
    const { eggs, bread, number, email } = await anOrderOfEggs()
    await leaveOut(number, { product: eggs, pieces: 2, of: 3 })
    await sql`update outbox set leased_until = now() + interval '1 minute' where kind = 'goods left out'`.execute(db())
    await leaveOut(number, { product: bread, pieces: 1, of: 1 })
    await sql`update outbox set leased_until = null`.execute(db())
    await wait()
    expect(await lettersTo(email)).toHaveLength(2)
  })

  test('are told of at once when the order leaves, and not when another one does', async () => {
    const { eggs, orderId, number, email } = await anOrderOfEggs()
    await leaveOut(number, { product: eggs, pieces: 1, of: 3 })
    const other = await aCashOrder(db())
    for (const state of ['being packed', 'on its way'] as const) await moveOn(db(), other.id, state, { name: 'Hala' })
    expect(await lettersTo(email)).toEqual([])
    await moveOn(db(), orderId, 'on its way', { name: 'Hala' })
    expect(await lettersTo(email)).toHaveLength(1)
    expect(shop.mails.filter(({ to }) => to === email).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('we have your order'),
      expect.stringContaining('is missing'),
      expect.stringContaining('on its way'),
    ])
  })

  test('stand under a key of their own, which the servers of before do not read as one product', async () => {
    const { eggs, number, email } = await anOrderOfEggs()
    await leaveOut(number, { product: eggs, pieces: 1, of: 3 })
    const [kept] = await valuesOf<object>(db())`
      select facts from outbox where recipient = ${email} and kind = 'goods left out'`
    expect(kept).toMatchObject({ allLeftOut: [{ pieces: 1, of: 3 }] })
    expect(kept).not.toHaveProperty('leftOut')
  })

  test.each([
    ['has not been tried yet', 0],
    ['the mail server put off once', 1],
  ])('are told of in no letter of their own when the order is cancelled while it %s', async (_, attempts) => {
    const { eggs, number, email } = await anOrderOfEggs()
    await leaveOut(number, { product: eggs, pieces: 1, of: 3 })
    await sql`update outbox set attempts = ${attempts} where kind = 'goods left out'`.execute(db())
    const params = { number: String(number) }
    const body = { state: 'cancelled', why: 'No eggs.' }
    expect((await staffCall(shop, 'moveOrder', { cookie: cookies['manager'], params, body })).status).toBe(200)
    await wait()
    await shop.deliverMails()
    expect(shop.mails.filter(({ to }) => to === email).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('we have your order'),
      expect.stringContaining('cancelled'),
    ])
  })

  test('do not run out once more, where the last pieces were ordered', async () => {
    const { eggs, number } = await anOrderOfEggs()
    await setStock(db(), eggs, 0)
    const soldOuts = () => valuesOf<string>(db())`select product_id from sold_outs`
    const before = await soldOuts()
    expect((await leaveOut(number, { product: eggs, pieces: 2, of: 3 })).status).toBe(200)
    expect([await onHand(db(), eggs), await soldOuts()]).toEqual([0, before])
    await expectBooksWell()
  })

  test('are told in the language of the order', async () => {
    const { eggs, orderId, number, email } = await anOrderOfEggs()
    await sql`update orders set language = 'ar' where id = ${orderId}`.execute(db())
    const arabic = { headers: { 'x-language': 'ar' } }
    const { body } = await leaveOut(number, { product: eggs, pieces: 2, of: 3 }, arabic)
    expect(body.data.moves.at(-1).why).toContain('مش موجود على الرف، وشلناه من الطلب: 2 من 3، بيض بلدي (10 بيضات).')
    await wait()
    const [letter] = await lettersTo(email)
    expect(letter?.text).toContain('شلنا من الطلب 2 من 3: \u2068بيض بلدي (10 بيضات)\u2069. مش هتدفع تمن اللي ناقص.')
  })

  test('leave the fee as it was promised, also below the minimum, and the cash that the shopper pays with', async () => {
    const { near, slot } = await aDeliveryRound(db())
    const { eggs, number } = await anOrderOfEggs({ areaId: near, slotId: slot, fee: 15, cashWith: 200 })
    const first = await leaveOut(number, { product: eggs, pieces: 1, of: 3 })
    expect(first.body.data.money).toMatchObject({ goods: 120, fee: 15, total: 135, cashWith: 200 })
    const { body } = await leaveOut(number, { product: eggs, pieces: 2, of: 2 })
    expect(body.data.money).toMatchObject({ goods: 20, fee: 15, total: 35, cashWith: 200 })
    await expectBooksWell()
  })

  test('are not sold again when the order is cancelled, unlike the rest of it', async () => {
    const { eggs, bread, orderId, number } = await anOrderOfEggs()
    await leaveOut(number, { product: eggs, pieces: 2, of: 3 })
    const cancelling = { orderId, who: 'shop', reason: 'cancelledByShop', params: { note: 'No eggs.' } } as const
    await cancelOrder({ db: db(), payments: undefined }, cancelling)
    expect([await onHand(db(), eggs), await onHand(db(), bread)]).toEqual([8, 5])
    await expectBooksWell()
  })

  test('are the dearest pieces, where a product was ordered at two prices', async () => {
    const { eggs, orderId, number } = await anOrderOfEggs()
    await sql`
      insert into order_items (order_id, id, product_id, title, unit, image_cover, price, count, position)
      values (${orderId}, 'dear', ${eggs}, 'Baladi Eggs', '10 eggs', '', 6000, 1, 9)`.execute(db())
    const { body } = await leaveOut(number, { product: eggs, pieces: 2, of: 4 })
    expect(body.data.lines).toMatchObject([{ title: 'Baladi Eggs', price: 50, count: 2 }, { title: 'Bread' }])
  })

  test('are left out once where the call is sent again, and where two people miss the same', async () => {
    const { eggs, number } = await anOrderOfEggs()
    const missing = { product: eggs, pieces: 1, of: 3 }
    const keyed = { headers: { 'idempotency-key': 'a' } }
    expect((await leaveOut(number, missing, keyed)).body.data.total).toBe(120)
    expect(await leaveOut(number, missing, keyed)).toMatchObject({ status: 200, body: { data: { total: 120 } } })
    const late = await leaveOut(number, missing, {}, 'manager')
    const message = `Order ${number} holds 2 × Baladi Eggs 10 eggs now. Nothing was changed; please look at it again.`
    expect(late).toMatchObject({ status: 409, body: { message } })
    expect(await onHand(db(), eggs)).toBe(7)
    const rest = { product: eggs, pieces: 2, of: 2 }
    await leaveOut(number, rest)
    const gone = `There is no such product in order ${number}. It may just have been left out.`
    expect(await leaveOut(number, rest, {}, 'manager')).toMatchObject({ status: 404, body: { message: gone } })
  })

  test('with check=true it says what would be, and nothing changes', async () => {
    const { eggs, number } = await anOrderOfEggs()
    const checked = await leaveOut(number, { product: eggs, pieces: 3, of: 3 }, { query: 'check=true' })
    expect(checked.body.data.total).toBe(20)
    const { body } = await staffCall(shop, 'getOrder', {
      cookie: cookies['picker'],
      params: { number: String(number) },
    })
    expect(body.data).toMatchObject({ total: 170, goods: 4 })
  })

  test('stand in the log, by whom', async () => {
    const { eggs, number } = await anOrderOfEggs()
    await leaveOut(number, { product: eggs, pieces: 2, of: 3 })
    const ask = { cookie: cookies['manager'], query: 'who=picker&what=' }
    const { entries } = (await staffCall(shop, 'listLog', { ...ask, query: `${ask.query}${number}` })).body.data
    expect(entries).toMatchObject([{ who: 'picker picker', what: 'order shortened', about: { name: String(number) } }])
    expect(entries[0].after).toEqual({ title: 'Baladi Eggs 10 eggs', pieces: 2, of: 3 })
    const found = async (what: string) =>
      (await staffCall(shop, 'listLog', { ...ask, query: `who=picker&what=${what}` })).body.data.entries.length
    // By the product: the deed stands there once, under its order.
    expect([await found('shortened'), await found('packed'), await found('Baladi')]).toEqual([1, 0, 0])
  })
})

describe('leaving goods out is refused', () => {
  test('of an order by card, which is not shortened before it is paid either', async () => {
    const paid = await aPaidOrder(db(), { count: 2 })
    const [product] = await valuesOf<string>(db())`select product_id from order_items where order_id = ${paid.id}`
    const asked = { product, pieces: 1, of: 2 }
    const message = `Order ${paid.number} was paid by card, and part of a payment cannot be sent back. Agree on something else with the shopper, or cancel the order, or have somebody cancel it who may: then all of it goes back.`
    expect(await leaveOut(paid.number, asked)).toMatchObject({ status: 409, body: { message } })
    await moveOn(db(), paid.id, 'being packed', { name: 'Hala' })
    expect((await leaveOut(paid.number, asked)).body.message).toBe(message)
    const { order } = await placeOrder(db(), await anOrdering(db(), { productId: product, count: 2 }), {
      method: 'card',
    })
    const unpaid = `Order ${order.number} is awaiting payment: nothing can be left out of it.`
    expect(await leaveOut(order.number, asked)).toMatchObject({ status: 409, body: { message: unpaid } })
  })

  test('once the order has left the shop', async () => {
    const { eggs, orderId, number } = await anOrderOfEggs()
    await moveOn(db(), orderId, 'on its way', { name: 'Hala' })
    expect(await leaveOut(number, { product: eggs, pieces: 1, of: 3 })).toMatchObject({
      status: 409,
      body: { message: `Order ${number} is on its way: nothing can be left out of it.` },
    })
  })

  test('where nothing would remain, or more is named than there is', async () => {
    const { id, number } = await aCashOrder(db(), { count: 2 })
    const [product] = await valuesOf<string>(db())`select product_id from order_items where order_id = ${id}`
    expect(await leaveOut(number, { product, pieces: 2, of: 2 })).toMatchObject({
      status: 409,
      body: {
        message: `Nothing would remain of order ${number}. Cancel it instead, or have somebody cancel it who may.`,
      },
    })
    expect((await leaveOut(number, { product, pieces: 3, of: 2 })).body.message).toContain('holds 2 × Fresh Milk')
    expect(await leaveOut(number, { product, pieces: 0, of: 2 })).toMatchObject({
      status: 400,
      body: { errors: { param: 'pieces' } },
    })
    expect((await leaveOut(number, { product, pieces: 1, of: 2 })).body.data.total).toBe(50)
  })

  test('of an order and of a product that are not there', async () => {
    const { number } = await aCashOrder(db())
    const body = { product: 'p', pieces: 1, of: 1 }
    expect(await leaveOut(number, body)).toMatchObject({
      status: 404,
      body: { message: expect.stringContaining('no such product') },
    })
    expect(await leaveOut(999, body)).toMatchObject({ status: 404, body: { message: 'There is no order 999.' } })
  })

  test('to a courier', async () => {
    const { eggs, number } = await anOrderOfEggs()
    expect((await leaveOut(number, { product: eggs, pieces: 1, of: 3 }, {}, 'courier')).status).toBe(403)
  })
})
