import { addCartItem, clearCart, getCart, removeCartItem, updateCartItem } from '@baqala/contract/cart'
import type { Db } from '../db/rows.ts'
import type { Origins } from '../origins.ts'
import type { Route } from '../route.ts'
import { addToCart, cartReply, emptyCart, removeFromCart, setItemCount } from './cart.ts'

export function cartRoutes(route: Route, { db, origins }: { db: Db; origins: Origins }): void {
  const replyFor = (context: { shopper: { id: string }; request: { headers: { host?: string } } }, message: string) =>
    cartReply(db, context.shopper.id, origins.forHost(context.request.headers.host), message)

  route(getCart, (context) => replyFor(context, 'success'))

  route(addCartItem, async (context) => {
    await addToCart(db, context.shopper.id, context.body.productId)
    return replyFor(context, 'Product added successfully to your cart')
  })

  route(updateCartItem, async (context) => {
    await setItemCount(db, context.shopper.id, context.params.productId, context.body.count)
    return replyFor(context, 'Cart updated successfully')
  })

  route(removeCartItem, async (context) => {
    await removeFromCart(db, context.shopper.id, context.params.productId)
    return replyFor(context, 'Product removed successfully from your cart')
  })

  // Spec 4: clearing is a success when the message equals "success".
  route(clearCart, async (context) => {
    await emptyCart(db, context.shopper.id)
    return replyFor(context, 'success')
  })
}
