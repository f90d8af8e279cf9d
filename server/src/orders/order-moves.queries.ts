import type { OrderState } from '@baqala/contract/orders'
import { execute, maybeRow, rowsOf, sql, type Db } from '../db/rows.ts'
import type { Clerk } from '../staff/log.queries.ts'
import type { FirstMover } from './order-message-params.ts'
import type { Move, MoveReason, Mover } from './order-states.ts'
import type { OrderRow } from './orders.queries.ts'

export interface MoveRow extends Pick<Mover, 'who'> {
  /** The name of the clerk. */
  readonly clerk: string | null
  readonly staffId: string | null
  readonly orderId: string
  readonly state: OrderState
  /** A code of orders.messages.en.ts; null for moves of older versions, which stored the sentence `why`. */
  readonly reason: string | null
  readonly params: object | null
  readonly why: string
  readonly movedAt: Date
}

/** Sets the state of an order and inserts the move that led to it. A courier is known only while the order is on its way. */
export async function updateState(tx: Db, orderId: string, move: Move): Promise<void> {
  const { state, courierPhone = null } = move
  await execute(tx)`
    with moved as (
      update orders set state = ${state}, updated_at = now(), courier_phone = ${state === 'on its way' ? courierPhone : null},
        paid_at = case when ${state} = 'paid' then now() else paid_at end,
        delivered_at = case ${state} when 'delivered' then now() when 'on its way' then null else delivered_at end
      where id = ${orderId}
    )
    ${insertMove(orderId, move)}`
}

/** Inserts a line into the history of an order whose state stays as it is. */
export async function insertNote(tx: Db, { id, state }: OrderRow, note: Mover & MoveReason): Promise<void> {
  await execute(tx)`
    with touched as (update orders set updated_at = now() where id = ${id})
    ${insertMove(id, { ...note, state })}`
}

function insertMove(orderId: string, { state, reason, params, who, clerk }: Move) {
  return sql`
    insert into order_moves (order_id, state, reason, params, who, clerk, staff_id)
    values (${orderId}, ${state}, ${reason}, ${params === undefined ? null : JSON.stringify(params)}::jsonb, ${who},
      ${clerk?.name ?? null}, ${staffIdOf(clerk)})`
}

/** For a person at the command line, whose name may be the login of somebody among the staff. */
function staffIdOf(clerk: Clerk | undefined) {
  if (clerk === undefined || clerk.staffId !== undefined) return clerk?.staffId ?? null
  return sql`(select id from staff where login = lower(${clerk.name}))`
}

/** Who brought the order into its state, for those who come too late. */
export function findFirstMover(tx: Db, { id, state }: Pick<OrderRow, 'id' | 'state'>): Promise<FirstMover | undefined> {
  // Notes that were added since have the same state.
  return maybeRow<FirstMover>(tx)`
    select clerk as by, who, moved_at as at from order_moves
    where order_id = ${id} and state = ${state} and moved_at > coalesce(
      (select max(moved_at) from order_moves where order_id = ${id} and state <> ${state}), '-infinity')
    order by moved_at limit 1`
}

/** The moves of these orders, oldest first. */
export function listMoves(db: Db, orderIds: readonly string[]): Promise<MoveRow[]> {
  return rowsOf<MoveRow>(db)`
    select order_id as "orderId", state, reason, params, why, who, clerk, staff_id as "staffId", moved_at as "movedAt"
    from order_moves where order_id = any(${orderIds}) order by order_id, moved_at`
}
