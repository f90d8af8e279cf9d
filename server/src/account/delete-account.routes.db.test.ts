import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aShopper, call } from '../../test/build-test-app.ts'
import { aDeliveryRound } from '../../test/a-delivery-round.ts'
import { aProduct, onHand } from '../../test/factories.ts'
import { aFullCart, askLater, openPayingShop, pageId } from '../../test/paying-shop.ts'
import { aBrowser } from '../auth/a-browser.testing.ts'
import { oneRow, rowsOf } from '../db/rows.ts'
import { deleteOldMails, sendDueMails } from '../mail/outbox.ts'
import { makeLocalMailbox } from '../mail/local-mailbox.ts'
import { checkBooks } from '../checks/check-books.ts'
import { cancelOrder, moveOn } from '../orders/placed/fulfilment.ts'
import { listPayments } from '../orders/order-payments.queries.ts'
import { noteRefund } from '../orders/checkout/refunds.ts'
import { mailAboutOrder } from '../orders/order-letters.queries.ts'
import { NOBODY } from '../orders/forget-shopper.queries.ts'

const shop = openPayingShop({ NOTIFY_ORDERS_TO: 'counter@example.com' })
const db = () => shop.connection.db

const PERSON = {
  name: 'Nefertari',
  email: 'nefertari@example.com',
  phone: '01098765432',
  details: '7 Sphinx Lane, behind the bakery',
  city: 'Aswan',
}
const TRACES = /nefertari|01098765432|sphinx|aswan/i

const erase = (token: string, body: object = { password: 'Secret12' }) => call(shop, 'deleteAccount', { token, body })

/** Every row of every table, as text. */
async function everything(): Promise<string> {
  const tables = await rowsOf<{ name: string }>(db())`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`
  const rows = await Promise.all(
    tables.map(({ name }) => rowsOf(db())`select to_jsonb(t) as row from ${sql.table(name)} t`),
  )
  return JSON.stringify(rows)
}

async function deliver(orderId: string) {
  for (const state of ['being packed', 'on its way', 'delivered'] as const)
    await moveOn(db(), orderId, state, { name: 'Hala' })
}

async function deliverToLocalMailbox() {
  const [mailer, key] = [makeLocalMailbox(db()), shop.deps.secrets.outbox]
  const office = { db: db(), key, mailer, shopUrl: 'http://localhost:3000', onGivenUp: () => undefined }
  while ((await sendDueMails(office)) > 0);
}

/** A shopper who has used everything the shop keeps something of, and whose orders are over. */
async function aKnownShopper() {
  const { name, email, phone, details, city } = PERSON
  const { token, id } = await aShopper(shop, { name, email, phone })
  const productId = await aProduct(db(), { title: 'Fresh Milk', onHand: 10, price: 150 })
  const add = async () => (await call(shop, 'addCartItem', { token, body: { productId } })).body.cartId as string
  const { near, slot } = await aDeliveryRound(db())
  const order = (cartId: string) => {
    const delivery = { areaId: near, slotId: slot, fee: 15, ifRunsOut: 'replace', note: 'The bell says Nefertari.' }
    const body = { shippingAddress: { details, phone, city }, delivery }
    return call(shop, 'placeCashOrder', { token, params: { cartId }, body })
  }
  await call(shop, 'addAddress', { token, body: { name: 'Home', details, phone, city } })
  await call(shop, 'addToWishlist', { token, body: { productId } })
  const delivered: string = (await order(await add())).body.data._id
  await deliver(delivered)
  const cancelled: string = (await order(await add())).body.data._id
  const note = 'Nefertari was not at home.'
  await cancelOrder(
    { db: db(), payments: undefined, log: shop.app.log },
    {
      ...{ orderId: cancelled, who: 'shop', clerk: { name: 'Hala' }, reason: 'cancelledByShop', params: { note } },
    },
  )
  await add()
  await aBrowser(shop).forgot(email)
  await makeLocalMailbox(db()).send({ id: 'm1', to: email, subject: 'Hello', text: name, html: name })
  return { token, id, productId, delivered, cancelled }
}

