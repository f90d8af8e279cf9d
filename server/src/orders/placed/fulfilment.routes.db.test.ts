import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aShopper, call } from '../../../test/build-test-app.ts'
import { aProduct, onHand, setStock } from '../../../test/factories.ts'
import { newId } from '../../db/ids.ts'
import { rowsOf } from '../../db/rows.ts'
import { aFullCart, openPayingShop, pageId } from '../../../test/paying-shop.ts'
import { cancelOrder, moveOn } from './fulfilment.ts'
import { noteRefund } from '../checkout/refunds.ts'
import { NO_REASON } from '../order-message-params.ts'

const shop = openPayingShop()
const db = () => shop.connection.db
const cancel = (token: string, orderId: string) => call(shop, 'cancelOrder', { token, params: { orderId } })
const again = (token: string, orderId: string) => call(shop, 'orderAgain', { token, params: { orderId } })
const newest = async (token: string) => (await call(shop, 'listOrders', { token })).body.data[0]
const pack = (orderId: string) => moveOn(db(), orderId, 'being packed', { name: 'Hala' })

const aCart = () => aFullCart(shop, { title: 'Fresh Milk', unit: '1 litre', onHand: 10, price: 50 })

async function aCashOrder() {
  const cart = await aCart()
  const { body } = await cart.payCash()
  return { ...cart, orderId: body.data._id as string }
}

async function anUnpaidOrder() {
  const cart = await aCart()
  const page = pageId(await cart.openPage())
  const { _id: orderId } = await newest(cart.token)
  return { ...cart, orderId: orderId as string, page }
}

describe('an order on its way to the door', () => {
  test('tells every step, who made it and why, and the shopper is written to', async () => {
    const { token, orderId } = await aCashOrder()
    await pack(orderId)
    await moveOn(db(), orderId, 'on its way', { name: 'Hala' })
    await shop.deliverMails()
    expect(await newest(token)).toMatchObject({ isDelivered: false, isPaid: false })
    await moveOn(db(), orderId, 'delivered', { name: 'Hala' })
    const order = await newest(token)
    expect(order).toMatchObject({ state: 'delivered', isDelivered: true, mayCancel: false })
    // Its cash is taken at the door.
    expect(order).toMatchObject({ isPaid: true, paidAt: order.deliveredAt })
    expect(order.moves.map(({ state, who }: { state: string; who: string }) => [state, who])).toEqual([
      ['placed', 'shopper'],
      ['being packed', 'shop'],
      ['on its way', 'shop'],
      ['delivered', 'shop'],
    ])
    await shop.deliverMails()
    expect(shop.mails.map((mail) => mail.subject).filter((subject) => /way|delivered/.test(subject))).toHaveLength(2)
  })

  test('shows the phone of its courier while it is on its way, and at no other time', async () => {
    const { token, orderId } = await aCashOrder()
    await pack(orderId)
    expect(await newest(token)).not.toHaveProperty('courierPhone')
    await moveOn(db(), orderId, 'on its way', { name: 'Hala' }, { courierPhone: '01001234567' })
    expect((await newest(token)).courierPhone).toBe('01001234567')
    // A dialog of before still sends it.
    await moveOn(db(), orderId, 'delivered', { name: 'Hala' }, { courierPhone: '01001234567' })
    const kept = await rowsOf(db())`select 1 from orders where courier_phone is not null`
    expect(kept).toEqual([])
    // As an older server stored it.
    await sql`update orders set courier_phone = '01001234567' where id = ${orderId}`.execute(db())
    expect(await newest(token)).not.toHaveProperty('courierPhone')
  })

  test('keeps the phone of a courier whose run is over no longer, where an older server kept it', async () => {
    const [running, over] = [await aCashOrder(), await aCashOrder()]
    for (const { orderId } of [running, over]) {
      await pack(orderId)
      await moveOn(db(), orderId, 'on its way', { name: 'Hala' }, { courierPhone: '01001234567' })
    }
    await sql`update orders set state = 'delivered', delivered_at = now() where id = ${over.orderId}`.execute(db())
    const migration = new URL('../../../migrations/0065-phones-of-couriers.sql', import.meta.url)
    await sql.raw(await readFile(migration, 'utf8')).execute(db())
    const kept = await rowsOf(
      db(),
    )`select id from orders where courier_phone is not null and id in (${running.orderId}, ${over.orderId})`
    expect(kept).toEqual([{ id: running.orderId }])
  })

  test('says at each step what is still to be paid', async () => {
    const cash = await aCashOrder()
    const card = await anUnpaidOrder()
    await shop.tellPaid(card.orderId, 5000)
    for (const { orderId } of [cash, card]) {
      await pack(orderId)
      await moveOn(db(), orderId, 'on its way', { name: 'Hala' })
    }
    await shop.deliverMails()
    const letterTo = (email: string) =>
      shop.mails.find((mail) => mail.to === email && mail.subject.includes('way'))?.text
    expect(letterTo(cash.email)).toContain('Please have 50.00\u00a0EGP in cash ready.')
    expect(letterTo(card.email)).toContain('It is paid already.')
  })

  test('never takes a step out of turn', async () => {
    const { orderId, token } = await aCashOrder()
    await expect(moveOn(db(), orderId, 'delivered', { name: 'Hala' })).rejects.toThrow(
      'is placed; it cannot become delivered',
    )
    expect((await newest(token)).state).toBe('placed')
  })

  test('keeps the names of the shop’s people to itself', async () => {
    const { orderId, token } = await aCashOrder()
    await pack(orderId)
    expect(JSON.stringify(await newest(token))).not.toContain('Hala')
  })
})

