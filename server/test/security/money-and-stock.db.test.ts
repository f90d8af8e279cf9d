/** Attempts to be paid twice, to take goods without an order, and to lose the shop its stock. */
import { describe, expect, test } from 'vitest'
import { onHand, setStock } from '../factories.ts'
import { moveOn } from '../../src/orders/placed/fulfilment.ts'
import { listPayments } from '../../src/orders/order-payments.queries.ts'
import { findOrder } from '../../src/orders/orders.queries.ts'
import { noteRefund, owedAmong } from '../../src/orders/checkout/refunds.ts'
import { aFullCart, openPayingShop } from '../paying-shop.ts'

const shop = openPayingShop()
const db = () => shop.connection.db
const pack = (orderId: string) => moveOn(db(), orderId, 'being packed', { name: 'Hala' })
const many = <Result>(count: number, work: () => Promise<Result>) => Promise.all(Array.from({ length: count }, work))

describe('money that arrives late', () => {
  test('for a cart that was ordered anew and cancelled since is owed to the shopper', async () => {
    const shopper = await aFullCart(shop)
    await shopper.openPage()
    const [{ _id: unpaid }] = await shopper.orders()
    const { body } = await shopper.payCash()
    await shopper.cancel(body.data._id)
    expect(await shop.tellPaid(unpaid, 5000)).toBe(200)
    const order = (await shopper.orders()).find(({ _id }: { _id: string }) => _id === unpaid)
    expect(order).toMatchObject({ state: 'refund due' })
    expect(await onHand(db(), shopper.productId)).toBe(10)
    expect((await shopper.cart()).status).toBe(200)
  })

  test('told five times at once is settled once', async () => {
    const shopper = await aFullCart(shop)
    await shopper.openPage()
    const [{ _id: orderId }] = await shopper.orders()
    let event = 0
    expect(await many(5, () => shop.tellPaid(orderId, 5000, `event ${(event += 1)}`))).toEqual([
      200, 200, 200, 200, 200,
    ])
    const [order] = await shopper.orders()
    expect(order.moves.map(({ state }: { state: string }) => state)).toEqual(['awaiting payment', 'paid'])
    expect(await onHand(db(), shopper.productId)).toBe(9)
  })

  test.each([0, -5000, 4999, 5001, 500_000])('of %i piastres for a 5000 order never pays for it', async (amount) => {
    const shopper = await aFullCart(shop)
    await shopper.openPage()
    const [{ _id: orderId }] = await shopper.orders()
    expect(await shop.tellPaid(orderId, amount)).toBe(200)
    expect((await shopper.orders())[0]).toMatchObject({ state: 'refund due', isPaid: false })
    expect(await onHand(db(), shopper.productId)).toBe(10)
  })
})

describe('money that arrives twice for one order', () => {
  test('is owed back once, however often and at the same time it is told, and the order goes on', async () => {
    const shopper = await aFullCart(shop)
    await shopper.openPage()
    const [{ _id: orderId }] = await shopper.orders()
    await shop.tellPaid(orderId, 5000)
    let event = 0
    await many(5, () => shop.tellPaid(orderId, 5000, `event ${(event += 1)}`, 'another page'))
    expect(await owedFor(orderId)).toEqual(['another page'])
    expect((await shopper.orders())[0]).toMatchObject({ state: 'paid' })
    expect(await onHand(db(), shopper.productId)).toBe(9)
    await pack(orderId)
  })

  test('goes back whole when the order is cancelled, and the order is refunded with the last of it', async () => {
    const shopper = await aFullCart(shop)
    await shopper.openPage()
    const [{ _id: orderId }] = await shopper.orders()
    await shop.tellPaid(orderId, 5000)
    await shop.tellPaid(orderId, 5000, 'another event', 'another page')
    await shopper.cancel(orderId)
    expect(await owedFor(orderId)).toEqual(['a page', 'another page'])
    await noteRefund(db(), orderId, 'another page', { name: 'Hala' })
    expect(await shopper.orders()).toMatchObject([{ state: 'refund due' }])
    await noteRefund(db(), orderId, 'a page', { name: 'Hala' })
    expect(await shopper.orders()).toMatchObject([{ state: 'refunded' }])
    expect(await onHand(db(), shopper.productId)).toBe(10)
  })

  test('for an order to be paid at the door is owed back, and the order goes on', async () => {
    const shopper = await aFullCart(shop)
    const { body } = await shopper.payCash()
    expect(await shop.tellPaid(body.data._id, 5000)).toBe(200)
    expect(await owedFor(body.data._id)).toEqual(['a page'])
    const [order] = await shopper.orders()
    expect(order).toMatchObject({ state: 'placed', isPaid: false })
    expect(order.moves.at(-1).why).toBe('Another 50.00\u00a0EGP arrived online. They go back to you.')
    await noteRefund(db(), body.data._id, 'a page', { name: 'Hala' })
    expect(await owedFor(body.data._id)).toEqual([])
    expect((await shopper.orders())[0].moves.at(-1).why).toBe('The surplus was sent back.')
  })

  async function owedFor(id: string): Promise<string[]> {
    const order = await findOrder(db(), id)
    if (order === undefined) throw new Error('There is no such order.')
    const owed = owedAmong(await listPayments(db(), order.id), order.state)
    return owed.map(({ sessionId }) => sessionId).sort()
  }
})

