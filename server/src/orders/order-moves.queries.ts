import { sql } from 'kysely'
import { rowsOf, type Db } from '../db/rows.ts'
import type { Move } from './order-states.ts'

export interface MoveRow extends Move {
  readonly orderId: string
  readonly clerk: string | undefined
  readonly movedAt: Date
}

/** Moves the order on and writes down who did it, and why. */
export async function updateState(tx: Db, orderId: string, { state, why, who, clerk }: Move): Promise<void> {
  await sql`
    with moved as (
      update orders set state = ${state}, updated_at = now(),
        paid_at = case when ${state} = 'paid' then now() else paid_at end,
        delivered_at = case when ${state} = 'delivered' then now() else delivered_at end
      where id = ${orderId}
    )
    insert into order_moves (order_id, state, why, who, clerk)
    values (${orderId}, ${state}, ${why}, ${who}, ${clerk ?? null})`.execute(tx)
}

/** What orders went through, oldest first. */
export function listMoves(db: Db, orderIds: readonly string[]): Promise<MoveRow[]> {
  return rowsOf(
    db,
    sql<MoveRow>`
      select order_id as "orderId", state, why, who, clerk, moved_at as "movedAt"
      from order_moves where order_id = any(${orderIds}) order by order_id, moved_at`,
  )
}
