/** The queries of changing a placed order. */
import { priceNow } from '../../cart/cart.queries.ts'
import { titlesColumns } from '../../catalog/product-row.queries.ts'
import { execute, oneValue, rowsOf, type Db } from '../../db/rows.ts'
import { insertItems } from '../orders.queries.ts'
import type { Line } from '../../cart/cart-lines.queries.ts'
import type { Offer } from './changed-lines.ts'

/** Locks the stock of products in the order of their ids, and reads what they are offered for. */
export function lockOffers(tx: Db, productIds: readonly string[]): Promise<Offer[]> {
  return rowsOf<Offer>(tx)`
    select p.id as "productId", ${titlesColumns}, p.images[1] as image, ${priceNow} as price,
      case when p.withdrawn_at is null then s.on_hand else 0 end as available
    from products p join stock s on s.product_id = p.id
    where p.id = any(${productIds}::text[]) order by p.id for update of s`
}

/** Puts these lines in place of those of an order. */
export async function replaceItems(tx: Db, orderId: string, lines: readonly Line[]): Promise<void> {
  await execute(tx)`delete from order_items where order_id = ${orderId}`
  await execute(tx)`${insertItems(orderId, lines)}`
}

/** Sets what an order costs. Cash that does not pay for it any more needs no change. */
export async function updateTotal(tx: Db, orderId: string, price: { total: number; fee: number }): Promise<void> {
  const { total, fee } = price
  await execute(tx)`
    update orders set total = ${total}, delivery_fee = ${fee}, cash_with = case when cash_with >= ${total} then cash_with end
    where id = ${orderId}`
}

/** How many times the shopper has changed an order. */
export function countChanges(tx: Db, orderId: string): Promise<number> {
  return oneValue<number>(tx)`
    select count(*) from order_moves
    where order_id = ${orderId} and reason in ('goodsChanged', 'timeChanged', 'goodsAndTimeChanged')`
}
