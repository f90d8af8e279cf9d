import type { SlotTimes } from '../orders/delivery.queries.ts'

/** The first free slot after one that is gone, if there is one, and when it was asked for. */
export interface NextSlot {
  readonly next: SlotTimes | undefined
  readonly now: Date
}