describe('POST /orders/:orderId/cancel', () => {
  test('puts the goods back, once, and writes to the shopper', async () => {
    const { token, orderId, productId } = await aCashOrder()
    expect(await onHand(db(), productId)).toBe(9)
    const { status, body } = await cancel(token, orderId)
    expect([status, body.data.state, body.data.mayCancel]).toEqual([200, 'cancelled', false])
    expect((await cancel(token, orderId)).status).toBe(200)
    expect(await onHand(db(), productId)).toBe(10)
    await shop.deliverMails()
    const letters = shop.mails.filter((mail) => mail.subject.includes('cancelled'))
    expect(letters).toMatchObject([{ text: expect.stringContaining('You have nothing to pay.') }])
  })

  test('is refused once packing has started, and nothing changes', async () => {
    const { token, orderId, productId } = await aCashOrder()
    await pack(orderId)
    const { status, body } = await cancel(token, orderId)
    expect([status, body.message]).toEqual([
      409,
      // Not who in the shop was first.
      expect.stringMatching(/is being packed and can no longer be cancelled\.$/),
    ])
    expect(await onHand(db(), productId)).toBe(9)
  })

  test('by the shop tells its reason in the letter, unless that says nothing more', async () => {
    const textOf = async (note: string) => {
      const { orderId, email } = await aCashOrder()
      const mover = { who: 'shop', clerk: { name: 'Hala' }, reason: 'cancelledByShop', params: { note } } as const
      await cancelOrder({ db: db(), payments: undefined }, { orderId, ...mover })
      await shop.deliverMails()
      return shop.mails.find(({ to, subject }) => to === email && subject.includes('cancelled'))?.text
    }
    expect(await textOf('The street is flooded.')).toContain('\nWhy: The street is flooded.\n')
    const silent = await textOf(NO_REASON)
    expect([silent?.includes('nothing to pay'), silent?.includes('Why:')]).toEqual([true, false])
  })

  test('closes the payment page of an unpaid order, and the cart can be ordered anew', async () => {
    const { token, orderId, page, payCash, productId } = await anUnpaidOrder()
    expect((await cancel(token, orderId)).body.data.state).toBe('cancelled')
    expect((await shop.provider().findPayment(page))?.state).toBe('expired')
    expect(await onHand(db(), productId)).toBe(10)
    expect((await payCash()).status).toBe(201)
  })

  test('of an order that was paid a moment ago makes a refund due, which a person sends', async () => {
    const { token, orderId, page, productId } = await anUnpaidOrder()
    await shop.provider().finish(page, 'paid')
    expect((await cancel(token, orderId)).body.data.state).toBe('refund due')
    expect(await onHand(db(), productId)).toBe(10)
    await shop.deliverMails()
    const letter = shop.mails.find((mail) => mail.subject.includes('cancelled'))
    expect(letter?.text).toContain('We send your 50.00\u00a0EGP back to your card within 7 days.')
    await noteRefund(db(), orderId, page, { name: 'Hala' })
    expect((await newest(token)).state).toBe('refunded')
  })

  test('is for the shopper’s own orders', async () => {
    const { orderId } = await aCashOrder()
    const stranger = await aShopper(shop)
    expect((await cancel(stranger.token, orderId)).status).toBe(404)
    expect((await again(stranger.token, orderId)).status).toBe(404)
  })
})

