import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { aDeliveryRound } from '../../../test/a-delivery-round.ts'
import { openTestShop } from '../../../test/build-test-app.ts'
import { aCashOrder, aPaidOrder, aPaidTwiceOrder, deliver } from '../../../test/order-factories.ts'
import { signInEach, staffCall } from '../../../test/staff-calls.ts'
import { valuesOf } from '../../db/rows.ts'
import { inTransaction } from '../../db/transaction.ts'
import { loadSecrets } from '../../config/secrets.ts'
import { makeLocalPayments } from '../../payments/local-payments.ts'
import { type Payments, ProviderTrouble } from '../../payments/payments.ts'
import { NO_WORD } from '../../delivery/word-to-courier.queries.ts'
import { giveOrdersToNobody } from '../forget-shopper.queries.ts'
import { cancelOrder, moveOn } from '../placed/fulfilment.ts'
import { listOrders } from '../placed/list-orders.ts'
import { findOrders, fits } from '../shop-orders.queries.ts'
import { readSought } from '../sought.ts'

const shop = openTestShop({ HOST: '127.0.0.1' }, async ({ connection: { db } }) => {
  const { localPayments: secret } = await loadSecrets(db, undefined)
  const origin = 'http://localhost:3000'
  return { payments: makeLocalPayments({ db, secret, pagesAt: () => origin, webhooksAt: () => 'http://127.0.0.1:1' }) }
})
const db = () => shop.connection.db
const cookies = signInEach(shop, 'owner', 'manager', 'picker', 'courier')

const board = async (query: string, who = 'manager') =>
  (await staffCall(shop, 'listBoard', { cookie: cookies[who], query })).body.data
const numbersOn = async (query: string, who = 'manager') =>
  (await board(query, who)).orders.map(({ number }: { number: number }) => number)
const open = (number: number, who = 'manager', query?: string) =>
  staffCall(shop, 'getOrder', { cookie: cookies[who], params: { number: String(number) }, query })
const move = (number: number, body: object, who = 'manager', more: object = {}) =>
  staffCall(shop, 'moveOrder', { cookie: cookies[who], params: { number: String(number) }, body, ...more })

