/** Where an order can stand, and the only moves there are (docs/decisions/0007-orders-and-payments.md). */
import { sql } from 'kysely'
import type { OrderState } from '@baqala/contract/orders'

export const MOVES: Readonly<Record<OrderState, readonly OrderState[]>> = {
  'awaiting payment': ['paid', 'payment failed', 'expired', 'replaced', 'refund due'],
  placed: [],
  paid: [],
  // Money may arrive for an order whose stock went back: it takes the stock again, or is owed to the shopper.
  'payment failed': ['paid', 'refund due'],
  expired: ['paid', 'refund due'],
  replaced: ['paid', 'refund due'],
  'refund due': [],
}

export function mayMove(from: OrderState, to: OrderState): boolean {
  return MOVES[from].includes(to)
}

/** A cart has at most one order in a state that is not one of these; the index one_live_order says the same. */
const DEAD: readonly OrderState[] = ['payment failed', 'expired', 'replaced', 'refund due']

export const deadStates = sql.join(DEAD.map((state) => sql.lit(state)))
