import { success } from '@baqala/contract/reply'
import { addToWishlist, getWishlist, removeFromWishlist } from '@baqala/contract/wishlist'
import { findOpenCartId } from '../cart/cart.queries.ts'
import { listProductsByIds } from '../catalog/products.queries.ts'
import type { Db } from '../db/rows.ts'
import type { Origins } from '../origins.ts'
import { Refusal } from '../refusal.ts'
import type { Route } from '../route.ts'
import { deleteWish, insertWish, listWishedIds } from './wishlist.queries.ts'

export function wishlistRoutes(route: Route, { db, origins }: { db: Db; origins: Origins }): void {
  async function replyFor(
    context: { shopper: { id: string }; request: { headers: { host?: string } } },
    message: string,
  ) {
    const ids = await listWishedIds(db, context.shopper.id)
    const data = await listProductsByIds(db, ids, origins.forHost(context.request.headers.host))
    return success(message, { count: data.length, cartId: await findOpenCartId(db, context.shopper.id), data })
  }

  route(getWishlist, (context) => replyFor(context, 'success'))

  route(addToWishlist, async (context) => {
    const isKnown = await insertWish(db, context.shopper.id, context.body.productId)
    if (!isKnown) throw new Refusal(404, 'this product not found')
    return replyFor(context, 'Product added successfully to your wishlist')
  })

  route(removeFromWishlist, async (context) => {
    await deleteWish(db, context.shopper.id, context.params.productId)
    return replyFor(context, 'Product removed successfully from your wishlist')
  })
}
