/** Shoppers who order at the same moment, and so in one transaction. */
import { expect, test, vi } from 'vitest'
import { openTestShop } from '../../test/build-test-app.ts'
import { countQuestions } from '../../test/count-questions.ts'
import { aProduct, onHand } from '../../test/factories.ts'
import { anOrdering } from '../../test/order-factories.ts'
import { emptyCart } from '../cart/cart.ts'
import { freezeOrder } from './orders.ts'
import { makePlaceOrder } from './place-order.ts'

const shop = openTestShop()
const db = () => shop.connection.db

/** To wait for no lock for long, to lock the carts and their lines, to write the orders and their letters. */
const QUESTIONS = 5

function aTill() {
  const { counted, asked } = countQuestions(db())
  const warn = vi.fn()
  return { placeOrder: makePlaceOrder(counted, { warn }), asked, warn }
}

test('ten who order at the same moment ask the database no more than two do, and each has their own', async () => {
  const productId = await aProduct(db(), { title: 'Fresh Milk', unit: '1 L', price: 50, onHand: 100 })
  const counts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
  const street = (count: number) => `${count} Qasr El Nil Street`
  const orderings = await Promise.all(
    counts.map((count) => anOrdering(db(), { productId, count, details: street(count) })),
  )
  const { placeOrder, asked } = aTill()
  const placed = await Promise.all(orderings.map(placeOrder))

  expect(asked()).toBe(QUESTIONS)
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
    expect(told).toEqual([expect.stringContaining(`\n${count} × Fresh Milk 1 L, ${50 * count}.00 EGP\n`)])
  }
})

test('who comes first has their pieces, and whoever comes next is told what is left', async () => {
  const productId = await aProduct(db(), { title: 'Honey', unit: '500 g', onHand: 5 })
  const orderings = await Promise.all([3, 3, 2].map((count) => anOrdering(db(), { productId, count })))
  const { placeOrder, asked } = aTill()
  const [first, second, third] = await Promise.allSettled(orderings.map(placeOrder))
  expect(asked()).toBe(QUESTIONS)
  expect([first?.status, third?.status]).toEqual(['fulfilled', 'fulfilled'])
  expect(second).toMatchObject({ reason: { statusCode: 409, message: 'Only 2 left of Honey 500 g' } })
  expect(await onHand(db(), productId)).toBe(0)
})

test('carts that are empty, ordered, somebody else’s or about to be paid online are told so amid the others', async () => {
  const { placeOrder, warn } = aTill()
  const [mona, empty, ordered, paying] = await Promise.all([1, 2, 3, 4].map(() => anOrdering(db())))
  if (!mona || !empty || !ordered || !paying) throw new Error('Nobody came.')
  await emptyCart(db(), empty.shopperId)
  const before = await placeOrder(ordered)
  await freezeOrder(db(), paying)
  const foreign = { ...mona, shopperId: empty.shopperId }
  const outcomes = await Promise.allSettled([empty, ordered, paying, foreign, mona].map(placeOrder))
  expect(outcomes).toMatchObject([
    { reason: { statusCode: 400, message: 'Your cart is empty.' } },
    { value: { order: { id: before?.order.id } } },
    { value: undefined },
    { reason: { statusCode: 404, message: 'this cart not found' } },
    { value: { order: { cartId: mona.cartId, state: 'placed' } } },
  ])
  expect(warn).not.toHaveBeenCalled()
})

test('an order that fails does so for nobody else, and the log tells', async () => {
  const { placeOrder, warn } = aTill()
  const [mona, broken, ali] = await Promise.all([anOrdering(db()), anOrdering(db()), anOrdering(db())])
  const nowhere = { ...broken, address: { ...broken.address, city: null as unknown as string } }
  const outcomes = await Promise.allSettled([mona, nowhere, ali].map(placeOrder))
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ orders: 3 }), expect.any(String))
})
