import { addToWishlist, getWishlist, removeFromWishlist } from '@baqala/contract/wishlist'
import { toProduct, type ProductRow } from '../catalog/product-row.queries.ts'
import { theRow, type Db } from '../db/transaction.ts'
import { type Message, orRefuse } from '../refusal.ts'
import type { Route, ShopperContext } from '../http/route.ts'
import { messages, replies } from './wishlist.messages.en.ts'
import { deleteWish, insertWish, listWishes, type WishRow } from './wishlist.queries.ts'

export function wishlistRoutes(route: Route, db: Db): void {
  async function replyWith(message: Message, { shopper, origin, language, success }: ShopperContext) {
    const rows = await listWishes(db, shopper.id, language)
    const { cartId } = theRow(rows)
    const data = rows.filter(isWish).map((row) => toProduct(row, origin))
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

function isWish(row: WishRow): row is WishRow & ProductRow {
  return row.productId !== null
}
