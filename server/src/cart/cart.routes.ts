import { addCartItem, applyCoupon, clearCart, getCart, removeCartItem, updateCartItem } from '@baqala/contract/cart'
import type { Language } from '@baqala/contract/language'
import type { Db } from '../db/rows.ts'
import type { Route, ShopperContext } from '../http/route.ts'
import { type Message, Refusal } from '../refusal.ts'
import { messages, replies } from './cart.messages.en.ts'
import { addToCart, emptyCart, findCart, setItemCount } from './cart.ts'

// In the spellings of other clients; unlisted ones would read as the id of a product.
const COUPON_PATHS = [applyCoupon.path, '/cart/applycoupon', '/cart/apply-coupon', '/cart/apply_coupon', '/cart/coupon']

/** Online payment, as far as a cart tells of it. */
interface OnlinePayment {
  /** Piastres: the minimum; 0 where there is none. */
  readonly min: number
  /** The languages of the payment page. */
  readonly languages: readonly Language[]
}

/** `online`: undefined if nothing can be paid online. */
export function cartRoutes(route: Route, db: Db, online: OnlinePayment | undefined): void {
  /** The body of every cart answer (specification 3, cart). */
  async function replyWith(message: Message, context: ShopperContext) {
    const data = await findCart(db, context.shopper.id, context)
    return context.success(message, {
      numOfCartItems: data.products.length,
      cartId: data.cartId,
      ...(online && online.min > 0 && { onlinePaymentFrom: online.min / 100 }),
      ...(online && !online.languages.includes(context.language) && { isPaymentPageForeign: true }),
      data,
    })
  }

  route(getCart, (context) => {
    // Tells clients that an addition with this header may be sent again.
    context.reply.header('idempotency-key', 'kept')
    return replyWith(replies.cart, context)
  })

  route(addCartItem, async (context) => {
    await addToCart(db, context.shopper.id, context.body.productId, context.key)
    return replyWith(replies.added, context)
  })

  route(updateCartItem, async (context) => {
    await setItemCount(db, context.shopper.id, context.params.productId, context.body.count)
    return replyWith(replies.updated, context)
  })

  route(removeCartItem, async (context) => {
    await setItemCount(db, context.shopper.id, context.params.productId, 0)
    return replyWith(replies.removed, context)
  })

  for (const path of COUPON_PATHS)
    route({ ...applyCoupon, path }, () => {
      throw new Refusal(400, messages.noCoupons)
    })

  route(clearCart, async (context) => {
    await emptyCart(db, context.shopper.id)
    return replyWith(replies.cleared, context)
  })
}
