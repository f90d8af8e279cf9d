import { type CartItem, type CartReply, productIdOf } from '../cart/cart-state.ts'
import { egp } from '../ui/egp.ts'
import * as messages from './orders.messages.en.ts'

/** Compares the cart on screen with the one that would be ordered, in sentences for the shopper. */
export function whatChanged(seen: CartReply, now: CartReply): string[] {
  if (now.data.products.length === 0) {
    return seen.data.products.length === 0 ? [] : [messages.orderedOrEmptied]
  }
  const before = byProduct(seen)
  const after = byProduct(now)
  const changed = [...after].flatMap(([id, item]) => lineChanges(before.get(id), item))
  const gone = [...before].filter(([id]) => !after.has(id)).map(([, { product }]) => messages.wasRemoved(product.title))
  return [...changed, ...gone]
}

function byProduct(cart: CartReply): Map<string, CartItem> {
  return new Map(cart.data.products.map((item) => [productIdOf(item), item]))
}

function lineChanges(before: CartItem | undefined, { product, count, price }: CartItem): string[] {
  const { title, quantity } = product
  if (!before) return [messages.wasAdded(title)]
  const changes = []
  if (before.count !== count) changes.push(messages.hasChanged(title, count, before.count))
  if (before.price !== price) changes.push(messages.hasChanged(title, egp(price), egp(before.price)))
  const isShort = quantity !== undefined && quantity < count
  if (isShort && before.product.quantity !== quantity) changes.push(messages.onlyLeft(title, quantity))
  return changes
}
