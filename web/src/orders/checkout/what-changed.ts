import type { Order } from '@baqala/contract/orders'
import { type CartItem, type CartReply, productIdOf } from '../../cart/cart-state.ts'
import { egpWithPiastres } from '../../ui/egp.ts'
import { messages } from '#messages/orders'

/** Tells the shopper how the cart that would be ordered differs from the one on the screen. */
export function whatChanged(seen: CartReply, now: CartReply): string[] {
  if (now.data.products.length === 0) return seen.data.products.length === 0 ? [] : [messages.orderedOrEmptied]
  const before = byProduct(seen)
  const after = byProduct(now)
  const changed = [...after].flatMap(([id, item]) => lineChanges(before.get(id), item))
  const gone = [...before].filter(([id]) => !after.has(id)).map(([, { product }]) => messages.wasRemoved(product.title))
  return [...changed, ...gone]
}

/** The changes after an order that failed, and each shortage, which may be why although the screen told it before. */
export function whyNotOrdered(ordered: CartReply, now: CartReply): string[] {
  return [...new Set([...whatChanged(ordered, now), ...now.data.products.flatMap(shortageOf)])]
}

/** Whether the shop holds fewer pieces than the cart: it cannot be ordered before it is changed. */
export function isShort(now: CartReply): boolean {
  return now.data.products.some((item) => shortageOf(item).length > 0)
}

/** Whether a cart became this order: it stands, is younger than the cart, and holds the same pieces of the same products. */
export function isOrderOf(cart: CartReply, order: Order): boolean {
  const { updatedAt, products: wanted } = cart.data
  const stands = ['placed', 'paid', 'being packed', 'on its way', 'delivered'].includes(order.state)
  if (!stands || updatedAt === undefined || order.createdAt < updatedAt) return false
  const ordered = new Map(order.cartItems.map(({ product, count }) => [product.id, count]))
  return wanted.length === ordered.size && wanted.every((item) => ordered.get(productIdOf(item)) === item.count)
}

function byProduct(cart: CartReply): Map<string, CartItem> {
  return new Map(cart.data.products.map((item) => [productIdOf(item), item]))
}

function lineChanges(before: CartItem | undefined, { product, count, price }: CartItem): string[] {
  const { title } = product
  if (!before) return [messages.wasAdded(title)]
  const changes = []
  if (before.count !== count) changes.push(messages.hasChanged(title, count, before.count))
  if (before.price !== price)
    changes.push(messages.hasChanged(title, egpWithPiastres(price), egpWithPiastres(before.price)))
  if (before.product.quantity !== product.quantity) changes.push(...shortageOf({ product, count, price }))
  return changes
}

function shortageOf({ product: { title, quantity }, count }: CartItem): string[] {
  return quantity !== undefined && quantity < count ? [messages.onlyLeft(title, quantity)] : []
}
