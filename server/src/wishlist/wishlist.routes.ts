import { addToWishlist, getWishlist, removeFromWishlist } from '@baqala/contract/wishlist'
import { findOpenCart } from '../cart/cart.queries.ts'
import { toProduct } from '../catalog/product-row.queries.ts'
import type { Db } from '../db/rows.ts'
import { type Message, orRefuse } from '../refusal.ts'
import type { Route, ShopperContext } from '../http/route.ts'
import { messages, replies } from './wishlist.messages.en.ts'
import { deleteWish, insertWish, listWishes } from './wishlist.queries.ts'

export function wishlistRoutes(route: Route, db: Db): void {
  async function replyWith(message: Message, { shopper, origin, language, success }: ShopperContext) {
    const [cartId, rows] = await Promise.all([findOpenCart(db, shopper.id), listWishes(db, shopper.id, language)])
    const data = rows.map((row) => toProduct(row, origin))
    return success(message, { count: data.length, cartId, data })
  }

  route(getWishlist, (context) => replyWith(replies.wishlist, context))

  route(addToWishlist, async (context) => {
    orRefuse(await insertWish(db, context.shopper.id, context.body.productId), messages.productNotFound)
    return replyWith(replies.added, context)
  })

  route(removeFromWishlist, async (context) => {
    await deleteWish(db, context.shopper.id, context.params.productId)
    return replyWith(replies.removed, context)
  })
}
