/** The kinds of letters, and the facts that each tells of. */
import type { IfRunsOut } from '@baqala/contract/delivery'
import type { Line } from './letter-parts.ts'
import type { LeftOut } from './letters.messages.en.ts'

/** The outbox stores the facts and encrypts `secret`. */
export type Letter =
  | { readonly kind: 'welcome' | 'password changed'; readonly facts: { readonly name: string } }
  | { readonly kind: 'reset code'; readonly facts: { readonly name: string; readonly secret: string } }
  /** The secret takes the address back. Absent where there is no way back, and in letters that were given up before. */
  | { readonly kind: 'email changed'; readonly facts: { readonly name: string; readonly secret?: string } }
  | { readonly kind: 'account deleted'; readonly facts: object }
  | { readonly kind: 'back in stock'; readonly facts: BackInStockFacts }
  | { readonly kind: OrderLetter; readonly facts: OrderFacts }
  | { readonly kind: 'new order'; readonly facts: NewOrderFacts }

export type OrderLetter =
  | 'order placed'
  | 'order paid'
  | 'order changed'
  | 'time changed'
  | 'goods left out'
  | 'order on its way'
  | 'order delivered'
  | 'order not sent'
  | 'order not delivered'
  | 'order cancelled'
  | 'order refunded'

export interface BackInStockFacts {
  readonly name: string
  readonly productId: string
  readonly category: string
  readonly title: string
}

export interface OrderFacts {
  readonly name: string
  readonly number: number
  readonly lines: readonly Line[]
  /** Piastres. */
  readonly total: number
  readonly address: string
  readonly payment: 'cash' | 'card'
  readonly isPaid: boolean
  /** Absent if the order named no delivery. */
  readonly delivery?: DeliveryFacts
  /** Present if it named none although the shop has areas: the shop calls about the time and the fee. */
  readonly isTimeOpen?: true
  /** Present in a letter about goods that the shop did not find. */
  readonly allLeftOut?: readonly LeftOut[]
  /** The same as older servers stored it, whose letters may still wait, and who would read a list as one product. */
  readonly leftOut?: LeftOut
  /** Present in a letter about an order that the shop cancelled for a reason. */
  readonly why?: string
}

export interface DeliveryFacts {
  /** Piastres. */
  readonly fee: number
  /** Piastres: the cash that the shopper will pay with. */
  readonly cashWith?: number
  readonly ifRunsOut?: IfRunsOut
  /** For the shopper alone: notices leave the shop. */
  readonly note?: string
  /** The slot: its day and, in minutes after that midnight, its hours. */
  readonly day?: string
  readonly fromMinute?: number
  readonly untilMinute?: number
  /** The end of an express delivery's promise. ISO 8601. */
  readonly expressUntil?: string
}

/** For the shop, which looks up the rest: no name, no phone, no street. */
export interface NewOrderFacts extends Pick<
  OrderFacts,
  'number' | 'lines' | 'total' | 'payment' | 'isPaid' | 'delivery' | 'isTimeOpen'
> {
  /** Present on an order that was told of before. */
  readonly isChanged?: true
  /** Absent if the account was deleted before the notice was sent. */
  readonly area?: string
}
