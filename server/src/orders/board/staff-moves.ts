/** The moves that each role may make, of those that the state machine has (order-states.ts). */
import type { Role } from '@baqala/contract/admin/may'
import { STAFF_MOVES, type StaffMove } from '@baqala/contract/admin/staff-order'
import { Refusal } from '../../refusal.ts'
import type { Clerk } from '../../staff/log.queries.ts'
import { mayCancel, mayMove, stepBack } from '../order-states.ts'
import { messages } from '../orders.messages.en.ts'
import type { OrderRow } from '../orders.queries.ts'
import { mayTakeBack } from '../placed/fulfilment.ts'

const MOVES_OF: Readonly<Record<Role, readonly StaffMove[]>> = {
  owner: STAFF_MOVES,
  manager: STAFF_MOVES,
  picker: ['being packed', 'packed', 'on its way', 'delivered'],
  courier: ['on its way', 'delivered'],
  reader: [],
}

/** An order as the rules see it. `isOwnRun`: the clerk took it on its way, a week ago at most if it has ended. */
export interface MovedByStaff extends Pick<OrderRow, 'state' | 'leftAt' | 'deliveredAt' | 'shopperId'> {
  readonly isOwnRun: boolean
  readonly isPacked: boolean
}

/** The states to which a person of the staff may move an order. */
export function movesFor({ role }: Clerk, order: MovedByStaff): StaffMove[] {
  if (role === undefined || isOthersRun(role, order)) return []
  const takesBack = MOVES_OF[role].includes('cancelled') && mayTakeBack(order)
  const moves = MOVES_OF[role].filter((to) =>
    to === 'packed' ? !order.isPacked : takesBack || !stepBack(order.state, to),
  )
  return moves.filter((to) => (to === 'cancelled' ? mayCancel(order.state, 'shop') : mayMove(order.state, to)))
}

/** Whether it is no order for this person: a courier sees those that can be taken, and own runs. */
export function isOthersRun(role: Role | undefined, { state, isOwnRun }: MovedByStaff): boolean {
  return role === 'courier' && state !== 'being packed' && !isOwnRun
}

/** Refuses (403) a move that is not for the clerk's role, or an order that is not for this courier. */
export function refuseMove({ role }: Clerk, to: StaffMove, order: MovedByStaff): void {
  if (role === undefined) return
  if (!MOVES_OF[role].includes(to))
    throw new Refusal(403, to === 'cancelled' ? messages.mayNotCancel : messages.mayNotMove)
  // An order that somebody else took a moment ago is refused by the state machine, which says by whom.
  if (to === 'delivered' && isOthersRun(role, order)) throw new Refusal(403, messages.othersRun)
}

/** Whether the person may call the shopper: pickers until the order leaves the shop, couriers on own runs. */
export function seesPhone({ role }: Clerk, { state, isOwnRun }: MovedByStaff): boolean {
  if (role === 'courier') return isOwnRun && state === 'on its way'
  if (role === 'picker') return state === 'placed' || state === 'paid' || state === 'being packed'
  return true
}

export function seesEmail({ role }: Clerk): boolean {
  return role === 'owner' || role === 'manager'
}
