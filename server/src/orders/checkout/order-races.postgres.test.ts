/** Concurrent orders and their locks. They need a PostgreSQL server: the embedded one runs statements one at a time. */
import { NO_WORD } from '../../delivery/word-to-courier.queries.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aShopper, call, openTestShop } from '../../../test/build-test-app.ts'
import { aDeliveryRound, countBooked } from '../../../test/a-delivery-round.ts'
import { anAddress, aProduct, onHand } from '../../../test/factories.ts'
import { anOrdering } from '../../../test/order-factories.ts'
import { rowsOf, type Db } from '../../db/rows.ts'
import { inTransaction } from '../../db/transaction.ts'
import { checkBooks } from '../../checks/check-books.ts'
import { lockCart } from '../locks.queries.ts'
import type { Ordering } from './cart-to-order.queries.ts'
import { placeOrder } from './place-order.ts'

const shop = openTestShop()
const placeInCash = (ordering: Ordering) => placeOrder(shop.connection.db, ordering, { method: 'cash' })

/** Mona and Ali order at the same moment, while `hold` keeps a lock on something that is Mona's. */
async function orderWhile(hold: (tx: Db, mona: Ordering, monasMilk: string) => Promise<unknown>) {
  const { db } = shop.connection
  const monasMilk = await aProduct(db)
  const [mona, ali] = [await anOrdering(db, { productId: monasMilk }), await anOrdering(db)]
  const { waiting } = await inTransaction(db, async (tx) => {
    await hold(tx, mona, monasMilk)
    const waiting = placeInCash(mona)
    const served = placeInCash(ali)
    const first = await Promise.race([waiting.then(() => 'Mona'), served.then(() => 'Ali'), sleep(5_000)])
    expect(first).toBe('Ali')
    return { waiting }
  })
  expect((await waiting).order.state).toBe('placed')
}

test('nobody who orders waits for a stranger whose cart is being changed; the stranger’s order comes after it', () =>
  orderWhile((tx, { cartId, shopperId }) => lockCart(tx, cartId, shopperId)))

test('nor for stock that only a stranger wants', () =>
  orderWhile((tx, _mona, milk) => sql`select from stock where product_id = ${milk} for update`.execute(tx)))

test('goods that stay locked are refused within five seconds, however many order them, and the shop goes on meanwhile', async () => {
  const { db } = shop.connection
  const [locked, free] = [await aProduct(db, { onHand: 30 }), await aProduct(db)]
  const fill = async (productId: string) => {
    const { token } = await aShopper(shop)
    const { body } = await call(shop, 'addCartItem', { token, body: { productId } })
    return { token, params: { cartId: body.cartId }, body: { shippingAddress: anAddress } }
  }
  const carts = await Promise.all(Array.from({ length: 20 }, () => fill(locked)))
  const other = await fill(free)
  const order = (cart: typeof other) => call(shop, 'placeCashOrder', cart)
  await inTransaction(db, async (tx) => {
    await sql`select from stock where product_id = ${locked} for update`.execute(tx)
    const startedAt = performance.now()
    const refused = Promise.all(carts.map(order))
    await sleep(100)
    expect([(await call(shop, 'getCart', { token: other.token })).status, (await order(other)).status]).toEqual([
      200, 201,
    ])
    expect(performance.now() - startedAt).toBeLessThan(2_000)
    for (const { status, body } of await refused)
      expect([status, body.message]).toEqual([
        503,
        'Somebody is changing the same things right now. Please try again in a moment.',
      ])
    expect(performance.now() - startedAt).toBeLessThan(5_000)
  })
  expect((await Promise.all(carts.map(order))).map(({ status }) => status)).toEqual(Array(20).fill(201))
})

test('the same carts ordered twice at once are one order each, whatever they hold in common', async () => {
  const { db } = shop.connection
  const products = [await aProduct(db, { onHand: 100 }), await aProduct(db, { onHand: 100 })]
  const orderings = await Promise.all(
    Array.from({ length: 20 }, (_, turn) => anOrdering(db, { productId: products[turn % 2] ?? '' })),
  )
  const placed = await Promise.all([...orderings, ...orderings.toReversed()].map(placeInCash))
  expect(new Set(placed.map((whole) => whole.order.id)).size).toBe(20)
  expect(await rowsOf(db)`select from orders`).toHaveLength(20)
  expect([await onHand(db, products[0] ?? ''), await onHand(db, products[1] ?? '')]).toEqual([90, 90])
})

describe('the places of a slot', () => {
  const delivering = (round: Awaited<ReturnType<typeof aDeliveryRound>>, slotId: string, productId: string) =>
    anOrdering(shop.connection.db, {
      productId,
      delivery: { areaId: round.near, slotId, isExpress: false, fee: 1_500, word: NO_WORD },
    })

  test('the last one goes to one of two who order at the same moment, and the other buys nothing', async () => {
    const { db } = shop.connection
    const round = await aDeliveryRound(db, { capacity: 1 })
    const milk = await aProduct(db, { price: 100, onHand: 10 })
    const orderings = [await delivering(round, round.slot, milk), await delivering(round, round.slot, milk)]
    const outcomes = await Promise.allSettled(orderings.map(placeInCash))
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { statusCode: 409 } })
    expect(await countBooked(db, round.slot)).toBe(1)
    expect(await onHand(db, milk)).toBe(9)
  })

  test('thirty who order at the same moment, each twice, have ten of ten places', async () => {
    const { db } = shop.connection
    const round = await aDeliveryRound(db, { capacity: 10 })
    const goods = [await aProduct(db, { price: 100 }), await aProduct(db, { price: 100 })]
    const orderings = await Promise.all(
      Array.from({ length: 30 }, (_, turn) => delivering(round, round.slot, goods[turn % 2] ?? '')),
    )
    const outcomes = await Promise.allSettled([...orderings, ...orderings.toReversed()].map(placeInCash))
    const placed = outcomes.filter((outcome) => outcome.status === 'fulfilled').map(({ value }) => value.order.id)
    expect(new Set(placed).size).toBe(10)
    expect(await countBooked(db, round.slot)).toBe(10)
    expect((await checkBooks(db)).filter(({ todo }) => todo !== undefined)).toEqual([])
  })

  test('one cart ordered for two times at once is one order with one place', async () => {
    const { db } = shop.connection
    const round = await aDeliveryRound(db)
    const ordering = await delivering(round, round.slot, await aProduct(db, { price: 100 }))
    const elsewhere = { ...ordering, delivery: { ...ordering.delivery, slotId: round.other } } as Ordering
    const outcomes = await Promise.allSettled([ordering, elsewhere, ordering, elsewhere].map(placeInCash))
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(2)
    expect((await countBooked(db, round.slot)) + (await countBooked(db, round.other))).toBe(1)
    expect(await rowsOf(db)`select from slot_places`).toHaveLength(1)
  })
})
