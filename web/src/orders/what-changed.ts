import { type CartItem, type CartReply, productIdOf } from '../cart/cart-state.ts'
import { egp } from '../ui/egp.ts'

/** How the cart that would be ordered differs from the one the shopper has before their eyes, in sentences to read. */
export function whatChanged(seen: CartReply, now: CartReply): string[] {
  if (now.data.products.length === 0) {
    return seen.data.products.length === 0 ? [] : ['Your cart has been ordered or emptied meanwhile.']
  }
  const before = byProduct(seen)
  const after = byProduct(now)
  const changed = [...after].flatMap(([id, item]) => lineChanges(before.get(id), item))
  const gone = [...before]
    .filter(([id]) => !after.has(id))
    .map(([, { product }]) => `${product.title} is no longer in your cart.`)
  return [...changed, ...gone]
}

function byProduct(cart: CartReply): Map<string, CartItem> {
  return new Map(cart.data.products.map((item) => [productIdOf(item), item]))
}

function lineChanges(before: CartItem | undefined, { product, count, price }: CartItem): string[] {
  const { title, quantity } = product
  if (!before) return [`${title} has come into your cart.`]
  const changes = []
  if (before.count !== count) changes.push(`${title}: now ${count} instead of ${before.count}.`)
  if (before.price !== price) changes.push(`${title}: now ${egp(price)} instead of ${egp(before.price)}.`)
  const isShort = quantity !== undefined && quantity < count
  if (isShort && before.product.quantity !== quantity) changes.push(`${title}: only ${quantity} left.`)
  return changes
}
