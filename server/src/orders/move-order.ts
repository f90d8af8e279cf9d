import type { Db } from '../db/rows.ts'
import { putStockBack } from '../stock/stock.queries.ts'
import { updateState } from './order-moves.queries.ts'
import { mayMove, type Move } from './order-states.ts'
import type { OrderRow } from './orders.queries.ts'

/** Changes the state of an order and records who did it and why. Throws if the state machine has no such transition. */
export async function moveOrder(tx: Db, order: OrderRow, move: Move): Promise<void> {
  if (!mayMove(order.state, move.state)) throw new Error(`An order cannot move from ${order.state} to ${move.state}.`)
  await updateState(tx, order.id, move)
}

/** Ends an order that is not delivered: its pieces go back into stock. */
export async function release(tx: Db, order: OrderRow, move: Move): Promise<void> {
  await putStockBack(tx, order.id)
  await moveOrder(tx, order, move)
}
