/** Price and availability of product `p` with stock `s`, for the queries of carts and orders. */
import { sql, type RawBuilder } from 'kysely'

/** The current price of product `p` in piastres. */
export const priceNow = sql<number>`coalesce(p.price_after_discount, p.price)`

/**
 * Pieces of product `p` available to a shopper (an id or a column): those on hand and those held for their own unpaid order. None
 * of a product that was withdrawn.
 */
export function availableTo(shopperId: string | RawBuilder<string>) {
  return sql<number>`(case when p.withdrawn_at is not null then 0 else s.on_hand + coalesce((
    select i.count from orders o join order_items i on i.order_id = o.id
    where o.shopper_id = ${shopperId} and o.state = 'awaiting payment' and i.product_id = p.id), 0) end)`
}
