/** Concurrent orders and their locks. They need a PostgreSQL server: the embedded one runs statements one at a time. */
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestShop } from '../../test/build-test-app.ts'
import { aProduct, onHand } from '../../test/factories.ts'
import { anOrdering } from '../../test/order-factories.ts'
import { rowsOf, type Db } from '../db/rows.ts'
import { inTransaction } from '../db/transaction.ts'
import { lockCart } from './locks.queries.ts'
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

test('the same carts ordered twice at once are one order each, whatever they hold in common', async () => {
  const { db } = shop.connection
  const products = [await aProduct(db, { onHand: 100 }), await aProduct(db, { onHand: 100 })]
  const orderings = await Promise.all(
    Array.from({ length: 20 }, (_, turn) => anOrdering(db, { productId: products[turn % 2] ?? '' })),
  )
  const placed = await Promise.all([...orderings, ...orderings.toReversed()].map(placeInCash))
  expect(new Set(placed.map((whole) => whole.order.id)).size).toBe(20)
  expect(await rowsOf(db, sql`select from orders`)).toHaveLength(20)
  expect([await onHand(db, products[0] ?? ''), await onHand(db, products[1] ?? '')]).toEqual([90, 90])
})
