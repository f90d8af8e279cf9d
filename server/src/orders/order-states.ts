/** The state machine of orders (docs/decisions/0007-orders-and-payments.md). */
import { sql } from '../db/rows.ts'
import type { OrderState } from '@baqala/contract/orders'
import type { Clerk } from '../staff/log.queries.ts'
import type { moveReasons } from './move-reasons.messages.en.ts'

const MOVES: Readonly<Record<OrderState, readonly (OrderState | 'packed')[]>> = {
  'awaiting payment': ['paid', 'payment failed', 'expired', 'replaced', 'cancelled', 'refund due'],
  placed: ['being packed', 'cancelled'],
  // Cancelling an order that was paid by card makes a refund due.
  paid: ['being packed', 'refund due'],
  // 'packed' is noted, and leaves the state as it is.
  'being packed': ['packed', 'on its way', 'cancelled', 'refund due'],
  'on its way': ['delivered', 'being packed', 'cancelled', 'refund due'],
  delivered: ['on its way'],
  // A payment may arrive after the stock went back: the order takes the stock again, or a refund is due.
  'payment failed': ['paid', 'refund due'],
  expired: ['paid', 'refund due'],
  replaced: ['paid', 'refund due'],
  cancelled: ['refund due'],
  'refund due': ['refunded'],
  // A bank may refuse the money days later.
  refunded: ['refund due'],
}

export function mayMove(from: OrderState, to: OrderState | 'packed'): boolean {
  return MOVES[from].includes(to)
}

/** The step back, if the move takes back what somebody pressed wrongly. An order that was noted as packed stays so. */
export function stepBack(from: OrderState, to: OrderState | 'packed') {
  if (from === 'delivered' && to === 'on its way')
    return { reason: 'takenBack', letter: 'order not delivered' } as const
  if (from === 'on its way' && to === 'being packed') return { reason: 'notSent', letter: 'order not sent' } as const
  return undefined
}

/** Whether a payment decides what becomes of the order. In every other state it is one too many. */
export function isMovedByPayment(state: OrderState): boolean {
  const unpaid: readonly OrderState[] = ['awaiting payment', 'payment failed', 'expired', 'replaced', 'cancelled']
  return unpaid.includes(state)
}

/** Shoppers may cancel until packing starts; the shop until the order is delivered. */
export function mayCancel(state: OrderState, who: Mover['who']): boolean {
  return (who === 'shopper' ? UNPACKED : TO_DELIVER).includes(state)
}

/** Shoppers may change what is placed or paid, until packing starts; the shop until the order leaves. */
export function mayChange(state: OrderState, who: Mover['who']): boolean {
  return state === 'placed' || state === 'paid' || (state === 'being packed' && who === 'shop')
}

/** The one who moves an order. `clerk`: a person in the shop; absent if the server acted by itself. */
export interface Mover {
  readonly who: 'shopper' | 'shop' | 'payment provider'
  readonly clerk?: Clerk | undefined
}

type Reasons = typeof moveReasons

/** The reason for a move: the code of a sentence for the shopper, with the parameters of that sentence. */
export type MoveReason = {
  [Code in keyof Reasons]: Reasons[Code] extends (params: infer Params) => unknown
    ? { readonly reason: Code; readonly params: Params }
    : { readonly reason: Code; readonly params?: undefined }
}[keyof Reasons]

export type Move = Mover & MoveReason & { readonly state: OrderState; readonly courierPhone?: string | undefined }

/** A cart has at most one order in a state that is not one of these; the index one_live_order and the column is_live say the same. */
const DEAD: readonly OrderState[] = ['payment failed', 'expired', 'replaced', 'cancelled', 'refund due', 'refunded']

export const deadStates = listed(DEAD)

const UNPACKED: readonly OrderState[] = ['awaiting payment', 'placed', 'paid']

/** Orders whose goods nobody has begun to take from the shelf. */
export const unpackedStates = listed(UNPACKED)

const IN_THE_SHOP: readonly OrderState[] = [...UNPACKED, 'being packed']

/** Orders whose courier has not left. */
export const statesInTheShop = listed(IN_THE_SHOP)

const TO_DELIVER: readonly OrderState[] = [...IN_THE_SHOP, 'on its way']

export const statesToDeliver = listed(TO_DELIVER)

export function isToDeliver(state: OrderState): boolean {
  return TO_DELIVER.includes(state)
}

/** Orders still to be delivered, or whose money is still to go back; the index orders_by_state says the same. */
export const UNFINISHED: readonly OrderState[] = [...TO_DELIVER, 'refund due']

export const unfinishedStates = listed(UNFINISHED)

/** The states of an order by card whose payment has arrived, and stays. */
export const paidStates = listed(['paid', 'being packed', 'on its way', 'delivered'])

function listed(states: readonly OrderState[]) {
  return sql.join(states.map((state) => sql.lit(state)))
}
