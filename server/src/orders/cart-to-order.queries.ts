/** How a cart becomes an order: its lines are locked and read at today's prices, the order is written, the next cart begins. */
import { sql } from 'kysely'
import type { ShippingAddress } from '@baqala/contract/orders'
import { availableTo, priceNow } from '../cart/offer.queries.ts'
import { oneRow, rowsOf, type Db } from '../db/rows.ts'
import { newId } from '../ids.ts'
import { isLive, orderColumns, type ItemRow, type OrderRow } from './orders.queries.ts'

/** A line of a cart about to be ordered. */
export type CartLine = Omit<ItemRow, 'orderId'> & { readonly available: number }

/** `isOrdered`: whether the cart has a live order already. */
export type LockedLine = CartLine & { readonly isOrdered: boolean }

/** The cart's lines at today's prices, their stock locked: always in the order of product ids, so that two orders never wait for each other. */
export function lockLines(tx: Db, cartId: string, shopperId: string): Promise<LockedLine[]> {
  const isOrdered = sql`exists (select from orders o where o.cart_id = ${cartId} and ${isLive}) as "isOrdered"`
  return rowsOf(tx, sql<LockedLine>`select ${lineColumns(shopperId)}, ${isOrdered} ${linesOf(cartId)} for update of s`)
}

/** The same without a lock: what an open payment page is held against. */
export function listLines(db: Db, cartId: string, shopperId: string): Promise<CartLine[]> {
  return rowsOf(db, sql<CartLine>`select ${lineColumns(shopperId)} ${linesOf(cartId)}`)
}

function lineColumns(shopperId: string) {
  return sql`
    line.id, line.count, p.id as "productId", p.title, p.unit, p.images[1] as image, ${priceNow} as price,
    case when p.withdrawn_at is null then ${availableTo(shopperId)} else 0 end as available`
}

function linesOf(cartId: string) {
  return sql`
    from cart_lines line join products p on p.id = line.product_id join stock s on s.product_id = p.id
    where line.cart_id = ${cartId} order by p.id`
}

export interface NewOrder {
  readonly shopperId: string
  readonly cartId: string
  readonly state: 'placed' | 'awaiting payment'
  readonly paymentMethod: 'cash' | 'card'
  readonly address: ShippingAddress
  readonly total: number
  readonly why: string
}

/**
 * Writes the order with all lines of its cart, as they were read under lock, and takes their pieces off the shelf. One that is
 * placed is the end of the cart, by the same statement; one to be paid leaves it as it is.
 */
export function insertOrder(tx: Db, order: NewOrder, lines: readonly CartLine[]): Promise<OrderRow> {
  const id = newId()
  const steps = [newOrder(id, order, lines)]
  if (order.state === 'placed')
    steps.push(
      nextCart(order.cartId, order.shopperId),
      sql`gone as (delete from cart_lines where cart_id = ${order.cartId})`,
    )
  return oneRow(tx, sql<OrderRow>`with ${sql.join(steps)} select ${orderColumns} from o`)
}

function newOrder(id: string, order: NewOrder, lines: readonly CartLine[]) {
  return sql`
    o as (
      insert into orders (id, shopper_id, cart_id, state, payment_method, details, phone, city, total)
      values (${id}, ${order.shopperId}, ${order.cartId}, ${order.state}, ${order.paymentMethod},
        ${order.address.details}, ${order.address.phone}, ${order.address.city}, ${order.total})
      returning *
    ),
    items as (
      insert into order_items (order_id, id, product_id, title, unit, image_cover, price, count)
      select ${id}, item.* from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
        as item (id text, "productId" text, title text, unit text, image text, price integer, count integer)
      returning product_id, count
    ),
    taken as (
      insert into stock_ledger (product_id, change, reason, order_id)
      select product_id, -count, 'ordered', ${id} from items
    ),
    moves as (insert into order_moves (order_id, state, why, who) values (${id}, ${order.state}, ${order.why}, 'shopper'))`
}

/** The cart whose order was paid is over; the next one holds whatever was not ordered. */
export async function startNextCart(tx: Db, cartId: string, shopperId: string, orderId: string): Promise<void> {
  await sql`
    with ${nextCart(cartId, shopperId)},
    kept as (
      select line.id, line.count - coalesce(i.count, 0) as count
      from cart_lines line left join order_items i on i.order_id = ${orderId} and i.product_id = line.product_id
      where line.cart_id = ${cartId}
    ),
    gone as (delete from cart_lines using kept where cart_lines.id = kept.id and kept.count <= 0)
    update cart_lines set cart_id = next.id, count = kept.count
    from kept, next where cart_lines.id = kept.id and kept.count > 0`.execute(tx)
}

function nextCart(cartId: string, shopperId: string) {
  return sql`
    closed as (update carts set closed_at = now() where id = ${cartId} returning id),
    next as (insert into carts (id, shopper_id) select ${newId()}, ${shopperId} from closed returning id)`
}
