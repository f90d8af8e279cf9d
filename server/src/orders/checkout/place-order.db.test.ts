/** Shoppers who order at the same moment. */
import { expect, test } from 'vitest'
import { openTestShop } from '../../../test/build-test-app.ts'
import { aProduct, onHand } from '../../../test/factories.ts'
import { anOrdering } from '../../../test/order-factories.ts'
import { addToCart, emptyCart } from '../../cart/cart.ts'
import type { Ordering } from './cart-to-order.queries.ts'
import { placeOrder, type WholeOrder } from './place-order.ts'

const shop = openTestShop()
const db = () => shop.connection.db
const placeInCash = (ordering: Ordering) => placeOrder(db(), ordering, { method: 'cash' })

test('ten who order at the same moment have an order and a letter each', async () => {
  const productId = await aProduct(db(), { title: 'Fresh Milk', unit: '1 L', price: 50, onHand: 100 })
  const counts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
  const street = (count: number) => `${count} Qasr El Nil Street`
  const orderings = await Promise.all(
    counts.map((count) => anOrdering(db(), { productId, count, details: street(count) })),
  )
  const placed = await Promise.all(orderings.map(placeInCash))

  expect(placed).toMatchObject(
    orderings.map(({ shopperId, cartId }, at) => ({
      order: { shopperId, cartId, details: street(at + 1), total: 5_000 * (at + 1), state: 'placed' },
      items: [{ title: 'Fresh Milk', count: at + 1 }],
    })),
  )
  expect(await onHand(db(), productId)).toBe(100 - 55)
  await shop.deliverMails()
  const letters = shop.mails.map(({ text }) => text)
  for (const count of counts) {
    const told = letters.filter((text) => text.includes(`It goes to: ${street(count)}, Cairo`))
    expect(told).toEqual([expect.stringContaining(`\n${count} × Fresh Milk 1 L, ${50 * count}.00\u00a0EGP\n`)])
  }
})

test('stock is never sold twice: those who find too little left are told how much', async () => {
  const productId = await aProduct(db(), { title: 'Honey', unit: '500 g', onHand: 5 })
  const orderings = await Promise.all([3, 3, 3].map((count) => anOrdering(db(), { productId, count })))
  const outcomes = await Promise.allSettled(orderings.map(placeInCash))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { statusCode: 409, message: 'Only 2 left of Honey 500 g' },
  })
  expect(await onHand(db(), productId)).toBe(2)
})

test('a cart that is empty, somebody else’s or ordered already is told so', async () => {
  const [mona, empty, ordered] = await Promise.all([anOrdering(db()), anOrdering(db()), anOrdering(db())])
  await emptyCart(db(), empty.shopperId)
  await expect(placeInCash(empty)).rejects.toMatchObject({ statusCode: 400, message: 'Your cart is empty.' })
  const foreign = { ...mona, shopperId: empty.shopperId }
  await expect(placeInCash(foreign)).rejects.toMatchObject({ statusCode: 404, message: 'this cart not found' })
  const first = await placeInCash(ordered)
  expect((await placeInCash(ordered)).order).toMatchObject({ id: first.order.id, number: first.order.number })
})

test('a repeated order has its items in the same order', async () => {
  const ordering = await anOrdering(db())
  for (let more = 0; more < 6; more += 1) await addToCart(db(), ordering.shopperId, await aProduct(db()))
  const first = await placeInCash(ordering)
  expect(first.items).toHaveLength(7)
  const titles = ({ items }: WholeOrder) => items.map(({ title }) => title)
  expect(titles(await placeInCash(ordering))).toEqual(titles(first))
})

test('a cart about to be paid online is answered with the order that awaits its payment', async () => {
  const paying = await anOrdering(db())
  const { order } = await placeOrder(db(), paying, { method: 'card' })
  expect((await placeInCash(paying)).order).toMatchObject({ id: order.id, state: 'awaiting payment' })
})

test('an order that fails leaves nothing behind', async () => {
  const productId = await aProduct(db(), { onHand: 5 })
  const ordering = await anOrdering(db(), { productId })
  const nowhere = { ...ordering, address: { ...ordering.address, city: null as unknown as string } }
  await expect(placeInCash(nowhere)).rejects.toThrow()
  expect(await onHand(db(), productId)).toBe(5)
  expect((await placeInCash(ordering)).order.state).toBe('placed')
})
