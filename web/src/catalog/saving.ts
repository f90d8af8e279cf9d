import type { Product } from '@baqala/contract/catalog'

export type Priced = Pick<Product, 'price' | 'priceAfterDiscount'>

/** The price of a product now. */
export function priceNow({ price, priceAfterDiscount }: Priced): number {
  return priceAfterDiscount ?? price
}

/** The part of the price that a discount saves, from 0 to 1. */
export function saving(product: Priced): number {
  return product.price > 0 ? 1 - priceNow(product) / product.price : 0
}

/** The same in whole percent: 0 if there is nothing to tell. */
export function percentSaved(product: Priced): number {
  return Math.max(0, Math.round(saving(product) * 100))
}
