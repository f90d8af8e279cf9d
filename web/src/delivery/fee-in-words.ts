import { egpWithPiastres } from '../ui/egp.ts'
import type { Delivery } from './delivery-choice.ts'
import { messages } from '#messages/delivery'

/** The part of a total that delivery is, in words. */
export function feeInWords({ area, isElsewhere, missing, fee }: Delivery): string {
  if (!area) return isElsewhere ? messages.withoutDelivery : messages.feeByArea
  if (missing > 0) return messages.withoutDelivery
  return fee === 0 ? messages.withFreeDelivery : messages.withDelivery(egpWithPiastres(fee))
}
