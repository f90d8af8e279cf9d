/** What the shop offers a shopper of product `p`, with its stock `s`, wherever carts and orders ask. */
import { sql, type RawBuilder } from 'kysely'

/** What one piece of product `p` costs now. */
export const priceNow = sql<number>`coalesce(p.price_after_discount, p.price)`

/** Pieces of product `p` that the shopper (an id, or a column of ids) could have: those on hand and those held for their own unpaid order. */
export function availableTo(shopperId: string | RawBuilder<string>) {
  return sql<number>`(s.on_hand + coalesce((
    select i.count from orders o join order_items i on i.order_id = o.id
    where o.shopper_id = ${shopperId} and o.state = 'awaiting payment' and i.product_id = p.id), 0))`
}
