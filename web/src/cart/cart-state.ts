/** The shared cart state (specification 3): the whole body of a cart answer, and the rules that compute the next state. */
import type { Cart, CartItem, CartReply } from '@baqala/contract/cart'
import { sumOf } from '../delivery/delivery-price.ts'

export type { CartItem, CartReply }

/** A server may leave out any field that the specification does not read from the call. */
export type CartAnswer = Partial<Omit<CartReply, 'data'>> & { readonly data?: Partial<Cart> | null }

export type CartChange =
  | {
      readonly kind: 'add'
      readonly productId: string
      readonly whenUnreachable: string
      /** One piece, as far as it is known, of an addition that is not sent yet. */
      readonly line?: CartItem | undefined
    }
  | { readonly kind: 'set count'; readonly productId: string; readonly count: number }
  | { readonly kind: 'remove'; readonly productId: string }
  | { readonly kind: 'clear' }

/**
 * The cart to show before the server has answered. A new product appears only then, since its price is not known here, unless
 * the change holds its line.
 */
export function applyChanges(cart: CartReply, changes: readonly CartChange[]): CartReply {
  return changes.reduce((seen, change) => {
    if (change.kind === 'clear') return emptyCart(seen.cartId)
    return withProducts(seen, productsAfter(change, seen.data.products))
  }, cart)
}

function productsAfter(change: Exclude<CartChange, { kind: 'clear' }>, products: CartItem[]): CartItem[] {
  const { kind, productId } = change
  const before = products.find((item) => productIdOf(item) === productId)
  if (!before) return kind === 'add' && change.line ? [...products, change.line] : products
  if (kind === 'remove') return products.filter((item) => item !== before)
  const count = kind === 'add' ? before.count + 1 : change.count
  return products.map((item) => (item === before ? { ...item, count } : item))
}

export function oneLess(productId: string, count: number): CartChange {
  return count > 1 ? { kind: 'set count', productId, count: count - 1 } : { kind: 'remove', productId }
}

export function countIn(cart: CartReply | undefined, productId: string): number {
  return cart?.data.products.find((item) => productIdOf(item) === productId)?.count ?? 0
}

/** The cart in an answer; undefined if the answer holds none, and the cart must be fetched. */
export function cartFromAnswer(answer: CartAnswer, before: CartReply | undefined): CartReply | undefined {
  const products = answer.data?.products
  if (!products?.every(isFilledIn)) return undefined
  const cartId = cartIdOf(answer) ?? before?.cartId
  return {
    ...answer,
    status: answer.status ?? 'success',
    numOfCartItems: answer.numOfCartItems ?? products.length,
    ...(cartId && { cartId }),
    data: { ...answer.data, products, totalCartPrice: answer.data?.totalCartPrice ?? totalOf(products) },
  }
}

/** Some servers answer a change with bare product ids. */
function isFilledIn(item: CartItem): boolean {
  return typeof item.product === 'object' && typeof item.product.title === 'string'
}

export function cartIdOf(answer: CartAnswer): string | undefined {
  return answer.cartId ?? answer.data?.cartId ?? answer.data?._id
}

export function emptyCart(cartId?: string): CartReply {
  return { status: 'success', numOfCartItems: 0, ...(cartId && { cartId }), data: { products: [], totalCartPrice: 0 } }
}

/** Adjusts total and number by the difference, because the server's total may include more than the lines. */
function withProducts(cart: CartReply, products: CartItem[]): CartReply {
  const totalCartPrice = cart.data.totalCartPrice + totalOf(products) - totalOf(cart.data.products)
  const numOfCartItems = cart.numOfCartItems + products.length - cart.data.products.length
  return { ...cart, numOfCartItems, data: { ...cart.data, products, totalCartPrice } }
}

function totalOf(products: readonly CartItem[]): number {
  return products.reduce((sum, { count, price }) => sum + count * price, 0)
}

/** EGP: the pieces that the shop still has. The others reach no minimum and no free delivery. */
export function priceInStock({ data: { products, totalCartPrice } }: CartReply): number {
  const missing = products.map((item) => ({
    ...item,
    count: Math.max(0, item.count - (item.product.quantity ?? Infinity)),
  }))
  return sumOf(totalCartPrice, -totalOf(missing))
}

/** Specification 3: inside cart items the product identifier appears as `id`. */
export function productIdOf(item: CartItem): string {
  return item.product.id ?? item.product._id ?? ''
}
