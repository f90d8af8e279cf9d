import type { DeliveryChoice } from '@baqala/contract/delivery'
import type { ShippingAddress } from '@baqala/contract/addresses'
import { currentLanguage } from '@baqala/kit/language/language.ts'
import { egpWithPiastres } from '../../ui/egp.ts'
import { takesTotals } from '../../api/server-features.ts'
import type { CartReply } from '../../cart/cart-state.ts'
import { sumOf } from '../../delivery/delivery-price.ts'
import type { Delivery } from '../../delivery/use-delivery.ts'

export interface CartToOrder extends CartReply {
  readonly cartId: string
}

/**
 * The request to order a cart. It names the total on the screen, so that no other price is ordered, the delivery that it contains
 * or else the area alone, and the language of the screen, which letters about the order are in.
 */
export function askFor(
  { cartId, data }: CartToOrder,
  shippingAddress: ShippingAddress,
  { delivery, method }: { delivery: Delivery | undefined; method: 'cash' | 'online' },
) {
  const choice = toChoice(delivery, method)
  const shown = takesTotals(data)
    ? { expectedTotal: sumOf(data.totalCartPrice, choice?.fee ?? 0), language: currentLanguage() }
    : {}
  const where = choice ? { delivery: choice } : delivery?.area && { areaId: delivery.area._id }
  return { params: { cartId }, body: { shippingAddress, ...shown, ...where } }
}

/** The delivery that an order names, if any. */
export function toChoice(delivery: Delivery | undefined, method: 'cash' | 'online'): DeliveryChoice | undefined {
  if (!delivery?.area || delivery.belowMinimumBy > 0) return undefined
  const { area, slot, time, fee, word } = delivery
  const note = word.note.trim()
  return {
    areaId: area._id,
    ...(slot && { slotId: slot._id }),
    ...(time === 'express' && { express: true }),
    fee,
    ifRunsOut: word.ifRunsOut,
    ...(method === 'cash' && word.cashWith !== undefined && { cashWith: word.cashWith }),
    ...(note !== '' && { note }),
  }
}

/**
 * The least amount for online payment, if the goods and the delivery `fee` (EGP) are below it. Undefined on servers without such a
 * minimum.
 */
export function onlineMinimumOf(cart: CartReply | undefined, fee = 0): string | undefined {
  const minimum = cart?.onlinePaymentFrom
  if (!cart || !minimum || cart.data.products.length === 0) return undefined
  return sumOf(cart.data.totalCartPrice, fee) < minimum ? egpWithPiastres(minimum) : undefined
}
