/** The one place in which the goods and the delivery fee become the total of an order. Piastres. */
import type { TotalChanged } from '@baqala/contract/orders'
import { Refusal } from '../../refusal.ts'
import { titlesOf } from '../../catalog/arabic-names.ts'
import type { CartLine } from '../../cart/cart-lines.queries.ts'
import { goodsOf } from '../../cart/cart.ts'
import type { Ordering } from './cart-to-order.queries.ts'
import { messages } from '../orders.messages.en.ts'

type Expected = Pick<Ordering, 'expectedTotal' | 'language'>

/** The total of an order of these goods with this delivery fee. */
export function totalOf(lines: readonly CartLine[], fee: number): number {
  return goodsOf(lines) + fee
}

/**
 * Refuses (409) a cart that does not cost, with the delivery fee, what the shopper was shown: with the lines whose price has
 * changed since they were added. A request that names no total accepts any.
 */
export function refuseOtherTotal(lines: readonly CartLine[], fee: number, { expectedTotal, language }: Expected): void {
  const total = totalOf(lines, fee)
  if (expectedTotal === undefined || expectedTotal === total) return
  const changed = lines.filter(({ price, priceWhenAdded }) => price !== priceWhenAdded)
  const data: TotalChanged = {
    expectedTotal: expectedTotal / 100,
    totalCartPrice: total / 100,
    changes: changed.map(({ productId, title, unit, titleAr, unitAr, count, price, priceWhenAdded }) => {
      const titles = titlesOf({ title, unit, titleAr, unitAr }, language)
      return { product: productId, ...titles, count, priceWhenAdded: priceWhenAdded / 100, price: price / 100 }
    }),
  }
  throw new Refusal(409, messages.totalChanged({ now: total, before: expectedTotal }), { data })
}
