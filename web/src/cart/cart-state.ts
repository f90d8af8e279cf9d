/** The shared cart state (spec 3): the whole body of a cart answer. These rules turn one state into the next. */
import type { Cart, CartItem, CartReply } from '@baqala/contract/cart'

export type { Cart, CartItem, CartReply }

/** Answers of a plain server may leave out what the specification does not read from that call. */
export type CartAnswer = Partial<Omit<CartReply, 'data'>> & { readonly data?: Partial<Cart> | null }

/** The cart after an answer that holds one; undefined where it does not and the cart must be fetched. */
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

export function withCount(cart: CartReply, productId: string, count: number): CartReply {
  return withProducts(
    cart,
    cart.data.products.map((item) => (productIdOf(item) === productId ? { ...item, count } : item)),
  )
}

export function withoutProduct(cart: CartReply, productId: string): CartReply {
  const products = cart.data.products.filter((item) => productIdOf(item) !== productId)
  const gone = cart.data.products.length - products.length
  return { ...withProducts(cart, products), numOfCartItems: cart.numOfCartItems - gone }
}

/** The total moves by what changed, so that whatever else the server counts into it stays. */
function withProducts(cart: CartReply, products: CartItem[]): CartReply {
  const totalCartPrice = cart.data.totalCartPrice + totalOf(products) - totalOf(cart.data.products)
  return { ...cart, data: { ...cart.data, products, totalCartPrice } }
}

function totalOf(products: readonly CartItem[]): number {
  return products.reduce((sum, { count, price }) => sum + count * price, 0)
}

/** Spec 3: inside cart items the product identifier appears as `id`. */
export function productIdOf(item: CartItem): string {
  return item.product.id ?? item.product._id ?? ''
}
