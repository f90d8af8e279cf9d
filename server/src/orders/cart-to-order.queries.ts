/** The cart an order is made of: locked, read at today's prices, and followed by the next one. */
import { sql } from 'kysely'
import { availableTo, priceNow } from '../cart/offer.queries.ts'
import { rowsOf, type Db } from '../db/rows.ts'
import { newId } from '../ids.ts'
import type { ItemRow } from './orders.queries.ts'

/** A line of a cart about to be ordered. */
export type CartLine = Omit<ItemRow, 'orderId'> & { readonly available: number }

/** The cart's lines at today's prices, their stock locked: always in the order of product ids, so that two orders never wait for each other. */
export function lockLines(tx: Db, cartId: string, shopperId: string): Promise<CartLine[]> {
  return rowsOf(tx, sql<CartLine>`${cartLines(cartId, shopperId)} order by p.id for update of s`)
}

/** The same without a lock: what an open payment page is held against. */
export function listLines(db: Db, cartId: string, shopperId: string): Promise<CartLine[]> {
  return rowsOf(db, sql<CartLine>`${cartLines(cartId, shopperId)} order by p.id`)
}

function cartLines(cartId: string, shopperId: string) {
  return sql`
    select line.id, line.count, p.id as "productId", p.title, p.unit, p.images[1] as image, ${priceNow} as price,
      case when p.withdrawn_at is null then ${availableTo(shopperId)} else 0 end as available
    from cart_lines line join products p on p.id = line.product_id join stock s on s.product_id = p.id
    where line.cart_id = ${cartId}`
}

/** The ordered cart is over; the next one holds whatever was not ordered. */
export async function startNextCart(tx: Db, cartId: string, shopperId: string, orderId: string): Promise<void> {
  await sql`
    with closed as (update carts set closed_at = now() where id = ${cartId} returning id),
    next as (insert into carts (id, shopper_id) select ${newId()}, ${shopperId} from closed returning id),
    kept as (
      select line.id, line.count - coalesce(i.count, 0) as count
      from cart_lines line left join order_items i on i.order_id = ${orderId} and i.product_id = line.product_id
      where line.cart_id = ${cartId}
    ),
    ordered as (delete from cart_lines using kept where cart_lines.id = kept.id and kept.count <= 0)
    update cart_lines set cart_id = next.id, count = kept.count
    from kept, next where cart_lines.id = kept.id and kept.count > 0`.execute(tx)
}
