import * as z from 'zod/mini'
import { Product } from './catalog.ts'
import { endpoint, id } from './endpoint.ts'

/** Spec 3: at least four fields; the others of a product if the server has them. */
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

export const getWishlist = endpoint('getWishlist', {
  summary: 'The wish list, newest first.',
  reply: WishlistReply,
})

export const addToWishlist = endpoint('addToWishlist', {
  summary: 'Add a product to the wish list. Adding it again changes nothing.',
  body: z.object({ productId: id }),
  reply: WishlistReply,
  refusals: { 404: 'There is no such product.' },
})

export const removeFromWishlist = endpoint('removeFromWishlist', {
  summary: 'Remove a product from the wish list. Removing one that is not there changes nothing.',
  params: z.object({ productId: id }),
  reply: WishlistReply,
})