describe('POST /orders/:orderId/again', () => {
  test('puts everything into the cart again', async () => {
    const { token, orderId, productId } = await aCashOrder()
    const { body } = await again(token, orderId)
    expect(body).toMatchObject({ added: 1, missing: [] })
    const cart = (await call(shop, 'getCart', { token })).body.data.products
    expect(cart).toMatchObject([{ count: 1, product: { _id: productId } }])
  })

  test('tells what cannot be had, and why', async () => {
    const { token, orderId, productId } = await aCashOrder()
    await setStock(db(), productId, 0)
    expect((await again(token, orderId)).body).toMatchObject({
      added: 0,
      missing: [{ title: 'Fresh Milk', unit: '1 litre', why: 'It is sold out.' }],
    })
    await setStock(db(), productId, 5)
    await sql`update products set withdrawn_at = now() where id = ${productId}`.execute(db())
    expect((await again(token, orderId)).body.missing[0].why).toBe('The shop no longer sells it.')
  })

  test('fills a cart up to its 300 products, and names what had no room', async () => {
    const { token, cartId, productId, add, payCash } = await aCart()
    await add(await aProduct(db(), { title: 'Rice', unit: '1 kg', onHand: 9 }))
    await add(await aProduct(db(), { title: 'Sold out', onHand: 1 }))
    const orderId = (await payCash()).body.data._id as string
    const { cartId: next } = (await call(shop, 'getCart', { token })).body
    expect(next).not.toBe(cartId)
    for (let had = 0; had < 299; had += 1)
      await sql`
        insert into cart_lines (id, cart_id, product_id, count, price_when_added)
        values (${newId()}, ${next}, ${await aProduct(db())}, 1, 1)`.execute(db())
    expect((await again(token, orderId)).body).toMatchObject({
      added: 1,
      missing: [
        { title: 'Rice', unit: '1 kg', why: 'A cart has room for 300 products, and yours is full.' },
        { title: 'Sold out', why: 'It is sold out.' },
      ],
    })
    const { products } = (await call(shop, 'getCart', { token })).body.data
    expect(products).toHaveLength(300)
    expect(products.at(-1)).toMatchObject({ count: 1, product: { _id: productId } })
    // More of a product that is there already takes no room.
    expect((await again(token, orderId)).body.added).toBe(1)
  })

  test('never puts in more than are left', async () => {
    const { token, orderId, productId } = await aCashOrder()
    await setStock(db(), productId, 1)
    expect((await again(token, orderId)).body.added).toBe(1)
    expect((await again(token, orderId)).body).toMatchObject({
      added: 0,
      missing: [{ why: 'All that are left are in your cart already.' }],
    })
  })
})
