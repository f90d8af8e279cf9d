import { addCartItem, clearCart, getCart, removeCartItem, updateCartItem } from '@baqala/contract/cart'
import type { Db } from '../db/rows.ts'
import type { Origins } from '../http/origins.ts'
import type { Route, ShopperContext } from '../http/route.ts'
import { replies } from './cart.messages.en.ts'
import { addToCart, cartReply, emptyCart, findCart, removeFromCart, setItemCount } from './cart.ts'

interface Deps {
  readonly db: Db
  readonly origins: Origins
  /** Piastres; 0 if there is no minimum or no online payment. */
  readonly minOnline: number
}

export function cartRoutes(route: Route, { db, origins, minOnline }: Deps): void {
  async function replyWith(message: string, { shopper, request }: ShopperContext) {
    return cartReply(message, await findCart(db, shopper.id, origins.forHost(request.headers.host)), minOnline)
  }

  route(getCart, (context) => replyWith(replies.cart, context))

  route(addCartItem, async (context) => {
    await addToCart(db, context.shopper.id, context.body.productId)
    return replyWith(replies.added, context)
  })

  route(updateCartItem, async (context) => {
    await setItemCount(db, context.shopper.id, context.params.productId, context.body.count)
    return replyWith(replies.updated, context)
  })

  route(removeCartItem, async (context) => {
    await removeFromCart(db, context.shopper.id, context.params.productId)
    return replyWith(replies.removed, context)
  })

  route(clearCart, async (context) => {
    await emptyCart(db, context.shopper.id)
    return replyWith(replies.cleared, context)
  })
}
