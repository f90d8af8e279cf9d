/** The one place in which the goods and the delivery fee become the total of an order. Piastres. */
import type { TotalChanged } from '@baqala/contract/orders'
import { Refusal } from '../refusal.ts'
import { titlesOf } from '../catalog/arabic-names.ts'
import type { CartLine, Ordering } from './cart-to-order.queries.ts'
import { messages } from './orders.messages.en.ts'

type Expected = Pick<Ordering, 'expectedTotal' | 'language'>

type Priced = Pick<CartLine, 'price' | 'count'>

/** The price of these goods, without delivery. */
export function goodsOf(lines: readonly Priced[]): number {
  return lines.reduce((total, line) => total + line.price * line.count, 0)
}

/** The total of an order of these goods with this delivery fee. */
export function totalOf(lines: readonly Priced[], fee: number): number {
  return goodsOf(lines) + fee
}

/**
 * The refusal (409) of a cart that does not cost, with the delivery fee, what the shopper was shown, with the lines whose price has changed since
 * they were added. Undefined if it does, or if no total was named.
 */
export function checkTotal(
  lines: readonly CartLine[],
  fee: number,
  { expectedTotal, language }: Expected,
): Refusal | undefined {
  const total = totalOf(lines, fee)
  if (expectedTotal === undefined || expectedTotal === total) return undefined
  const changed = lines.filter(({ price, priceWhenAdded }) => price !== priceWhenAdded)
  const data: TotalChanged = {
    expectedTotal: expectedTotal / 100,
    totalCartPrice: total / 100,
    changes: changed.map(({ productId, title, unit, titleAr, unitAr, count, price, priceWhenAdded }) => {
      const titles = titlesOf({ title, unit, titleAr, unitAr }, language)
      return { product: productId, ...titles, count, priceWhenAdded: priceWhenAdded / 100, price: price / 100 }
    }),
  }
  return new Refusal(409, messages.totalChanged({ now: total, before: expectedTotal }), { data })
}
