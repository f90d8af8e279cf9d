import * as z from 'zod/mini'
import { calls } from './calls.ts'
import { Product } from './catalog.ts'
import { endpoint } from './endpoint.ts'
import { id } from './fields.ts'

/** Spec 3: four fields at least; the rest of a product where the server has it. */
export const WishedProduct = z.extend(z.partial(Product), {
  _id: z.string(),
  title: z.string(),
  price: z.number(),
  imageCover: z.string(),
})
export type WishedProduct = z.infer<typeof WishedProduct>

export const WishlistReply = z.object({
  status: z.string(),
  message: z.optional(z.string()),
  count: z.optional(z.number()),
  cartId: z.optional(z.string()),
  data: z.array(WishedProduct),
})
export type WishlistReply = z.infer<typeof WishlistReply>

export const getWishlist = endpoint(calls.getWishlist, {
  summary: 'The wish list, newest first.',
  reply: WishlistReply,
})

export const addToWishlist = endpoint(calls.addToWishlist, {
  summary: 'Put a product on the wish list. Putting it there again changes nothing.',
  body: z.object({ productId: id }),
  reply: WishlistReply,
  refusals: { 404: 'There is no such product.' },
})

export const removeFromWishlist = endpoint(calls.removeFromWishlist, {
  summary: 'Take a product off the wish list. Taking off what is not there changes nothing.',
  params: z.object({ productId: id }),
  reply: WishlistReply,
})
