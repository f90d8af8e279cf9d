/** Changes of one order at the same moment as another verb. They need a PostgreSQL server. */
import { describe, expect, test } from 'vitest'
import { aDeliveryRound, countBooked } from '../../../test/a-delivery-round.ts'
import { aProduct, onHand } from '../../../test/factories.ts'
import { aCashOrder, anOrdering } from '../../../test/order-factories.ts'
import { useTestDatabase } from '../../../test/test-database.ts'
import { addToCart } from '../../cart/cart.ts'
import { findOpenCart } from '../../cart/cart.queries.ts'
import { checkBooks } from '../../checks/check-books.ts'
import { NO_WORD } from '../../delivery/word-to-courier.queries.ts'
import { placeOrder } from '../checkout/place-order.ts'
import { changeOrder, type RequestedChange } from './change-order.ts'
import { cancelOrder, moveOn } from './fulfilment.ts'
import { leaveOut } from './leave-out.ts'
import { findOrder, listItems, type OrderRow } from '../orders.queries.ts'

const db = useTestDatabase()

const change = ({ id, shopperId, updatedAt }: OrderRow, facts: Omit<RequestedChange, 'orderId' | 'who' | 'seenAt'>) =>
  changeOrder(db(), { orderId: id, who: shopperId, seenAt: updatedAt, ...facts })

async function expectBooksWell(): Promise<void> {
  expect((await checkBooks(db())).filter(({ todo }) => todo !== undefined)).toEqual([])
}

/** How many did it; every other one was refused with 409. */
function countDone(outcomes: readonly PromiseSettledResult<unknown>[]): number {
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ statusCode: 409 })
  return outcomes.filter(({ status }) => status === 'fulfilled').length
}

describe('an order that is changed in two windows at once', () => {
  test('becomes what one of them asked for, and the other is told', async () => {
    const milk = await aProduct(db(), { price: 50, onHand: 100 })
    const order = await aCashOrder(db(), { productId: milk })
    const wanted = [2, 3, 4, 5].map((count) => ({ expectedTotal: 5_000 * count, counts: new Map([[milk, count]]) }))
    expect(countDone(await Promise.allSettled(wanted.map((facts) => change(order, facts))))).toBe(1)
    const [line] = await listItems(db(), [order.id])
    expect(await onHand(db(), milk)).toBe(100 - (line?.count ?? 0))
    await expectBooksWell()
  })

  test('is changed once where both ask for the same', async () => {
    const milk = await aProduct(db(), { price: 50, onHand: 100 })
    const order = await aCashOrder(db(), { productId: milk })
    const facts = { expectedTotal: 10_000, counts: new Map([[milk, 2]]) }
    expect(countDone(await Promise.allSettled([1, 2, 3, 4].map(() => change(order, facts))))).toBe(4)
    expect(await onHand(db(), milk)).toBe(98)
  })
})

test('goods of the cart go into the order that is changed or into the next one, never into both', async () => {
  const milk = await aProduct(db(), { price: 50, onHand: 1000 })
  for (let turn = 0; turn < 8; turn += 1) {
    const ordering = await anOrdering(db(), { productId: milk })
    const { order } = await placeOrder(db(), ordering, { method: 'cash' })
    const cartId = (await findOpenCart(db(), order.shopperId)) ?? ''
    await addToCart(db(), order.shopperId, milk)
    const facts = { expectedTotal: 10_000, counts: new Map([[milk, 2]]), fromCart: new Map([[milk, 1]]) }
    const next = () => placeOrder(db(), { ...ordering, cartId }, { method: 'cash' })
    const both = turn % 2 === 0 ? [change(order, facts), next()] : [next(), change(order, facts)]
    const outcomes = await Promise.allSettled(both)
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await onHand(db(), milk)).toBe(1000 - 2 * (turn + 1))
  }
  await expectBooksWell()
})

test.each(['pack', 'cancel'] as const)(
  'an order is changed or not while somebody would %s it, never by half',
  async (what) => {
    for (let turn = 0; turn < 8; turn += 1) {
      const milk = await aProduct(db(), { price: 50, onHand: 10 })
      const order = await aCashOrder(db(), { productId: milk })
      const other =
        what === 'pack'
          ? () => moveOn(db(), order.id, 'being packed', { name: 'Hala' })
          : () =>
              cancelOrder(
                { db: db(), payments: undefined },
                { orderId: order.id, who: 'shopper', reason: 'cancelledByShopper' },
              )
      const facts = { expectedTotal: 15_000, counts: new Map([[milk, 3]]) }
      const [changed, moved] = await Promise.allSettled([change(order, facts), other()])
      expect(moved.status).toBe('fulfilled')
      countDone([changed])
      const held = what === 'cancel' ? 0 : changed.status === 'fulfilled' ? 3 : 1
      expect(await onHand(db(), milk)).toBe(10 - held)
      expect((await findOrder(db(), order.id))?.total).toBe(changed.status === 'fulfilled' ? 15_000 : 5_000)
    }
    await expectBooksWell()
  },
)

test('of people who miss the same goods at once one leaves them out, and of shopper and shop the first has the order', async () => {
  const milk = await aProduct(db(), { price: 50, onHand: 100 })
  const order = await aCashOrder(db(), { productId: milk, count: 3 })
  const missing = { number: order.number, product: milk, pieces: 1, of: 3 }
  const shorten = () => leaveOut(db(), missing, { name: 'Hala' })
  const shopper = () => change(order, { expectedTotal: 25_000, counts: new Map([[milk, 5]]) })
  expect(countDone(await Promise.allSettled([shorten(), shopper(), shorten(), shorten()]))).toBe(1)
  const total = (await findOrder(db(), order.id))?.total ?? 0
  expect([10_000, 25_000]).toContain(total)
  expect(await onHand(db(), milk)).toBe(total === 10_000 ? 97 : 95)
  await expectBooksWell()
})

test('the last pieces and the last place go to one of those who want them', async () => {
  const round = await aDeliveryRound(db(), { capacity: 8 })
  const goods = [await aProduct(db(), { price: 100, onHand: 15 }), await aProduct(db(), { price: 100, onHand: 15 })]
  const [milk = '', bread = ''] = goods
  const orders = await Promise.all(
    Array.from({ length: 8 }, (_, turn) => {
      const delivery = { areaId: round.near, slotId: round.slot, isExpress: false, fee: 1_500, word: NO_WORD }
      return aCashOrder(db(), { productId: goods[turn % 2] ?? '', delivery })
    }),
  )
  const counts = new Map([
    [bread, 3],
    [milk, 3],
  ])
  const facts = { expectedTotal: 60_000, counts, time: { slotId: round.other } }
  const done = countDone(await Promise.allSettled(orders.map((order) => change(order, facts))))
  expect(done).toBeGreaterThan(0)
  expect((await countBooked(db(), round.slot)) + (await countBooked(db(), round.other))).toBe(8)
  expect(await onHand(db(), milk)).toBeGreaterThanOrEqual(0)
  await expectBooksWell()
})
