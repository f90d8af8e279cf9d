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

export interface Max {
  readonly max: number
}
