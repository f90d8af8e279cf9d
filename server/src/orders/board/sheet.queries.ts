import { sql } from 'kysely'
import type { OrderState } from '@baqala/contract/orders'
import { rowsOf, type Db } from '../../db/rows.ts'
import { orderLines, type OrderLine } from '../shop-orders.queries.ts'

/**
 * Lists orders with one of these numbers, or without numbers those in one of these states: by the promised time and the round,
 * then by area. Those to agree on a time for come last.
 */
export function listForSheet(
  db: Db,
  { numbers, states, max }: { numbers: readonly number[]; states: readonly OrderState[]; max: number },
): Promise<OrderLine[]> {
  const wanted =
    numbers.length > 0
      ? sql`o.number = any(${numbers}::bigint[])`
      : sql`o.state in (${sql.join(states.map((state) => sql.lit(state)))})`
  return rowsOf<OrderLine>(db)`
    select * from (${orderLines} where ${wanted}) line
    order by "promisedFrom" nulls last, delivery ->> 'round', lower(city), number limit ${max}`
}

/** A line of an order. Piastres for one piece. */
export interface SheetLine {
  readonly orderId: string
  readonly productId: string
  readonly name: string
  readonly category: string
  readonly count: number
  readonly price: number
}

/** Lists the lines of orders in the order of the shop's shelves: by category, then by name. */
export function listSheetLines(db: Db, orderIds: readonly string[]): Promise<SheetLine[]> {
  return rowsOf<SheetLine>(db)`
    select i.order_id as "orderId", i.product_id as "productId", i.title || ' ' || i.unit as name, c.name as category,
      i.count, i.price
    from order_items i join products p on p.id = i.product_id join categories c on c.id = p.category_id
    where i.order_id = any(${orderIds}::text[]) order by c.position, c.name, i.title, i.unit, i.product_id`
}