describe('the board', () => {
  test('each list has its orders, and an order goes from one to the next', async () => {
    const [cash, paid] = [await aCashOrder(db()), await aPaidOrder(db())]
    expect(await numbersOn('state=new')).toEqual([cash.number, paid.number])
    for (const [state, list] of [
      ['being packed', 'packing'],
      ['on its way', 'on%20its%20way'],
      ['delivered', 'done'],
    ] as const) {
      await move(cash.number, { state })
      expect(await numbersOn(`state=${list}`)).toEqual([cash.number])
    }
    expect(await numbersOn('state=new')).toEqual([paid.number])
  })

  test('a card says for whom, where to, when, how much and what may be done next', async () => {
    const round = await aDeliveryRound(db())
    const delivery = {
      areaId: round.near,
      slotId: round.slot,
      isExpress: false,
      fee: 1500,
      word: NO_WORD,
    }
    const { number } = await aCashOrder(db(), { name: 'Mona Adel', count: 2, delivery })
    const { orders } = await board('state=new')
    expect(orders).toMatchObject([
      {
        number,
        name: 'Mona Adel',
        area: 'Nasr City',
        goods: 2,
        method: 'cash',
        isPaid: false,
        isExpress: false,
        mayMove: ['being packed', 'cancelled'],
      },
    ])
    expect(orders[0].minutesLeft).toBeGreaterThan(0)
    await sql`update orders set is_express = true where number = ${number}`.execute(db())
    expect((await board('state=new')).orders).toMatchObject([{ number, isExpress: true }])
  })

  test('those promised sooner come first, and those that were promised nothing last', async () => {
    const orders = [await aCashOrder(db()), await aCashOrder(db()), await aCashOrder(db())]
    const [later, never, sooner] = orders.map(({ number }) => number)
    await sql`update orders set promised_until = now() + interval '2 hours' where number = ${later}`.execute(db())
    await sql`update orders set promised_until = now() - interval '5 minutes' where number = ${sooner}`.execute(db())
    expect(await numbersOn('state=new')).toEqual([sooner, later, never])
    expect((await board('state=new')).orders[0].minutesLeft).toBe(-5)
  })

  test('an order is found by a part of its number, a phone in any form and a name', async () => {
    const { number } = await aCashOrder(db(), { name: 'Mona Adel' })
    for (const q of [String(number), String(number).slice(-2), '+20 10 1234 5678', 'mona']) {
      expect(await numbersOn(`q=${encodeURIComponent(q)}`)).toEqual([number])
    }
    expect(await numbersOn('q=Karim')).toEqual([])
  })

  test('an order is found by the beginning of a phone, and by an e-mail where the reader may see it', async () => {
    const { id, number, shopperId } = await aCashOrder(db(), { name: 'Mona Adel' })
    await sql`update shoppers set email = 'zizi.m@example.org' where id = ${shopperId}`.execute(db())
    await sql`update orders set phone = '01155500099' where id = ${id}`.execute(db())
    await aCashOrder(db())
    const finds = async (q: string) => expect([q, await numbersOn(`q=${encodeURIComponent(q)}`)]).toEqual([q, [number]])
    for (const q of ['0099', 'ZIZI.m@example.org', 'zizi']) await finds(q)
    for (const written of ['01155500099', '0115 550 0099', '+20 11-5550 0099', '00201155500099', '٠١١٥٥٥٠٠٠٩٩']) {
      await sql`update orders set phone = ${written} where id = ${id}`.execute(db())
      for (const q of ['0115', '011 555', '٠١١٥٥٥٠', '0115 550 00', '+20 115', '0020115550', '01155500099'])
        await finds(q)
    }
    expect(await numbersOn('q=5550')).toEqual([])
    expect(await numbersOn('q=zizi', 'picker')).toEqual([])
    expect((await findOrders(db(), readSought('zizi'), 20)).map((order) => order.number)).toEqual([number])
    const found = (sought: string) => valuesOf(db())`select number from orders o where ${fits(readSought(sought))}`
    // An e-mail is sought only where it is asked for.
    expect([await found('zizi'), await found('mona adel')]).toEqual([[], [number]])
    expect(await numbersOn('q=0115', 'picker')).toEqual([number])
  })

  test('an order is found by a name, however its letters are written', async () => {
    const { number } = await aCashOrder(db(), { name: 'أحمد هبة' })
    await aCashOrder(db(), { name: 'Mona Adel' })
    for (const q of ['أحمد', 'احمد هبه', 'هبة'])
      expect([q, await numbersOn(`q=${encodeURIComponent(q)}`)]).toEqual([q, [number]])
    expect(await numbersOn(`q=${encodeURIComponent('Mona.*')}`)).toEqual([])
  })

  test('a whole phone finds its orders by index, without reading the others', async () => {
    const plan = await inTransaction(db(), async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx)
      return valuesOf<string>(tx)`explain select from orders o where ${fits(readSought('0115 550 0099'))}`
    })
    expect(plan.join('\n')).toContain('orders_by_phone_end')
    expect(plan.join('\n')).not.toContain('Seq Scan on orders')
  })

  test('the order whose whole number is typed comes before newer ones that hold it', async () => {
    const { number } = await aCashOrder(db())
    await sql`select setval(pg_get_serial_sequence('orders', 'number'), ${`1${number}`}::bigint, false)`.execute(db())
    const { number: newer } = await aCashOrder(db())
    expect(await numbersOn(`q=${number}`)).toEqual([number, newer])
    expect((await findOrders(db(), readSought(String(number)), 20)).map((order) => order.number)).toEqual([
      number,
      newer,
    ])
  })

  test('what was delivered is paid, in cash too, and what was delivered yesterday is not done today', async () => {
    const { id, number } = await aCashOrder(db())
    await deliver(db(), id)
    expect((await board('state=done')).orders).toMatchObject([{ number, method: 'cash', isPaid: true }])
    expect((await open(number)).body.data).toMatchObject({ isPaid: true, money: { toCollect: 0 } })
    await sql`update order_moves set moved_at = moved_at - interval '25 hours'`.execute(db())
    expect(await numbersOn('state=done')).toEqual([])
  })

  test('of those that were done today the one that owes money comes first', async () => {
    const owing = await aPaidOrder(db())
    const { id, number } = await aCashOrder(db())
    await deliver(db(), id)
    await move(owing.number, { state: 'cancelled', why: 'The last piece was broken.' })
    expect(await numbersOn('state=done')).toEqual([owing.number, number])
  })

  test('a page has a hundred orders, and says that there are more', async () => {
    await aCashOrder(db())
    await sql`
      insert into orders (id, shopper_id, cart_id, state, payment_method, details, phone, city, total)
      select 'o' || n, shopper_id, cart_id, 'cancelled', 'cash', details, phone, city, total
      from orders, generate_series(1, 100) n`.execute(db())
    await sql`
      insert into order_items (order_id, id, product_id, title, unit, image_cover, price, count)
      select o.id, 'i', product_id, title, unit, image_cover, price, count
      from order_items, orders o where o.state = 'cancelled'`.execute(db())
    const { total, hasMore, orders } = await board('')
    expect({ total, hasMore, orders: orders.length }).toEqual({ total: 101, hasMore: true, orders: 100 })
    expect(await board('page=2')).toMatchObject({ hasMore: false, orders: [{}] })
  })
})

