import * as z from 'zod/mini'
import { Brand, Category, Subcategory } from './groups.ts'
import { endpoint, id, integerOrText } from './endpoint.ts'

export const MAX_PER_LINE = 999

/** Products in one cart. */
export const MAX_LINES = 300

/** Spec 3: inside cart items the product identifier appears as `id`. */
export const CartProduct = z.object({
  _id: z.optional(z.string()),
  id: z.string(),
  title: z.string(),
  /** Keys that end in `Ar` are there only for shoppers who read Arabic (`x-language: ar`). */
  titleAr: z.optional(z.string()),
  slug: z.optional(z.string()),
  unit: z.optional(z.string()),
  unitAr: z.optional(z.string()),
  /** Pieces available to this shopper now, including those held for their own unpaid order. */
  quantity: z.optional(z.number()),
  imageCover: z.string(),
  ratingsAverage: z.optional(z.number()),
  category: z.optional(z.extend(Category, { slug: z.string() })),
  subcategory: z.optional(z.array(Subcategory)),
  brand: z.optional(Brand),
})

export const CartItem = z.object({
  _id: z.optional(z.string()),
  count: z.number(),
  /** EGP for one piece, now. */
  price: z.number(),
  /** EGP for one piece when it was added; absent if it equals `price`. */
  priceWhenAdded: z.optional(z.number()),
  product: CartProduct,
})
export type CartItem = z.infer<typeof CartItem>

export const Cart = z.object({
  _id: z.optional(z.string()),
  cartId: z.optional(z.string()),
  cartOwner: z.optional(z.string()),
  products: z.array(CartItem),
  /** EGP. */
  totalCartPrice: z.number(),
  createdAt: z.optional(z.string()),
  updatedAt: z.optional(z.string()),
})
export type Cart = z.infer<typeof Cart>

/** Spec 3: the shared cart state is the whole body of this answer. `numOfCartItems` counts lines, not pieces. */
export const CartReply = z.object({
  status: z.string(),
  message: z.optional(z.string()),
  numOfCartItems: z.number(),
  cartId: z.optional(z.string()),
  /** EGP: the minimum total for online payment. Absent if there is no minimum or no online payment. */
  onlinePaymentFrom: z.optional(z.number()),
  /** True if the payment page is not in the reader's language. Absent otherwise. */
  isPaymentPageForeign: z.optional(z.boolean()),
  data: Cart,
})
export type CartReply = z.infer<typeof CartReply>

/** 0 removes the line. */
export const Count = integerOrText(0, MAX_PER_LINE, 'countInvalid')

const unknownProduct = { 404: 'There is no such product (in the cart).' }
const outOfStock = { 409: 'Fewer pieces are left than requested; the message says how many.' }
const productParams = z.object({ productId: id })

export const getCart = endpoint('getCart', {
  summary: 'The cart. The header `Idempotency-Key: kept` of the answer says that additions may carry one.',
  reply: CartReply,
})

export const addCartItem = endpoint('addCartItem', {
  summary: 'Put one more piece of a product in the cart.',
  headers: {
    'Idempotency-Key':
      'A new UUID. Sent again within 48 hours with the same key, the call adds nothing and answers with the cart.',
  },
  body: z.object({ productId: id }),
  reply: CartReply,
  refusals: { ...unknownProduct, ...outOfStock, 422: 'The Idempotency-Key was used for another product.' },
})

export const updateCartItem = endpoint('updateCartItem', {
  summary: 'Set how many pieces of a product the cart holds; 0 removes it.',
  params: productParams,
  body: z.object({ count: Count }),
  reply: CartReply,
  refusals: { ...unknownProduct, ...outOfStock },
})

export const removeCartItem = endpoint('removeCartItem', {
  summary: 'Remove a product from the cart. Removing one that is not there changes nothing.',
  params: productParams,
  reply: CartReply,
})

export const clearCart = endpoint('clearCart', {
  summary: 'Empty the cart. A success when `message` is "success".',
  reply: CartReply,
})

export const applyCoupon = endpoint('applyCoupon', {
  summary: 'Refused: this shop has no coupons. The cart stays as it is.',
  reply: CartReply,
  refusals: { 400: 'Always.' },
})
