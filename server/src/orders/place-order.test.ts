/** Shoppers who order at the same moment, and so in one transaction. */
import { expect, test } from 'vitest'
import { openTestShop } from '../../test/build-test-app.ts'
import { countQuestions } from '../../test/count-questions.ts'
import { aProduct, onHand } from '../../test/factories.ts'
import { anOrdering } from '../../test/order-factories.ts'
import { makePlaceOrder } from './place-order.ts'

const shop = openTestShop()
const db = () => shop.connection.db

test('ten who order at the same moment ask the database no more than one does, and each has their own', async () => {
  const productId = await aProduct(db(), { title: 'Fresh Milk', unit: '1 L', price: 50, onHand: 100 })
  const { counted, asked } = countQuestions(db())
  const placeOrder = makePlaceOrder(counted)
  await placeOrder(await anOrdering(db()))
  const ofOne = asked()

  const counts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
  const street = (count: number) => `${count} Qasr El Nil Street`
  const orderings = await Promise.all(
    counts.map((count) => anOrdering(db(), { productId, count, details: street(count) })),
  )
  const placed = await Promise.all(orderings.map(placeOrder))

  expect(asked()).toBe(ofOne)
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
  const placeOrder = makePlaceOrder(db())
  const orderings = await Promise.all([3, 3, 2].map((count) => anOrdering(db(), { productId, count })))
  const [first, second, third] = await Promise.allSettled(orderings.map(placeOrder))
  expect([first?.status, third?.status]).toEqual(['fulfilled', 'fulfilled'])
  expect(second).toMatchObject({ reason: { statusCode: 409, message: 'Only 2 left of Honey 500 g' } })
  expect(await onHand(db(), productId)).toBe(0)
})

test('an order that fails does so for nobody else', async () => {
  const placeOrder = makePlaceOrder(db())
  const [mona, broken, ali] = await Promise.all([anOrdering(db()), anOrdering(db()), anOrdering(db())])
  const nowhere = { ...broken, address: { ...broken.address, city: null as unknown as string } }
  const outcomes = await Promise.allSettled([mona, nowhere, ali].map(placeOrder))
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})
