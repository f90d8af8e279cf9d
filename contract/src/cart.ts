import * as z from 'zod/mini'
import { calls } from './calls.ts'
import { Brand, Subcategory } from './catalog.ts'
import { endpoint } from './endpoint.ts'
import { id } from './fields.ts'

/** The most of one product that a cart holds. */
export const MOST_PER_LINE = 999

/** Spec 3: inside cart items the product identifier appears as `id`. */
export const CartProduct = z.object({
  _id: z.optional(z.string()),
  id: z.string(),
  title: z.string(),
  slug: z.optional(z.string()),
  unit: z.optional(z.string()),
  /** Pieces this shopper could have now, those held for their own unpaid order included. */
  quantity: z.optional(z.number()),
  imageCover: z.string(),
  ratingsAverage: z.optional(z.number()),
  category: z.optional(z.object({ _id: z.string(), name: z.string(), slug: z.string(), image: z.string() })),
  subcategory: z.optional(z.array(Subcategory)),
  brand: z.optional(Brand),
})

export const CartItem = z.object({
  _id: z.optional(z.string()),
  count: z.number(),
  /** EGP for one piece, as of now. */
  price: z.number(),
  /** EGP for one piece when it was put in the cart; present where it differs from `price`. */
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
  /** EGP: the least that can be paid online. Absent where anything can, or nothing. */
  onlinePaymentFrom: z.optional(z.number()),
  data: Cart,
})
export type CartReply = z.infer<typeof CartReply>

const COUNT_SENTENCE = `count must be a whole number from 0 to ${MOST_PER_LINE}`

/** An integer or a numeric string; 0 takes the line out. */
const Count = z.pipe(
  z.transform((count: unknown) => (typeof count === 'string' && /^\s*\d{1,4}\s*$/.test(count) ? Number(count) : count)),
  z.int(COUNT_SENTENCE).check(z.minimum(0, COUNT_SENTENCE), z.maximum(MOST_PER_LINE, COUNT_SENTENCE)),
)

const unknownProduct = { 404: 'There is no such product (in the cart).' }
const outOfStock = { 409: 'Fewer are left than asked for; the message says how many.' }
const productParams = z.object({ productId: id })

export const getCart = endpoint(calls.getCart, { summary: 'The cart.', reply: CartReply })

export const addCartItem = endpoint(calls.addCartItem, {
  summary: 'Put one more piece of a product in the cart.',
  body: z.object({ productId: id }),
  reply: CartReply,
  refusals: { ...unknownProduct, ...outOfStock },
})

export const updateCartItem = endpoint(calls.updateCartItem, {
  summary: 'Set how many pieces of a product the cart holds; 0 takes it out.',
  params: productParams,
  body: z.object({ count: Count }),
  reply: CartReply,
  refusals: { ...unknownProduct, ...outOfStock },
})

export const removeCartItem = endpoint(calls.removeCartItem, {
  summary: 'Take a product out of the cart. Taking out what is not there changes nothing.',
  params: productParams,
  reply: CartReply,
})

export const clearCart = endpoint(calls.clearCart, {
  summary: 'Empty the cart. A success when `message` is "success".',
  reply: CartReply,
})
