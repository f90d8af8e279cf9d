import type { TotalChanged } from '@baqala/contract/orders'
import { Refusal } from '../refusal.ts'
import { titlesOf } from '../catalog/arabic-names.ts'
import type { CartLine, Ordering } from './cart-to-order.queries.ts'
import { messages } from './orders.messages.en.ts'

type Expected = Pick<Ordering, 'expectedTotal' | 'language'>

/** The total of these lines in piastres. */
export function totalOf(lines: readonly { readonly price: number; readonly count: number }[]): number {
  return lines.reduce((total, line) => total + line.price * line.count, 0)
}

/**
 * The refusal (409) of a cart that does not cost what the shopper was shown, with the lines whose price has changed since
 * they were added. Undefined if it does, or if no total was named. `expectedTotal` in piastres.
 */
export function checkTotal(lines: readonly CartLine[], { expectedTotal, language }: Expected): Refusal | undefined {
  const total = totalOf(lines)
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
