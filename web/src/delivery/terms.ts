/** The terms on which an area, or the nearest of several, takes these goods: /Payment keeps what the bar and the cart say of them. */
import type { DeliveryArea, SlotTime } from '@baqala/contract/delivery'
import { feeOf, missingForFree, missingForMinimum } from './delivery-price.ts'

/** EGP. */
export interface Terms {
  /** The goods that are missing before anything is delivered: until then no time and no fee is promised. 0 for an empty cart. */
  readonly missing: number
  /** The least amount of goods. */
  readonly minimum: number
  /** The least. */
  readonly fee: number
  readonly isFreeEverywhere: boolean
  /** The first free time. */
  readonly next: SlotTime | undefined
  /** For one area alone: how soon it can be there. */
  readonly expressMinutes: number | undefined
  /** For one area alone: the goods that are missing for free delivery; 0 where it is free or never will be. */
  readonly toFree: number
}

/** `areas`: at least one. `goods`: EGP, 0 for an empty cart. */
export function termsOf(areas: readonly DeliveryArea[], goods: number): Terms {
  const missing = goods > 0 ? Math.min(...areas.map((area) => missingForMinimum(area, goods))) : 0
  const reached = areas.filter((area) => goods === 0 || missingForMinimum(area, goods) === 0)
  const [only] = areas.length === 1 ? reached : []
  return {
    missing,
    minimum: Math.min(...areas.map(({ minimum }) => minimum)),
    fee: Math.min(...reached.map((area) => feeOf(area, goods, false))),
    isFreeEverywhere: reached.length === areas.length && reached.every((area) => feeOf(area, goods, false) === 0),
    next: reached
      .flatMap(({ nextSlot }) => nextSlot ?? [])
      .sort((one, other) => one.startsAt.localeCompare(other.startsAt))[0],
    expressMinutes: only?.express?.isOpen ? only.express.minutes : undefined,
    toFree: (only && goods > 0 && missingForFree(only, goods)) || 0,
  }
}
