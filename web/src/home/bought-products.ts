import type { Product } from '@baqala/contract/catalog'

interface Bought {
  readonly state: string
  readonly cartItems: readonly { readonly product: { readonly id: string } }[]
}

const NOT_BOUGHT = ['payment failed', 'expired', 'replaced', 'cancelled']

/** The goods of the orders, as they are sold now: first what was ordered most often, of equal ones the newest. Orders come newest first. */
export function boughtProducts(orders: readonly Bought[], products: readonly Product[]): readonly Product[] {
  const times = new Map<string, number>()
  for (const { state, cartItems } of orders) {
    if (NOT_BOUGHT.includes(state)) continue
    for (const { product } of cartItems) times.set(product.id, (times.get(product.id) ?? 0) + 1)
  }
  const sold = new Map(products.map((product) => [product._id, product]))
  return [...times]
    .sort(([, once], [, often]) => often - once)
    .flatMap(([id]) => sold.get(id) ?? [])
    .filter(({ quantity }) => quantity !== 0)
}
