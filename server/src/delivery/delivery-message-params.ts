import type { SlotTimes } from './slot-plan.ts'

/** The first free slot after one that is gone, if there is one, and when it was asked for. */
export interface NextSlot {
  readonly next: SlotTimes | undefined
  readonly now: Date
}

/** Piastres. */
export interface AreaMinimum {
  readonly missing: number
  readonly minimum: number
  readonly area: string
  readonly areaAr: string
}

/** The hours of a slot by a clock of 24 hours, on a date such as 2026-11-24. */
export interface Hours {
  readonly date: string
  readonly from: string
  readonly until: string
}