describe('one order', () => {
  test('shows goods, address, money and who moved it', async () => {
    const { number } = await aCashOrder(db(), { details: '5 Nile St' })
    await move(number, { state: 'being packed' })
    const { body } = await open(number)
    expect(body.data).toMatchObject({
      ...{ number, state: 'being packed', address: '5 Nile St', phone: '01012345678' },
      lines: [{ title: 'Fresh Milk', unit: '1 litre', count: 1, price: 50, barcode: null }],
      money: { goods: 50, fee: 0, total: 50, toCollect: 50, payments: [], surplus: null },
      moves: [
        { state: 'placed', who: 'shopper', by: null },
        { state: 'being packed', who: 'shop', by: 'manager manager', why: 'The shop is packing the order.' },
      ],
      mayRefund: 0,
    })
  })

  test('tells who packs what the shopper wants if something runs out', async () => {
    const { near: areaId } = await aDeliveryRound(db())
    const word = { ...NO_WORD, ifRunsOut: 'replace' as const }
    const delivery = { areaId, isExpress: false, fee: 1500, word }
    const { number } = await aCashOrder(db(), { count: 2, delivery })
    expect((await open(number, 'picker')).body.data).toMatchObject({ ifRunsOut: 'replace', note: null })
  })

  test('tells which area was chosen of an order without a delivery, until the account is deleted', async () => {
    const { near: askedAreaId } = await aDeliveryRound(db())
    const { number, shopperId } = await aCashOrder(db(), { askedAreaId })
    expect((await open(number)).body.data).toMatchObject({ hasArea: false, area: 'Nasr City', city: 'Cairo' })
    await giveOrdersToNobody(db(), shopperId)
    expect((await open(number)).body.data).toMatchObject({ area: '', city: '' })
  })

  test('a picker sees the phone until the order leaves, and never the e-mail', async () => {
    const { number } = await aCashOrder(db())
    expect((await open(number, 'picker')).body.data).toMatchObject({ phone: '01012345678', email: null })
    await move(number, { state: 'being packed' })
    await move(number, { state: 'on its way' })
    expect((await open(number, 'picker')).body.data).toMatchObject({ phone: null, email: null })
    expect((await open(number)).body.data.email).toContain('@')
  })

  test('nothing stands for name, address, phone and note of a shopper who deleted the account', async () => {
    const { number, shopperId } = await aCashOrder(db())
    await move(number, { state: 'cancelled', why: 'Mona was not at home.' })
    await giveOrdersToNobody(db(), shopperId)
    const { data } = (await open(number)).body
    expect(data).toMatchObject({ name: '', area: '', address: '', city: '', phone: null })
    expect(data.moves.at(-1).why).toBe('')
  })

  test('nobody is told of an order that is not there', async () => {
    expect(await open(999)).toMatchObject({ status: 404, body: { message: 'There is no order 999.' } })
  })
})

