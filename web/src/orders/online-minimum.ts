import type { CartReply } from '../cart/cart-state.ts'
import { egp } from '../ui/egp.ts'

/** The amount from which online payment is possible, if this cart is worth less. A server need not have one. */
export function onlineMinimumOf(cart: CartReply | undefined): string | undefined {
  const minimum = cart?.onlinePaymentFrom
  if (!cart || !minimum || cart.data.products.length === 0) return undefined
  return cart.data.totalCartPrice < minimum ? egp(minimum) : undefined
}
