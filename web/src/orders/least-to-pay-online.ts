import type { CartReply } from '../cart/cart-state.ts'
import { egp } from '../ui/egp.ts'

/** What a cart must be worth to be paid online, where it is worth less. Only servers that name a least have one. */
export function leastToPayOnline(cart: CartReply | undefined): string | undefined {
  const least = cart?.onlinePaymentFrom
  if (!cart || !least || cart.data.products.length === 0) return undefined
  return cart.data.totalCartPrice < least ? egp(least) : undefined
}
