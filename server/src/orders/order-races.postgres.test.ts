/** Who waits for whom. On a PostgreSQL server only: the embedded one does one thing at a time. */
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openTestShop } from '../../test/build-test-app.ts'
import { anOrdering } from '../../test/order-factories.ts'
import { inTransaction } from '../db/transaction.ts'
import { lockCart } from './locks.queries.ts'
import { makePlaceOrder } from './place-order.ts'

const shop = openTestShop()

test('nobody who orders waits for a stranger whose cart is being changed; the stranger’s order comes after it', async () => {
  const { db } = shop.connection
  const [mona, ali] = [await anOrdering(db), await anOrdering(db)]
  const placeOrder = makePlaceOrder(db)
  const { waiting } = await inTransaction(db, async (tx) => {
    await lockCart(tx, mona.cartId, mona.shopperId)
    // At the same moment, and so in one transaction.
    const waiting = placeOrder(mona)
    const served = placeOrder(ali)
    const first = await Promise.race([waiting.then(() => 'Mona'), served.then(() => 'Ali'), sleep(5_000)])
    expect(first).toBe('Ali')
    return { waiting }
  })
  expect((await waiting)?.order.state).toBe('placed')
})
