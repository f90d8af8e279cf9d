/** Concurrent changes of one cart. They need a PostgreSQL server: the embedded one runs statements one at a time. */
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { call, openTestShop } from '../../test/build-test-app.ts'
import { aCrowd } from '../../test/a-crowd.ts'
import { aProduct } from '../../test/factories.ts'
import { inTransaction } from '../db/transaction.ts'
import { lockCart } from '../orders/locks.queries.ts'
import { newId } from '../db/ids.ts'
import { deleteLine, lockOpenCart } from './cart.queries.ts'
import { addToCart } from './cart.ts'

const shop = openTestShop()

test('a count for a line that another tab just took out is told so, and nothing about the shelf', async () => {
  const { db } = shop.connection
  const productId = await aProduct(db, { onHand: 1 })
  const [shopper] = await aCrowd(shop, 1)
  if (shopper === undefined) throw new Error('Nobody came.')
  await shopper.add(productId)
  const { token } = shopper
  const { pending } = await inTransaction(db, async (tx) => {
    await deleteLine(tx, await lockOpenCart(tx, shopper.id), productId)
    const pending = call(shop, 'updateCartItem', { token, params: { productId }, body: { count: 1 } })
    await sleep(300)
    return { pending }
  })
  const { status, body } = await pending
  expect([status, body.message]).toEqual([404, 'this product is not in your cart'])
})

test('an add that waits while its cart is ordered goes into the next cart, and a stranger waits for neither', async () => {
  const { db } = shop.connection
  const productId = await aProduct(db)
  const [mona, ali] = await aCrowd(shop, 2)
  if (mona === undefined || ali === undefined) throw new Error('Nobody came.')
  const cartId = await mona.cartId()
  const { waiting } = await inTransaction(db, async (tx) => {
    await lockCart(tx, cartId, mona.id)
    const waiting = addToCart(db, mona.id, productId)
    const served = addToCart(db, ali.id, productId)
    const first = await Promise.race([waiting.then(() => 'Mona'), served.then(() => 'Ali'), sleep(5_000)])
    expect(first).toBe('Ali')
    await sql`update carts set closed_at = now() where id = ${cartId}`.execute(tx)
    await sql`insert into carts (id, shopper_id) values (${newId()}, ${mona.id})`.execute(tx)
    return { waiting }
  })
  await waiting
  const { body } = await mona.ask('getCart')
  expect(body.numOfCartItems).toBe(1)
  expect(body.cartId).not.toBe(cartId)
})
