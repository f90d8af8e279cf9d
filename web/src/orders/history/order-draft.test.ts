import { expect, test } from 'vitest'
import { anOrder } from '../../../test/an-order.ts'
import { emptyCart } from '../../cart/cart-state.ts'
import { costOf, holds, isChanged, itemsOf, rowsOf, withCart, withHeld, type DraftRow } from './order-draft.ts'

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
  const wanted = new Map(withCart(rowsOf(order, new Map([['p1', 0]]), []), inCart))
  const rows = rowsOf(order, wanted, inCart)
  expect(short(rows)).toEqual([
    ['p0', 2, 2],
    ['p1', 1, 2],
    ['rice', 0, 1],
  ])
  expect(isChanged(rows)).toBe(true)
  expect(isChanged(rowsOf(order, new Map(), inCart))).toBe(false)
})

test.each([
  ['has the pieces that were wanted', [['p0', 2]], true],
  ['has none of what was taken out', [['rice', 0]], true],
  [
    'has other pieces of one product',
    [
      ['p0', 2],
      ['p1', 3],
    ],
    false,
  ],
  ['has nothing of a product any more', [['rice', 2]], false],
] as const)('an order %s', (_, wanted, isHeld) => {
  expect(holds(order, new Map(wanted))).toBe(isHeld)
})

test('of pieces that the draft adds, those from the cart leave it', () => {
  const inCart = [item('p1', 2), item('rice', 3), item('tea', 1)]
  const wanted = new Map([
    ['p0', 4],
    ['p1', 0],
    ['rice', 2],
    ['tea', 5],
  ])
  const sent = itemsOf(rowsOf(order, wanted, inCart), inCart)
  expect(sent.map(({ product, count, fromCart }) => [product, count, fromCart])).toEqual([
    ['p0', 4, 0],
    ['p1', 0, 0],
    ['rice', 2, 2],
    ['tea', 5, 1],
  ])
})

test('pieces that have left the cart leave the draft, and no others', () => {
  const added = [item('p1', 3), item('rice', 3), item('tea', 3), item('oil', 1)]
  const wanted = new Map([
    ['p0', 5],
    ['p1', 4],
    ['rice', 2],
    ['tea', 3],
    ['oil', 4],
  ])
  const cart = {
    ...emptyCart(),
    data: { products: [item('rice', 2), item('tea', 1), item('oil', 9)], totalCartPrice: 0 },
  }
  const held = withHeld(rowsOf(order, wanted, added), added, cart)
  expect(short(rowsOf(order, new Map(held.wanted), held.cartAdded))).toEqual([
    ['p0', 2, 5],
    ['p1', 1, 1],
    ['rice', 0, 2],
    ['tea', 0, 1],
    ['oil', 0, 4],
  ])
})

test('pieces that were added by hand to those of the cart stay when the cart loses its own', () => {
  const added = [item('p1', 1), item('rice', 3), item('tea', 1)]
  const rows = rowsOf(order, new Map(Object.entries({ p1: 4, rice: 5, tea: 3 })), added)
  const cart = { ...emptyCart(), data: { products: [item('rice', 1)], totalCartPrice: 0 } }
  const held = withHeld(rows, added, cart)
  expect(short(rowsOf(order, new Map(held.wanted), held.cartAdded))).toEqual([
    ['p0', 2, 2],
    ['p1', 1, 3],
    ['rice', 0, 3],
    ['tea', 0, 2],
  ])
})
