import type { CartReply } from '../../cart/cart-state.ts'
import { sumOf } from '../../delivery/delivery-price.ts'
import { egpWithPiastres } from '../../ui/egp.ts'

/**
 * The least amount for online payment, if the goods and the delivery `fee` (EGP) are below it. Undefined on servers without such a
 * minimum.
 */
export function onlineMinimumOf(cart: CartReply | undefined, fee = 0): string | undefined {
  const minimum = cart?.onlinePaymentFrom
  if (!cart || !minimum || cart.data.products.length === 0) return undefined
  return sumOf(cart.data.totalCartPrice, fee) < minimum ? egpWithPiastres(minimum) : undefined
}
