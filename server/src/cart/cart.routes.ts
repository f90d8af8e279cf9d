import { addCartItem, clearCart, getCart, removeCartItem, updateCartItem } from '@baqala/contract/cart'
import { askTogether } from '../db/ask-together.ts'
import type { Db } from '../db/rows.ts'
import type { Origins } from '../http/origins.ts'
import type { Route } from '../http/route.ts'
import { listOpenCarts } from './cart.queries.ts'
import { cartReply, emptyCart, makeAddToCart, removeFromCart, setItemCount } from './cart.ts'

interface Deps {
  readonly db: Db
  readonly origins: Origins
  /** Piastres; 0 where any cart can be paid online, or none. */
  readonly leastOnline: number
}

interface Context {
  readonly shopper: { readonly id: string }
  readonly request: { readonly headers: { readonly host?: string } }
}

export function cartRoutes(route: Route, { db, origins, leastOnline }: Deps): void {
  const addToCart = makeAddToCart(db)
  const readCart = askTogether(async (shopperIds: string[]) => {
    const carts = await listOpenCarts(db, shopperIds)
    return (shopperId) => carts.get(shopperId) ?? []
  })
  const replyFor = async ({ shopper, request }: Context, message: string) => {
    const reply = cartReply(await readCart(shopper.id), origins.forHost(request.headers.host), message)
    return leastOnline === 0 ? reply : { ...reply, onlinePaymentFrom: leastOnline / 100 }
  }

  route(getCart, (context) => replyFor(context, 'success'))

  route(addCartItem, async (context) => {
    await addToCart({ shopperId: context.shopper.id, productId: context.body.productId })
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
