import { expect, test } from 'vitest'
import type { Line } from '../../cart/cart-lines.queries.ts'
import { changeLines, countsOf, differences } from './changed-lines.ts'

const milk = { productId: 'milk', title: 'Milk', unit: '1 L', titleAr: null, unitAr: null, image: 'milk.webp' }
const bread = { ...milk, productId: 'bread', title: 'Bread' }
const line = (goods: typeof milk, price: number, count: number): Line => ({ ...goods, id: `${price}`, price, count })
const offer = (goods: typeof milk, price: number) => new Map([[goods.productId, { ...goods, price, available: 9 }]])
const short = (lines: readonly Line[]) => lines.map(({ productId, price, count }) => [productId, price, count])

test('pieces that are added cost what they cost today, and those that were ordered what they were ordered for', () => {
  const more = changeLines([line(milk, 40, 2)], new Map([['milk', 3]]), offer(milk, 50))
  expect(short(more)).toEqual([
    ['milk', 40, 2],
    ['milk', 50, 1],
  ])
  expect(short(changeLines(more, new Map([['milk', 4]]), offer(milk, 50)))).toEqual([
    ['milk', 40, 2],
    ['milk', 50, 2],
  ])
})

test('the dearest pieces are taken out first', () => {
  const lines = [line(milk, 50, 1), line(milk, 40, 2)]
  expect(short(changeLines(lines, new Map([['milk', 1]]), new Map()))).toEqual([['milk', 40, 1]])
})

test('goods that are not named are taken out, and new ones come in', () => {
  const changed = changeLines([line(milk, 40, 2)], new Map([['bread', 1]]), offer(bread, 10))
  expect(short(changed)).toEqual([['bread', 10, 1]])
})

test('what changes is told in pieces, over all lines of a product', () => {
  const before = countsOf([line(milk, 40, 2), line(milk, 50, 1), line(bread, 10, 1)])
  const after = new Map([
    ['milk', 2],
    ['bread', 1],
    ['rice', 4],
  ])
  expect([...differences(before, after)]).toEqual([
    ['milk', -1],
    ['rice', 4],
  ])
})
