/** Prices, which are piastres, and how the log says them, in EGP. */
import { inPounds } from '../egypt/money.ts'
import type { LogEntry } from '../staff/log.queries.ts'

export interface Prices {
  readonly price: number
  readonly priceAfterDiscount: number | null
}

export function inEgp({ price, priceAfterDiscount }: Prices): Prices {
  return { price: price / 100, priceAfterDiscount: priceAfterDiscount === null ? null : priceAfterDiscount / 100 }
}

export function hasOtherPrices(one: Prices, other: Prices): boolean {
  return one.price !== other.price || one.priceAfterDiscount !== other.priceAfterDiscount
}

/** The entry of the log for a product whose prices change. */
export function priceEntry(id: string, before: Prices, after: Prices, what = 'price changed'): LogEntry {
  return { what, kind: 'product', id, before: forPeople(before), after: forPeople(after) }
}

/** Prices as the log and sentences say them. */
export function forPeople({ price, priceAfterDiscount: sale }: Prices) {
  return { price: inPounds(price), priceAfterDiscount: sale === null ? null : inPounds(sale) }
}
