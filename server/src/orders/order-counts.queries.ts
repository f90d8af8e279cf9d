import type { OrderState } from '@baqala/contract/orders'
import { oneValue, rowsOf, type Db } from '../db/rows.ts'
import { unfinishedStates } from './order-states.ts'

/** Counts unfinished orders by state. Each payment that does not count for its order and has to go back is a refund due. */
export function countOpenOrders(db: Db): Promise<{ state: OrderState; count: number }[]> {
  return rowsOf<{ state: OrderState; count: number }>(db)`
    select state, count(*) from (
      select state from orders where state in (${unfinishedStates})
      union all
      select 'refund due' from payments p join orders o on o.id = p.order_id
      where p.is_surplus and p.refunded_at is null and o.state <> 'refund due'
    ) open group by state`
}

/**
 * How many orders the shop has taken, by the number of the latest: counting a million rows takes too long for a metric. The
 * numbers begin at 10001 (migration 0004), and one is skipped where an order was given up while it was written.
 */
export function countOrdersTaken(db: Db): Promise<number> {
  return oneValue<number>(db)`select coalesce(max(number) - 10000, 0) from orders`
}