describe('moving an order', () => {
  test('of two people at once one is told who was first', async () => {
    const { number } = await aCashOrder(db())
    const answers = await Promise.all(['manager', 'picker'].map((who) => move(number, { state: 'being packed' }, who)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const first = answers[0]?.status === 200 ? 'manager manager' : 'picker picker'
    const refusal = answers.find(({ status }) => status === 409)
    expect(refusal?.body.message).toMatch(
      new RegExp(`^Order ${number} is being packed already. ${first} began packing it at \\d\\d:\\d\\d\\.$`),
    )
    const arabic = await move(number, { state: 'being packed' }, 'picker', { headers: { 'x-language': 'ar' } })
    expect(arabic.body.message).toContain(first)
  })

  test('of two who cancel at once, too', async () => {
    const { number } = await aCashOrder(db())
    const cancel = () => move(number, { state: 'cancelled', why: 'The street is flooded.' })
    expect((await Promise.all([cancel(), cancel()])).map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await cancel()).body.message).toContain('manager manager cancelled it at')
  })

  test('an order that the shopper cancelled a moment ago says so', async () => {
    const { id, number } = await aCashOrder(db())
    await cancelOrder({ db: db(), payments: undefined }, { orderId: id, who: 'shopper', reason: 'cancelledByShopper' })
    expect((await move(number, { state: 'being packed' })).body.message).toContain('The shopper cancelled it at')
  })

  test('cancelling wants a reason, which the shopper reads', async () => {
    const { number } = await aCashOrder(db())
    expect(await move(number, { state: 'cancelled' })).toMatchObject({
      status: 400,
      body: { errors: { param: 'why' } },
    })
    const { body } = await move(number, { state: 'cancelled', why: 'The street is flooded.' })
    expect(body.data.moves.at(-1)).toMatchObject({ state: 'cancelled', why: 'The street is flooded.' })
  })

  test('a picker may not cancel, and reads whom to ask', async () => {
    const { number } = await aCashOrder(db())
    const answer = await move(number, { state: 'cancelled', why: 'No milk.' }, 'picker')
    expect(answer).toMatchObject({
      status: 403,
      body: { message: 'Your role may not cancel an order, or take a step back. Ask the owner or a manager.' },
    })
    expect((await open(number, 'picker')).body.data.mayMove).toEqual(['being packed'])
  })

  test('with check=true it says what would be, and nothing moves', async () => {
    const [cash, paid] = [await aCashOrder(db()), await aPaidOrder(db())]
    const query = 'check=true'
    const packed = await move(cash.number, { state: 'being packed' }, 'manager', { query })
    expect(packed.body.data.state).toBe('being packed')
    const cancelled = await move(paid.number, { state: 'cancelled', why: 'No milk.' }, 'manager', { query })
    expect(cancelled.body.data).toMatchObject({ state: 'refund due', mayRefund: 50 })
    expect(await numbersOn('state=new')).toEqual([cash.number, paid.number])
  })

  test('the log finds the move by the login of the person', async () => {
    const { number } = await aCashOrder(db())
    await sql`update staff set name = 'Karim' where login = 'picker'`.execute(db())
    await move(number, { state: 'being packed' }, 'picker')
    const { body } = await staffCall(shop, 'listLog', { cookie: cookies['manager'], query: 'who=picker&what=order' })
    expect(body.data.entries).toMatchObject([
      { who: 'Karim', what: 'order being packed', about: { name: String(number) } },
    ])
  })
})

describe('a courier', () => {
  test('takes an order that was packed, sees its phone, and delivers it', async () => {
    const { number } = await aCashOrder(db())
    expect(await numbersOn('', 'courier')).toEqual([])
    await move(number, { state: 'being packed' }, 'picker')
    expect((await open(number, 'courier')).body.data).toMatchObject({ phone: null, mayMove: ['on its way'] })
    const taken = await move(number, { state: 'on its way', courierPhone: '010 0123 4567' }, 'courier')
    expect(taken.body.data).toMatchObject({ phone: '01012345678', courierPhone: '01001234567', mayMove: ['delivered'] })
    expect((await move(number, { state: 'delivered' }, 'courier')).body.data).toMatchObject({
      phone: null,
      mayMove: [],
    })
    expect(await numbersOn('state=done', 'courier')).toEqual([number])
  })

  test('reads which orders are packed, which the history, the log and the shopper’s page say too', async () => {
    const { number, shopperId } = await aCashOrder(db())
    expect(await move(number, { state: 'packed' }, 'picker')).toMatchObject({
      ...{ status: 409, body: { message: `Order ${number} is placed; it cannot become packed.` } },
    })
    await move(number, { state: 'being packed' }, 'picker')
    const courierReads = async () => (await board('state=packing', 'courier')).orders
    expect(await courierReads()).toMatchObject([{ isPacked: false, mayMove: ['on its way'] }])
    expect((await open(number, 'picker')).body.data.mayMove).toEqual(['packed', 'on its way'])
    expect((await move(number, { state: 'packed' }, 'courier')).status).toBe(403)
    for (const who of ['picker', 'manager']) {
      const { data } = (await move(number, { state: 'packed' }, who)).body
      expect(data).toMatchObject({ state: 'being packed', isPacked: true })
      expect(data.moves.slice(2)).toMatchObject([{ by: 'picker picker', why: 'The order is packed.' }])
    }
    expect((await move(number, { state: 'packed' }, 'courier')).status).toBe(403)
    expect(await courierReads()).toMatchObject([{ isPacked: true, mayMove: ['on its way'] }])
    const { data } = await listOrders(db(), shopperId, {}, { origin: '', language: 'en' })
    expect(data[0]?.moves?.at(-1)).toMatchObject({ state: 'being packed', why: 'Your order is packed.' })
    const { body } = await staffCall(shop, 'listLog', { cookie: cookies['manager'], query: 'what=order+packed' })
    expect(body.data.entries).toMatchObject([{ who: 'picker picker', what: 'order packed' }])
    expect((await move(number, { state: 'on its way' }, 'courier')).body.data.mayMove).toEqual(['delivered'])
  })

  test('reads it once where two people say at one moment that it is packed', async () => {
    const { number } = await aCashOrder(db())
    await move(number, { state: 'being packed' }, 'picker')
    const presses = ['picker', 'manager'].map((who) => move(number, { state: 'packed' }, who))
    expect((await Promise.all(presses)).map(({ status }) => status)).toEqual([200, 200])
    expect((await open(number)).body.data.moves).toHaveLength(3)
  })

  test('looks up an own run for a week after it left, and for as long as it is on its way', async () => {
    const { number } = await aCashOrder(db())
    await move(number, { state: 'being packed' }, 'picker')
    await move(number, { state: 'on its way' }, 'courier')
    const leftDaysAgo = (days: number) =>
      sql`update order_moves set moved_at = now() - make_interval(days => ${days})`.execute(db())
    await leftDaysAgo(8)
    expect((await open(number, 'courier')).status).toBe(200)
    await move(number, { state: 'delivered' }, 'courier')
    await leftDaysAgo(6)
    expect((await open(number, 'courier')).status).toBe(200)
    await leftDaysAgo(8)
    expect((await open(number, 'courier')).status).toBe(403)
    expect((await open(number)).status).toBe(200)
  })

  test('has the run that somebody else handed over to the courier, and delivers it; the log says to whom', async () => {
    const { number, shopperId } = await aCashOrder(db())
    await move(number, { state: 'being packed' }, 'picker')
    const couriers = (await staffCall(shop, 'listCouriers', { cookie: cookies['picker'] })).body.data
    expect(couriers).toEqual([{ _id: expect.any(String), name: 'courier courier' }])
    const courierId = couriers[0]._id
    const handed = await move(number, { state: 'on its way', courierId }, 'picker')
    expect(handed.body.data).toMatchObject({ state: 'on its way', courier: 'courier courier' })
    expect(handed.body.data.moves.at(-1)).toMatchObject({
      ...{ by: 'picker picker', why: 'The order has left the shop with courier courier.' },
    })
    expect((await board('state=on its way')).orders).toMatchObject([{ number, courier: 'courier courier' }])
    expect(await numbersOn('', 'courier')).toEqual([number])
    expect((await open(number, 'courier')).body.data).toMatchObject({ phone: '01012345678', mayMove: ['delivered'] })
    const { body } = await staffCall(shop, 'listLog', { cookie: cookies['manager'], query: 'what=order on' })
    expect(body.data.entries).toMatchObject([{ who: 'picker picker', after: { courier: 'courier courier' } }])
    expect(body.data.entries[0].after).not.toHaveProperty('courierId')
    const { data } = await listOrders(db(), shopperId, {}, { origin: '', language: 'en' })
    expect(data[0]?.moves?.at(-1)?.why).toBe('Your order has left the shop.')
    expect((await move(number, { state: 'delivered' }, 'courier')).status).toBe(200)
    expect((await open(number)).body.data.courier).toBeNull()
  })

  test('has the order that the courier sends, also where another courier is named with it', async () => {
    const { number } = await aCashOrder(db())
    await move(number, { state: 'being packed' }, 'picker')
    await sql`insert into staff (id, name, login, role) values ('other', 'Other', 'other', 'courier')`.execute(db())
    const taken = await move(number, { state: 'on its way', courierId: 'other' }, 'courier')
    expect(taken).toMatchObject({ status: 200, body: { data: { courier: 'courier courier', mayMove: ['delivered'] } } })
  })

  test('has no run that came back into the shop and left with another', async () => {
    const { number } = await aCashOrder(db())
    await move(number, { state: 'being packed' }, 'picker')
    expect((await move(number, { state: 'on its way' }, 'courier')).body.data.courier).toBe('courier courier')
    const back = await move(number, { state: 'being packed', why: 'The other one goes there.' }, 'manager')
    expect(back.body.data.courier).toBeNull()
    expect((await move(number, { state: 'on its way' })).body.data.courier).toBeNull()
    expect((await open(number, 'courier')).status).toBe(403)
    expect(await numbersOn('', 'courier')).toEqual([])
  })

  test('is not handed an order once dismissed', async () => {
    const { number } = await aCashOrder(db())
    await move(number, { state: 'being packed' }, 'picker')
    const [{ _id: courierId }] = (await staffCall(shop, 'listCouriers', { cookie: cookies['picker'] })).body.data
    await sql`update staff set disabled_at = now() where id = ${courierId}`.execute(db())
    const message = 'This courier is not among the staff any more. Please choose again.'
    const late = await move(number, { state: 'on its way', courierId }, 'picker')
    expect(late).toMatchObject({ status: 409, body: { message } })
    expect((await staffCall(shop, 'listCouriers', { cookie: cookies['picker'] })).body.data).toEqual([])
  })

  test('neither sees nor delivers the run of another', async () => {
    const { id, number } = await aCashOrder(db())
    for (const state of ['being packed', 'on its way'] as const) await moveOn(db(), id, state, { name: 'Hala' })
    expect(await numbersOn('', 'courier')).toEqual([])
    expect((await open(number, 'courier')).status).toBe(403)
    expect((await move(number, { state: 'delivered' }, 'courier')).status).toBe(403)
    const late = await move(number, { state: 'on its way' }, 'courier')
    expect(late).toMatchObject({ status: 409, body: { message: expect.stringContaining('Hala sent it at') } })
  })
})

describe('sending money back', () => {
  const refund = (number: number, more: object = {}) =>
    staffCall(shop, 'refundOrder', {
      cookie: cookies['manager'],
      params: { number: String(number) },
      body: {},
      ...more,
    })

  test('a cancelled order that was paid goes back whole, once', async () => {
    const { number } = await aPaidOrder(db())
    expect((await refund(number)).body.message).toContain('Cancelling it makes it due.')
    await move(number, { state: 'cancelled', why: 'No milk.' })
    expect((await open(number)).body.data.mayRefund).toBe(50)
    expect((await refund(number, { query: 'check=true' })).body.data.state).toBe('refunded')
    expect((await open(number)).body.data.state).toBe('refund due')
    expect((await refund(number)).body.data).toMatchObject({
      ...{ state: 'refunded', mayRefund: 0 },
      money: { payments: [{ amount: 50, isOwed: false }] },
    })
    await refund(number)
    const told = sql`select kind from outbox where (facts ->> 'number')::int = ${number} and kind like 'order %' order by kind`
    expect(await valuesOf(db())`${told}`).toEqual(['order cancelled', 'order paid', 'order refunded'])
  })

  test('money that went back another way is noted as such in the history, the payment and the log', async () => {
    const { number } = await aPaidOrder(db())
    await move(number, { state: 'cancelled', why: 'No milk.' })
    const { moves, money } = (await refund(number, { body: { isByHand: true } })).body.data
    expect(moves.at(-1)).toMatchObject({
      state: 'refunded',
      why: 'Noted: the money went back another way. Nothing was sent to the card.',
    })
    expect(money.payments).toMatchObject([{ amount: 50, isByHand: true }])
    const inArabic = await staffCall(shop, 'getOrder', {
      ...{ cookie: cookies['manager'], params: { number: String(number) }, headers: { 'x-language': 'ar' } },
    })
    expect(inArabic.body.data.moves.at(-1).why).toContain('رجعت للعميل بطريقة تانية')

    const twice = await aPaidTwiceOrder(db())
    await refund(twice.number, { body: { isByHand: true } })
    const other = await aPaidTwiceOrder(db())
    await refund(other.number)
    const logged = async (what: string) => {
      const { body } = await staffCall(shop, 'listLog', { cookie: cookies['manager'], query: `what=${what}` })
      return body.data.entries.map(({ what: deed, about }: { what: string; about: { name: string } }) => [
        deed,
        about.name,
      ])
    }
    expect(await logged('by%20hand')).toEqual([
      ['order refunded by hand', String(twice.number)],
      ['order refunded by hand', String(number)],
    ])
    expect(await logged(String(other.number))).toEqual([['order refunded', String(other.number)]])
  })

  test('who comes too late to send money back, or to hand it over, is told who was first', async () => {
    const late = (number: number, way: string, what = 'money') =>
      new RegExp(
        `^The ${what} of order ${number} went back before: manager manager ${way} at \\d\\d:\\d\\d\\. Please do not give it back once more\\.$`,
      )
    const byOwner = (number: number, more: object = {}) => refund(number, { cookie: cookies['owner'], ...more })
    const byHand = { body: { isByHand: true } }
    for (const [first, way] of [
      [{}, 'sent it'],
      [byHand, 'noted that it went back another way'],
    ] as const) {
      const { number } = await aPaidOrder(db())
      await move(number, { state: 'cancelled', why: 'No milk.' })
      expect((await refund(number, first)).status).toBe(200)
      // Pressed once more by the same person, whose first answer was lost.
      expect(await refund(number, first)).toMatchObject({ status: 200, body: { data: { state: 'refunded' } } })
      for (const second of [{}, byHand]) {
        const { status, body } = await byOwner(number, second)
        expect([status, body.message]).toEqual([409, expect.stringMatching(late(number, way))])
      }
    }
    const twice = await aPaidTwiceOrder(db())
    await refund(twice.number)
    expect((await byOwner(twice.number, byHand)).body.message).toMatch(late(twice.number, 'sent it', 'surplus'))
    const inArabic = await byOwner(twice.number, { headers: { 'x-language': 'ar' } })
    expect(inArabic.body.message).toMatch(
      /^الفلوس الزيادة في طلب رقم \d+ رجعت للعميل قبل كده\. ده اتسجّل .+ باسم .*manager manager.*ما ترجّعهاش تاني\.$/,
    )
  })

  test.each([
    ['en', /^The money of order \d+ is being sent to the card, or may have been: .* Please do not hand it over\./],
    ['ar', /^فلوس طلب رقم \d+ بتتبعت للبطاقة دلوقتي، أو ممكن تكون اتبعتت: .* ما تسلّمهاش بإيدك\./],
  ])('money that is being sent to the card cannot be noted as handed over (%s)', async (language, isUnderWay) => {
    const { number } = await aPaidOrder(db())
    await move(number, { state: 'cancelled', why: 'No milk.' })
    const byHand = { cookie: cookies['owner'], body: { isByHand: true }, headers: { 'x-language': language } }
    const refused = { status: 409, body: { message: expect.stringMatching(isUnderWay) } }
    const provider = vi.spyOn(shop.deps.payments as Payments, 'refund').mockImplementationOnce(async () => {
      expect(await refund(number, byHand)).toMatchObject(refused)
      throw new ProviderTrouble('No answer in time.')
    })
    // Whether it went is not known until the provider answers.
    expect((await refund(number)).status).toBe(503)
    expect(await refund(number, byHand)).toMatchObject(refused)
    expect((await refund(number)).status).toBe(200)
    expect((await refund(number, byHand)).body.message).toContain('manager manager')
    provider.mockRestore()
    expect((await open(number)).body.data.money.payments).toMatchObject([{ isByHand: false }])
  })

  test('money that the provider refuses to send can be handed over and noted', async () => {
    const { number } = await aPaidOrder(db())
    await move(number, { state: 'cancelled', why: 'No milk.' })
    await sql`delete from local_payments`.execute(db())
    expect((await refund(number)).status).toBe(503)
    expect((await refund(number, { body: { isByHand: true } })).status).toBe(200)
  })

  test('of a press that sends money to the card and one that notes it by hand at one moment only one counts', async () => {
    const provider = vi.spyOn(shop.deps.payments as Payments, 'refund')
    for (let round = 0; round < 10; round += 1) {
      provider.mockClear()
      const { number } = await aPaidOrder(db())
      await move(number, { state: 'cancelled', why: 'No milk.' })
      const byCard = refund(number)
      const byHand = refund(number, { cookie: cookies['owner'], body: { isByHand: true } })
      const answers = [(await byCard).status, (await byHand).status]
      const { payments } = (await open(number)).body.data.money
      expect(answers).toEqual(payments[0].isByHand ? [409, 200] : [200, 409])
      expect(provider.mock.calls).toHaveLength(payments[0].isByHand ? 0 : 1)
    }
    provider.mockRestore()
  })

  test('of two people who note the same money at one moment one hands it over', async () => {
    const { number } = await aPaidOrder(db())
    await move(number, { state: 'cancelled', why: 'No milk.' })
    const presses = ['owner', 'manager'].map((who) =>
      refund(number, { cookie: cookies[who], body: { isByHand: true } }),
    )
    expect((await Promise.all(presses)).map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('a payment too many is told of', async () => {
    const { number } = await aPaidTwiceOrder(db())
    const { money, mayRefund } = (await open(number)).body.data
    expect({ surplus: money.surplus, mayRefund }).toEqual({
      surplus: '50.00\u00a0EGP arrived beyond what the order costs, and has to go back.',
      mayRefund: 50,
    })
  })

  test('more than 500 EGP wants the second factor again', async () => {
    const { number } = await aPaidOrder(db(), { count: 11 })
    await move(number, { state: 'cancelled', why: 'No milk.' })
    await sql`update staff_sessions set strong_until = now()`.execute(db())
    expect(await refund(number)).toMatchObject({ status: 403, body: { errors: { param: 'password' } } })
    const small = await aPaidOrder(db())
    await move(small.number, { state: 'cancelled', why: 'No milk.' })
    expect((await refund(small.number)).status).toBe(200)
  })
})
