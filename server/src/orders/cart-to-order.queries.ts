/** How carts become orders: their lines are locked and read at today's prices, the orders are written, the next carts begin. */
import { sql } from 'kysely'
import type { ShippingAddress } from '@baqala/contract/orders'
import { availableTo, priceNow } from '../cart/offer.queries.ts'
import { rowsOf, type Db } from '../db/rows.ts'
import { newId } from '../ids.ts'
import { askedCarts, type AskedCart } from './locks.queries.ts'
import { isLive, orderColumns, type ItemRow, type OrderRow } from './orders.queries.ts'

/** A line of a cart about to be ordered. */
export type CartLine = Omit<ItemRow, 'orderId'> & { readonly available: number }

/** `isOrdered`: whether the cart has a live order already. */
export type LockedLine = CartLine & { readonly cartId: string; readonly isOrdered: boolean }

/**
 * All lines of these carts at today's prices, their stock locked: always in the order of product ids, so that nobody who
 * orders waits in a circle.
 */
export function lockLines(tx: Db, carts: readonly AskedCart[]): Promise<LockedLine[]> {
  // One order at most (one_live_order), and so one look at an index. For "exists" PostgreSQL might read all orders instead.
  const isOrdered = sql`(select true from orders o where o.cart_id = line.cart_id and ${isLive}) is true as "isOrdered"`
  return rowsOf(
    tx,
    sql<LockedLine>`select line.cart_id as "cartId", ${lineColumns}, ${isOrdered} ${linesOf(carts)} for update of s`,
  )
}

/** The same of one cart without a lock: what an open payment page is held against. */
export function listLines(db: Db, cart: AskedCart): Promise<CartLine[]> {
  return rowsOf(db, sql<CartLine>`select ${lineColumns} ${linesOf([cart])}`)
}

const lineColumns = sql`
  line.id, line.count, p.id as "productId", p.title, p.unit, p.images[1] as image, ${priceNow} as price,
  case when p.withdrawn_at is null then ${availableTo(sql`asked.shopper_id`)} else 0 end as available`

function linesOf(carts: readonly AskedCart[]) {
  return sql`
    from ${askedCarts(carts)} join cart_lines line on line.cart_id = asked.cart_id
    join products p on p.id = line.product_id join stock s on s.product_id = p.id
    order by p.id`
}

export interface NewOrder {
  readonly id: string
  readonly shopperId: string
  readonly cartId: string
  readonly state: 'placed' | 'awaiting payment'
  readonly paymentMethod: 'cash' | 'card'
  readonly address: ShippingAddress
  readonly total: number
  readonly why: string
}

/**
 * Writes these orders with all their items, which are the lines of their carts as they were read under lock, and takes the
 * pieces off the shelf. One that is placed is the end of its cart, by the same statement; one to be paid leaves it as it is.
 */
export function insertOrders(tx: Db, orders: readonly NewOrder[], items: readonly ItemRow[]): Promise<OrderRow[]> {
  const asked = orders.map(({ address, ...order }) => ({ ...order, ...address, next: newId() }))
  return rowsOf(
    tx,
    sql<OrderRow>`
      with asked as (
        select * from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (
          id text, "shopperId" text, "cartId" text, state text, "paymentMethod" text, details text, phone text, city text,
          total bigint, why text, next text)
      ),
      o as (
        insert into orders (id, shopper_id, cart_id, state, payment_method, details, phone, city, total)
        select id, "shopperId", "cartId", state, "paymentMethod", details, phone, city, total from asked
        returning *
      ),
      items as (
        insert into order_items (order_id, id, product_id, title, unit, image_cover, price, count)
        select item.* from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as item (
          "orderId" text, id text, "productId" text, title text, unit text, image text, price integer, count integer)
        returning order_id, product_id, count
      ),
      taken as (
        insert into stock_ledger (product_id, change, reason, order_id)
        select product_id, -count, 'ordered', order_id from items
      ),
      moves as (insert into order_moves (order_id, state, why, who) select id, state, why, 'shopper' from asked),
      placed as (select * from asked where state = 'placed'),
      closed as (update carts set closed_at = now() from placed where carts.id = placed."cartId" returning placed.*),
      begun as (insert into carts (id, shopper_id) select next, "shopperId" from closed),
      gone as (delete from cart_lines using placed where cart_lines.cart_id = placed."cartId")
      select ${orderColumns} from o`,
  )
}

/** The cart whose order was paid is over; the next one holds whatever was not ordered. */
export async function startNextCart(tx: Db, cartId: string, shopperId: string, orderId: string): Promise<void> {
  await sql`
    with closed as (update carts set closed_at = now() where id = ${cartId} returning id),
    next as (insert into carts (id, shopper_id) select ${newId()}, ${shopperId} from closed returning id),
    kept as (
      select line.id, line.count - coalesce(i.count, 0) as count
      from cart_lines line left join order_items i on i.order_id = ${orderId} and i.product_id = line.product_id
      where line.cart_id = ${cartId}
    ),
    gone as (delete from cart_lines using kept where cart_lines.id = kept.id and kept.count <= 0)
    update cart_lines set cart_id = next.id, count = kept.count
    from kept, next where cart_lines.id = kept.id and kept.count > 0`.execute(tx)
}