describe('DELETE /users/me', () => {
  test('leaves nothing in the database that says who it was', async () => {
    const { token } = await aKnownShopper()
    expect(await everything()).toMatch(TRACES)
    const { status, body } = await erase(token)
    expect([status, body]).toEqual([200, { status: 'success', message: 'Your account was deleted' }])
    await shop.deliverMails()
    await deleteOldMails(db())
    expect(await everything()).not.toMatch(TRACES)
  })

  test('leaves no area in the notices that told the shop of the orders, and those of other shoppers as they are', async () => {
    const { token } = await aKnownShopper()
    await (await aFullCart(shop)).payCash()
    await deliverToLocalMailbox()
    const toCounter = await rowsOf(db())`
      select 1 from local_mails where recipient = 'counter@example.com' and body_text like '%Aswan%'`
    expect(toCounter).toHaveLength(1)
    await erase(token)
    await shop.deliverMails()
    await deleteOldMails(db())
    expect(await everything()).not.toMatch(TRACES)
    const areas = await rowsOf<{
      area: string | null
    }>(db())`
      select facts->>'area' as area from outbox where kind = 'new order' order by created_at`
    expect(areas.map(({ area }) => area)).toEqual([null, null, 'Cairo'])
  })

  test('keeps goods, money and history of the orders, and the books right', async () => {
    const { token, productId, delivered } = await aKnownShopper()
    const countOf = (table: string) => sql`(select count(*) from ${sql.table(table)})`
    const books = () =>
      oneRow(db())`
        select (select jsonb_agg(to_jsonb(o) - 'shopper_id' - 'details' - 'phone' - 'city' - 'note' order by id) from orders o) as orders,
          (select jsonb_agg(to_jsonb(i) order by id) from order_items i) as items,
          (select jsonb_agg(to_jsonb(l) order by id) from stock_ledger l) as ledger, ${countOf('order_moves')} as moves`
    const before = await books()
    await erase(token)
    expect(await books()).toEqual(before)
    expect(await onHand(db(), productId)).toBe(9)
    expect((await checkBooks(db())).filter(({ todo }) => todo !== undefined)).toEqual([])
    const order = await oneRow(
      db(),
    )`select shopper_id, details, phone, city, note, if_runs_out from orders where id = ${delivered}`
    expect(order).toEqual({
      ...{ shopper_id: NOBODY, details: 'deleted', phone: 'deleted', city: 'deleted', note: null },
      if_runs_out: 'replace',
    })
  })

  test('signs out everywhere at once, and the address can sign up anew, as somebody new', async () => {
    const { token, id } = await aKnownShopper()
    const { email } = PERSON
    const { body: elsewhere } = await call(shop, 'signIn', { body: { email, password: 'Secret12' } })
    await erase(token)
    for (const gone of [token, elsewhere.token]) {
      const { status, body } = await call(shop, 'getCart', { token: gone })
      expect([status, body.message]).toEqual([401, 'Invalid Token. please login again'])
    }
    expect((await call(shop, 'signIn', { body: { email, password: 'Secret12' } })).status).toBe(401)
    const anew = await aShopper(shop, { email })
    expect(anew.id).not.toBe(id)
    expect((await call(shop, 'listOrders', { token: anew.token })).body.data).toEqual([])
    expect((await call(shop, 'getAccountData', { token: anew.token })).body.data.letters).toEqual([])
  })

  test('is confirmed by a letter to the address, without a name', async () => {
    const { token } = await aKnownShopper()
    await shop.deliverMails()
    shop.mails.length = 0
    await erase(token)
    await shop.deliverMails()
    expect(shop.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [PERSON.email, 'Your Baqala account was deleted'],
    ])
    expect(shop.mails[0]?.text).not.toContain(PERSON.name)
  })

  test('wants the password, so that a stolen token erases nothing', async () => {
    const { token, email } = await aShopper(shop)
    const none = await erase(token, {})
    expect([none.status, none.body.message]).toEqual([400, 'password is required'])
    const wrong = await erase(token, { password: 'Wrong123' })
    expect([wrong.status, wrong.body.message, wrong.body.errors]).toEqual([
      400,
      'Incorrect current password',
      { msg: 'Incorrect current password', param: 'password', location: 'body' },
    ])
    expect((await call(shop, 'signIn', { body: { email, password: 'Secret12' } })).status).toBe(200)
    for (const _ of Array(4).keys()) await erase(token, { password: 'Wrong123' })
    expect((await erase(token, { password: 'Wrong123' })).status).toBe(429)
  })

  test('is refused while an order is on its way, and nothing is deleted', async () => {
    const { token, payCash, cartId } = await aFullCart(shop)
    const { body: placed } = await payCash(cartId)
    const orderId: string = placed.data._id
    await call(shop, 'addAddress', { token, body: { details: '1 Nile Street', phone: '01012345678', city: 'Cairo' } })
    await moveOn(db(), orderId, 'being packed', { name: 'Hala' })
    const refused = await erase(token)
    expect([refused.status, refused.body.message]).toEqual([
      409,
      `Order ${placed.data.id} is not over (being packed). Your account can be deleted once it is delivered or cancelled.`,
    ])
    expect((await call(shop, 'listAddresses', { token })).body.results).toBe(1)
    expect((await call(shop, 'listOrders', { token })).body.data[0].shippingAddress.city).toBe('Cairo')
    await moveOn(db(), orderId, 'on its way', { name: 'Hala' })
    await moveOn(db(), orderId, 'delivered', { name: 'Hala' })
    expect((await erase(token)).status).toBe(200)
  })

  test('names all orders that keep it at once', async () => {
    const { token, payCash, add } = await aFullCart(shop)
    const first = await payCash()
    const second = await payCash((await add()).body.cartId)
    const { status, body } = await erase(token)
    const numbers = `${first.body.data.id}, ${second.body.data.id}`
    expect([status, body.message]).toEqual([
      409,
      `Orders ${numbers} are not over. Your account can be deleted once each is delivered, cancelled or refunded.`,
    ])
  })

  test('is refused while money is still to go back', async () => {
    const { token, openPage, cancel, orders } = await aFullCart(shop)
    await shop.provider().finish(pageId(await openPage()), 'paid')
    const [{ _id: orderId, id: number }] = await orders()
    await cancel(orderId)
    const { status, body } = await erase(token)
    expect([status, body.message]).toEqual([
      409,
      `The money of order ${number} is still to go back to you. Your account can be deleted once it has.`,
    ])
    const [payment] = await listPayments(db(), orderId)
    await noteRefund(db(), orderId, payment?.sessionId ?? '', { name: 'Hala' })
    expect((await erase(token)).status).toBe(200)
  })

  test('money that arrives afterwards for an order that had run out goes back, and letters about it go to nobody', async () => {
    const { token, openPage, orders, productId } = await aFullCart(shop)
    await shop.provider().finish(pageId(await openPage()), 'expired')
    await askLater(shop)
    const [{ _id: orderId, state }] = await orders()
    expect(state).toBe('expired')
    expect((await erase(token)).status).toBe(200)
    await shop.deliverMails()
    shop.mails.length = 0
    expect(await shop.tellPaid(orderId, 5000)).toBe(200)
    expect(await oneRow(db())`select state from orders where id = ${orderId}`).toEqual({ state: 'refund due' })
    expect(await onHand(db(), productId)).toBe(10)
    await mailAboutOrder(db(), 'order cancelled', orderId)
    await shop.deliverMails()
    expect(shop.mails).toEqual([])
  })

  test('leaves the notices of new orders to the shop, whoever signed up with its address', async () => {
    const ali = await aFullCart(shop)
    await ali.payCash()
    const { token } = await aShopper(shop, { email: 'counter@example.com' })
    expect((await erase(token)).status).toBe(200)
    const notices = await rowsOf(db())`
      select 1 from outbox where recipient = 'counter@example.com' and kind = 'new order'`
    expect(notices).toHaveLength(1)
  })

  test('leaves other shoppers alone, and a second deleted account shares the nameless owner of orders', async () => {
    const mona = await aKnownShopper()
    await erase(mona.token)
    const [ali, hoda] = [await aFullCart(shop), await aFullCart(shop)]
    await deliver((await ali.payCash()).body.data._id)
    await deliver((await hoda.payCash()).body.data._id)
    expect((await erase(ali.token)).status).toBe(200)
    expect(await hoda.orders()).toHaveLength(1)
    expect((await hoda.cart()).status).toBe(200)
    const owners = await rowsOf(db())`select distinct shopper_id from orders where shopper_id <> ${hoda.id}`
    expect(owners).toEqual([{ shopper_id: NOBODY }])
  })
})
