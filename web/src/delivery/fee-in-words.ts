import { egpWithPiastres } from '../ui/egp.ts'
import { areaName } from './area-name.ts'
import type { Delivery } from './delivery-choice.ts'
import { messages } from '#messages/delivery'

/** The part of a total that delivery is, in words. */
export function feeInWords({ area, isElsewhere, missing, fee }: Delivery): string {
  if (!area) return isElsewhere ? messages.withoutDelivery : messages.feeByArea
  if (missing > 0) return messages.withoutDelivery
  return fee === 0 ? messages.withFreeDelivery : messages.withDelivery(egpWithPiastres(fee))
}

/** That the address names a place outside of the chosen area; "" as a rule. */
export function doubtInWords({ area, inDoubt }: Delivery): string {
  return area && inDoubt !== undefined ? messages.areaDoubt(inDoubt, areaName(area)) : ''
}