describe('cancelling', () => {
  test('ten times at once puts the goods back once and writes one letter', async () => {
    const shopper = await aFullCart(shop)
    const { body } = await shopper.payCash()
    const answers = await many(10, () => shopper.cancel(body.data._id))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await onHand(db(), shopper.productId)).toBe(10)
    await shop.deliverMails()
    expect(shop.mails.filter((mail) => mail.subject.includes('cancelled'))).toHaveLength(1)
  })

  test('while the shop packs: one of them wins, and the goods are where the order says', async () => {
    for (let round = 0; round < 5; round += 1) {
      const shopper = await aFullCart(shop)
      const { body } = await shopper.payCash()
      const [cancelled, packed] = await Promise.all([
        shopper.cancel(body.data._id),
        pack(body.data._id).then(
          () => true,
          () => false,
        ),
      ])
      expect([cancelled.status, packed]).toEqual(packed ? [409, true] : [200, false])
      expect((await shopper.orders())[0].state).toBe(packed ? 'being packed' : 'cancelled')
      expect(await onHand(db(), shopper.productId)).toBe(packed ? 9 : 10)
    }
  })

  test('while the money arrives: it is owed, never kept and never lost', async () => {
    for (let round = 0; round < 5; round += 1) {
      const shopper = await aFullCart(shop)
      await shopper.openPage()
      const [{ _id: orderId }] = await shopper.orders()
      const [told] = await Promise.all([shop.tellPaid(orderId, 5000), shopper.cancel(orderId)])
      expect(told).toBe(200)
      expect((await shopper.orders())[0].state).toBe('refund due')
      expect(await onHand(db(), shopper.productId)).toBe(10)
    }
  })

  test('while the same cart is paid in cash: at most one order lives, and the shelf agrees', async () => {
    for (let round = 0; round < 5; round += 1) {
      const shopper = await aFullCart(shop)
      await shopper.openPage()
      const [{ _id: orderId }] = await shopper.orders()
      const answers = await Promise.all([shopper.payCash(), shopper.cancel(orderId), shopper.payCash()])
      expect(answers.filter(({ status }) => status >= 500)).toEqual([])
      const alive = (await shopper.orders()).filter(({ state }: { state: string }) => state === 'placed')
      expect(await onHand(db(), shopper.productId)).toBe(10 - alive.length)
      expect(alive.length).toBeLessThanOrEqual(1)
    }
  })
})

describe('a refund', () => {
  test('ten times at once is one refund', async () => {
    const shopper = await aFullCart(shop)
    await shopper.openPage()
    const [{ _id: orderId }] = await shopper.orders()
    await shop.tellPaid(orderId, 5000)
    await shopper.cancel(orderId)
    await many(10, () => noteRefund(db(), orderId, 'a page', { name: 'Hala' }))
    const [order] = await shopper.orders()
    expect(order.moves.filter(({ state }: { state: string }) => state === 'refunded')).toHaveLength(1)
    expect(await shop.tellPaid(orderId, 5000, 'told again')).toBe(200)
    expect((await shopper.orders())[0].state).toBe('refunded')
  })

  test('is not to be had for an order that nobody paid', async () => {
    const shopper = await aFullCart(shop)
    const { body } = await shopper.payCash()
    await expect(noteRefund(db(), body.data._id, 'a page', { name: 'Hala' })).rejects.toThrow('no refund is due')
    await shopper.cancel(body.data._id)
    await expect(noteRefund(db(), body.data._id, 'a page', { name: 'Hala' })).rejects.toThrow('no refund is due')
  })
})

describe('ordering again', () => {
  test('in a burst fills the cart as far as the shelf goes and no further', async () => {
    const shopper = await aFullCart(shop, { onHand: 10 })
    await shopper.add()
    const { body } = await shopper.payCash()
    await setStock(db(), shopper.productId, 5)
    const answers = await many(10, () => shopper.again(body.data._id))
    expect(answers.reduce((sum, { body }) => sum + body.added, 0)).toBe(5)
    expect((await shopper.cart()).body.data.products).toMatchObject([{ count: 5 }])
  })

  test('while the cart is being ordered loses nothing and breaks nothing', async () => {
    const shopper = await aFullCart(shop, { onHand: 500 })
    const { body } = await shopper.payCash()
    for (let round = 0; round < 8; round += 1) {
      await shopper.add()
      const { cartId } = (await shopper.cart()).body
      const answers = await Promise.all([
        shopper.again(body.data._id),
        shopper.payCash(cartId),
        shopper.again(body.data._id),
        shopper.again(body.data._id),
      ])
      expect(answers.map(({ status }) => status)).toEqual([200, 201, 200, 200])
    }
    const sold = (await shopper.orders()).reduce(
      (sum: number, order: { cartItems: { count: number }[] }) => sum + (order.cartItems[0]?.count ?? 0),
      0,
    )
    expect(await onHand(db(), shopper.productId)).toBe(500 - sold)
  })
})
