import { egpWithPiastres } from '../ui/egp.ts'
import { areaName } from './area-name.ts'
import type { Delivery } from './delivery-choice.ts'
import { termsOf } from './terms.ts'
import { messages } from '#messages/delivery'

/** The part of a total of these goods (EGP) that delivery is, in words. */
export function feeInWords({ area, areas, isElsewhere, missing, fee }: Delivery, goods: number): string {
  if (isElsewhere || missing > 0) return messages.withoutDelivery
  if (!area && !termsOf(areas, goods).isFreeEverywhere) return messages.feeByArea
  return fee === 0 ? messages.withFreeDelivery : messages.withDelivery(egpWithPiastres(fee))
}

/** That the address names a place outside of the chosen area; "" as a rule. */
export function doubtInWords({ area, inDoubt }: Delivery): string {
  return area && inDoubt !== undefined ? messages.areaDoubt(inDoubt, areaName(area)) : ''
}
