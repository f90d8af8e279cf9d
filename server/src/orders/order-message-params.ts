/** The parameters that the sentences of orders take in either language. */
import type { OrderState } from '@baqala/contract/orders'

export interface Numbered {
  readonly number: number
  readonly state: OrderState
}

export interface StandingOrder {
  readonly number: number
  /** Piastres. */
  readonly total: number
  readonly address: string
}

/** The next free slot, if there is one. Minutes after midnight in Cairo of its day. */
export interface NextSlot {
  readonly next: { readonly day: string; readonly fromMinute: number; readonly untilMinute: number } | undefined
}

/** Piastres. */
export interface AreaMinimum {
  readonly missing: number
  readonly minimum: number
  readonly area: string
  readonly areaAr: string
}
