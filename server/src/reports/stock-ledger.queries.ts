import type { LedgerEntry } from '@baqala/contract/admin/stock'
import { oneValue, rowsOf, type Db } from '../db/rows.ts'
import type { MoveRow } from '../orders/order-moves.queries.ts'
import { deadStates, unpackedStates } from '../orders/order-states.ts'

/** A line of the stock ledger. A line that an order made has the move that made it. */
export interface ProductLedgerLine {
  readonly changedAt: Date
  readonly change: number
  /** Pieces on the shelf after it. */
  readonly left: number
  readonly reason: LedgerEntry['reason']
  readonly note: string | null
  readonly clerk: string | null
  /** The number of lines in all. */
  readonly all: number
  readonly orderNumber: number | null
  readonly move: Pick<MoveRow, 'who' | 'clerk' | 'reason' | 'params' | 'why'> | null
}

/** Counts the pieces of a product that stand on the shelf for orders, which the stock no longer has. */
export function countWaiting(db: Db, productId: string): Promise<number> {
  return oneValue<number>(db)`
    select coalesce(sum(i.count), 0) from orders o join order_items i on i.order_id = o.id
    where o.state in (${unpackedStates}) and i.product_id = ${productId}`
}

/** Lists lines of a product, the newest first, at most `max` after `offset` newer ones. */
export function listLedgerLines(db: Db, productId: string, max: number, offset = 0): Promise<ProductLedgerLine[]> {
  return rowsOf<ProductLedgerLine>(db)`
    select l.changed_at as "changedAt", l.change, l.left_over as "left", l.reason, l.note, l.clerk,
      (select count(*) from stock_ledger where product_id = ${productId}) as "all",
      o.number as "orderNumber", to_jsonb(m) as move
    from (
      -- From the stock of now backwards, so that a long ledger is not summed for one page.
      select line.*, s.on_hand - coalesce(sum(change) over newer, 0) as left_over
      from stock_ledger line join stock s using (product_id)
      where product_id = ${productId}
      window newer as (order by line.id desc rows between unbounded preceding and 1 preceding)
      order by line.id desc limit ${max} offset ${offset}
    ) l
      left join orders o on o.id = l.order_id
      -- An order's stock changes in the transaction that moves it. The end of an order puts goods back; within the same
      -- millisecond it may be nearer to the start.
      left join lateral (
        select who, clerk, reason, params, why from order_moves
        where order_id = l.order_id
        order by (state in (${deadStates})) = (l.change > 0) desc, abs(extract(epoch from moved_at - l.changed_at)) limit 1
      ) m on true
    order by l.id desc`
}
