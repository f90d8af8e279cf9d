import { expect, test } from 'vitest'
import { anOrder } from '../../../test/an-order.ts'
import { costOf, isChanged, rowsOf, withCart, type DraftRow } from './order-draft.ts'

const order = anOrder({ counts: [2, 1] })
const item = (id: string, count: number) => ({ count, price: 7, product: { id, title: id, imageCover: '' } })
const short = (rows: readonly DraftRow[]) => rows.map(({ productId, before, count }) => [productId, before, count])

test('a product whose price changed between two additions is one row', () => {
  const [line] = order.cartItems
  const twice = {
    ...order,
    cartItems: [
      { count: 1, price: 12, product: { id: 'p0', title: 'x', imageCover: '' }, _id: 'b' },
      ...(line ? [line] : []),
    ],
  }
  const [row] = rowsOf(twice, new Map(), [])
  expect(row).toMatchObject({ before: 3, ordered: [{ price: 10 }, { price: 12 }] })
})

test('kept pieces cost what they were ordered for, added ones what they cost today', () => {
  const [row] = rowsOf(order, new Map([['p0', 3]]), [])
  expect(row && costOf(row, 15)).toBe(35)
  expect(row && costOf(row, undefined)).toBeUndefined()
  const [less] = rowsOf(order, new Map([['p0', 1]]), [])
  expect(less && costOf(less, undefined)).toBe(10)
})

test('the cart goes on top of what the order has', () => {
  const inCart = [item('p1', 2), item('rice', 1)]
  const wanted = withCart(order, new Map([['p1', 0]]), inCart)
  const rows = rowsOf(order, wanted, inCart)
  expect(short(rows)).toEqual([
    ['p0', 2, 2],
    ['p1', 1, 2],
    ['rice', 0, 1],
  ])
  expect(isChanged(rows)).toBe(true)
  expect(isChanged(rowsOf(order, new Map(), inCart))).toBe(false)
})
