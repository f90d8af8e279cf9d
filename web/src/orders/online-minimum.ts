import type { CartReply } from '../cart/cart-state.ts'
import { egpWithPiastres } from '../ui/egp.ts'

/** The least amount for online payment, if the cart's total is below it. Undefined on servers without such a minimum. */
export function onlineMinimumOf(cart: CartReply | undefined): string | undefined {
  const minimum = cart?.onlinePaymentFrom
  if (!cart || !minimum || cart.data.products.length === 0) return undefined
  return cart.data.totalCartPrice < minimum ? egpWithPiastres(minimum) : undefined
}
