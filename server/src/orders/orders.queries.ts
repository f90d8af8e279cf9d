import type { Language } from '@baqala/contract/language'
import type { OrderState } from '@baqala/contract/orders'
import type { Line } from '../cart/cart-lines.queries.ts'
import { execute, maybeRow, oneRow, oneValue, rowsOf, sql, type Db } from '../db/rows.ts'
import { deliveryColumns, type DeliveryRow } from '../delivery/promise.queries.ts'
import { deadStates, statesInTheShop, unfinishedStates } from './order-states.ts'

/** An order as the server handles it; money in piastres. */
export interface OrderRow extends DeliveryRow {
  readonly id: string
  readonly number: number
  readonly shopperId: string
  readonly cartId: string
  readonly state: OrderState
  readonly paymentMethod: 'cash' | 'card'
  readonly details: string
  readonly phone: string
  readonly city: string
  /** The goods and the delivery fee. */
  readonly total: number
  /** While the order is on its way, if the shop named it. */
  readonly courierPhone: string | null
  /** While the order awaits its payment on that page. */
  readonly paymentPage: { readonly url: string; readonly openedAt: string } | null
  readonly paidAt: Date | null
  readonly deliveredAt: Date | null
  /** While the order is on its way: when it left the shop. */
  readonly leftAt: Date | null
  readonly createdAt: Date
  readonly updatedAt: Date
}

export interface ItemRow extends Line {
  readonly orderId: string
}

/** Whether order `o` named no delivery in a shop that has areas: its fee and time are agreed on by phone. */
export const isFeeOpen = sql`(o.area_id is null and exists (select from delivery_areas where closed_at is null))`

/** The columns of an OrderRow, of orders `o`. */
export const orderColumns = sql`
  o.id, o.number, o.shopper_id as "shopperId", o.cart_id as "cartId", o.state, o.payment_method as "paymentMethod",
  o.details, o.phone, o.city, o.total, o.paid_at as "paidAt", o.delivered_at as "deliveredAt",
  case when o.state = 'on its way' then o.courier_phone end as "courierPhone", case when o.state = 'awaiting payment' then (
    select jsonb_build_object('url', url, 'openedAt', created_at) from payment_sessions where order_id = o.id) end as "paymentPage",
  case when o.state = 'on its way' then (
    select max(moved_at) from order_moves where order_id = o.id and reason in ('onItsWay', 'handedTo')) end as "leftAt",
  o.created_at as "createdAt", o.updated_at as "updatedAt", ${deliveryColumns}`

/** The cart's order that holds or has delivered its goods, if there is one. */
export function findLiveOrder(db: Db, cartId: string, shopperId: string): Promise<OrderRow | undefined> {
  return maybeRow<OrderRow>(db)`
    select ${orderColumns} from orders o
    where o.cart_id = ${cartId} and o.shopper_id = ${shopperId} and o.state not in (${deadStates})`
}

export function findOrder(db: Db, orderId: string): Promise<OrderRow | undefined> {
  return maybeRow<OrderRow>(db)`select ${orderColumns} from orders o where o.id = ${orderId}`
}

/** The columns of an ItemRow, of order items `i`. */
export const itemColumns = sql`
  i.order_id as "orderId", i.id, i.product_id as "productId", i.title, i.unit, i.title_ar as "titleAr", i.unit_ar as "unitAr",
  i.image_cover as image, i.price, i.count`

/** The statement that gives an order these lines, in this order. */
export function insertItems(orderId: string, lines: readonly Line[]) {
  const placed = JSON.stringify(lines.map((line, position) => ({ ...line, position })))
  return sql`
    insert into order_items (order_id, id, product_id, title, unit, title_ar, unit_ar, image_cover, price, count, position)
    select ${orderId}, item.* from jsonb_to_recordset(${placed}::jsonb) as item (id text, "productId" text, title text,
      unit text, "titleAr" text, "unitAr" text, image text, price integer, count integer, position integer)`
}

export function listItems(db: Db, orderIds: readonly string[]): Promise<ItemRow[]> {
  return rowsOf<ItemRow>(db)`
    select ${itemColumns} from order_items i where i.order_id = any(${orderIds}) order by i.order_id, i.position, i.id`
}

/** `language`: the one in which the order was placed, or else the shopper's last. */
export function findShopperContact(db: Db, orderId: string) {
  return oneRow<{ name: string; email: string; language: Language }>(db)`
    select s.name, s.email, coalesce(o.language, s.language) as language
    from orders o join shoppers s on s.id = o.shopper_id where o.id = ${orderId}`
}

/** A shopper's orders, newest first. */
export function listOrdersOf(db: Db, shopperId: string, limit: number, offset: number): Promise<OrderRow[]> {
  return rowsOf<OrderRow>(db)`
    select ${orderColumns} from orders o where o.shopper_id = ${shopperId}
    order by o.number desc limit ${limit} offset ${offset}`
}

/** The number of a shopper's orders, and the line count of the largest. */
export function measureOrdersOf(db: Db, shopperId: string) {
  return oneRow<{ results: number; maxLines: number }>(db)`
    select count(*) as results, coalesce(max(lines), 0) as "maxLines"
    from orders o cross join lateral (select count(*) as lines from order_items where order_id = o.id) of_order
    where o.shopper_id = ${shopperId}`
}

/** The newest 500 orders in the state placed, with their last change: placing an order notifies nobody (migration 0006). */
export function listNewestPlaced(db: Db) {
  return rowsOf<{ number: number; updatedAt: Date }>(db)`
    select number, updated_at as "updatedAt" from orders where state = 'placed' order by number desc limit 500`
}

/** Writes the new number into a shopper's orders that have the old one and have not left the shop. */
export async function updatePhonesBeforeDelivery(tx: Db, shopperId: string, from: string, to: string): Promise<void> {
  await execute(tx)`
    update orders set phone = ${to}, updated_at = now()
    where shopper_id = ${shopperId} and phone = ${from} and state in (${statesInTheShop})`
}

/** Counts unfinished orders by state. Each payment that does not count for its order and has to go back is a refund due. */
export function countOpenOrders(db: Db) {
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
