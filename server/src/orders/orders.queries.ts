import { sql } from 'kysely'
import type { Order, OrderMove, OrderState, ShippingAddress } from '@baqala/contract/orders'
import { availableTo, priceNow } from '../cart/cart.queries.ts'
import { maybeRow, oneRow, rowsOf, type Db } from '../db/rows.ts'
import { newId } from '../ids.ts'
import { deadStates, mayCancel, type Move } from './order-states.ts'

/** An order as the server handles it; money in piastres. */
export interface OrderRow {
  readonly id: string
  readonly number: number
  readonly shopperId: string
  readonly cartId: string
  readonly state: OrderState
  readonly paymentMethod: 'cash' | 'card'
  readonly details: string
  readonly phone: string
  readonly city: string
  readonly total: number
  readonly paidAt: Date | null
  readonly deliveredAt: Date | null
  readonly createdAt: Date
  readonly updatedAt: Date
}

export interface ItemRow {
  readonly orderId: string
  readonly id: string
  readonly productId: string
  readonly title: string
  readonly unit: string
  readonly image: string
  readonly price: number
  readonly count: number
}

export interface MoveRow extends Move {
  readonly orderId: string
  readonly clerk: string | undefined
  readonly movedAt: Date
}

/** A line of a cart about to be ordered. */
export type CartLine = Omit<ItemRow, 'orderId'> & { readonly available: number }

const orderColumns = sql`
  o.id, o.number, o.shopper_id as "shopperId", o.cart_id as "cartId", o.state, o.payment_method as "paymentMethod",
  o.details, o.phone, o.city, o.total, o.paid_at as "paidAt", o.delivered_at as "deliveredAt",
  o.created_at as "createdAt", o.updated_at as "updatedAt"`

/** Locks the cart, so that nobody changes or orders it until the transaction ends. Undefined where it is not this shopper's. */
export function lockCart(tx: Db, cartId: string, shopperId: string): Promise<{ isOpen: boolean } | undefined> {
  return maybeRow(
    tx,
    sql<{ isOpen: boolean }>`
      select closed_at is null as "isOpen" from carts where id = ${cartId} and shopper_id = ${shopperId} for update`,
  )
}

export function findLiveOrder(db: Db, cartId: string, shopperId: string): Promise<OrderRow | undefined> {
  return maybeRow(
    db,
    sql<OrderRow>`
      select ${orderColumns} from orders o
      where o.cart_id = ${cartId} and o.shopper_id = ${shopperId} and o.state not in (${deadStates})`,
  )
}

export function findOrder(db: Db, orderId: string): Promise<OrderRow | undefined> {
  return maybeRow(db, sql<OrderRow>`select ${orderColumns} from orders o where o.id = ${orderId}`)
}

export function listOrdersById(db: Db, orderIds: readonly string[]): Promise<OrderRow[]> {
  return rowsOf(db, sql<OrderRow>`select ${orderColumns} from orders o where o.id = any(${orderIds})`)
}

/** Of each shopper the `most` orders that moved last. */
export function listLatelyMoved(db: Db, shopperIds: readonly string[], most: number): Promise<OrderRow[]> {
  return rowsOf(
    db,
    sql<OrderRow>`
      select o.* from unnest(${shopperIds}::text[]) as shopper (id) cross join lateral (
        select ${orderColumns} from orders o where o.shopper_id = shopper.id order by o.updated_at desc limit ${most}
      ) o`,
  )
}

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

export function listItems(db: Db, orderIds: readonly string[]): Promise<ItemRow[]> {
  return rowsOf(
    db,
    sql<ItemRow>`
      select order_id as "orderId", id, product_id as "productId", title, unit, image_cover as image, price, count
      from order_items where order_id = any(${orderIds}) order by order_id, id`,
  )
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

/** Writes the order with a copy of the cart's lines, as they stand locked in this transaction. */
export function insertOrder(tx: Db, order: NewOrder): Promise<OrderRow> {
  const id = newId()
  return oneRow(
    tx,
    sql<OrderRow>`
      with o as (
        insert into orders (id, shopper_id, cart_id, state, payment_method, details, phone, city, total)
        values (${id}, ${order.shopperId}, ${order.cartId}, ${order.state}, ${order.paymentMethod},
          ${order.address.details}, ${order.address.phone}, ${order.address.city}, ${order.total})
        returning *
      ),
      items as (
        insert into order_items (order_id, id, product_id, title, unit, image_cover, price, count)
        select ${id}, line.id, p.id, p.title, p.unit, p.images[1], ${priceNow}, line.count
        from cart_lines line join products p on p.id = line.product_id where line.cart_id = ${order.cartId}
      ),
      moves as (insert into order_moves (order_id, state, why, who) values (${id}, ${order.state}, ${order.why}, 'shopper'))
      select ${orderColumns} from o`,
  )
}

/** Moves the order on and writes down who did it, and why. */
export async function updateState(tx: Db, orderId: string, { state, why, who, clerk }: Move): Promise<void> {
  await sql`
    with moved as (
      update orders set state = ${state}, updated_at = now(),
        paid_at = case when ${state} = 'paid' then now() else paid_at end,
        delivered_at = case when ${state} = 'delivered' then now() else delivered_at end
      where id = ${orderId}
    )
    insert into order_moves (order_id, state, why, who, clerk)
    values (${orderId}, ${state}, ${why}, ${who}, ${clerk ?? null})`.execute(tx)
}

/** What orders went through, oldest first. */
export function listMoves(db: Db, orderIds: readonly string[]): Promise<MoveRow[]> {
  return rowsOf(
    db,
    sql<MoveRow>`
      select order_id as "orderId", state, why, who, clerk, moved_at as "movedAt"
      from order_moves where order_id = any(${orderIds}) order by order_id, moved_at`,
  )
}

/**
 * Locks an order until the transaction ends, by its cart: cart first, then stock is the order in which everybody locks.
 * Undefined where there is no such order.
 */
export async function lockOrder(tx: Db, orderId: string): Promise<OrderRow | undefined> {
  const found = await findOrder(tx, orderId)
  if (found === undefined) return undefined
  await lockCart(tx, found.cartId, found.shopperId)
  return findOrder(tx, orderId)
}

/** The ordered cart is over; the next one holds whatever was not ordered. */
export async function startNextCart(tx: Db, cartId: string, shopperId: string, orderId: string): Promise<void> {
  const next = newId()
  await sql`update carts set closed_at = now() where id = ${cartId}`.execute(tx)
  await sql`insert into carts (id, shopper_id) values (${next}, ${shopperId})`.execute(tx)
  await sql`
    delete from cart_lines line using order_items i
    where line.cart_id = ${cartId} and i.order_id = ${orderId} and i.product_id = line.product_id and line.count <= i.count`.execute(
    tx,
  )
  await sql`
    update cart_lines line set cart_id = ${next}, count = line.count - coalesce(
      (select i.count from order_items i where i.order_id = ${orderId} and i.product_id = line.product_id), 0)
    where line.cart_id = ${cartId}`.execute(tx)
}

export function findShopperContact(db: Db, shopperId: string): Promise<{ name: string; email: string }> {
  return oneRow(db, sql<{ name: string; email: string }>`select name, email from shoppers where id = ${shopperId}`)
}

/** Whether this shopper has ordered more often than that in the last hour. */
export async function hasOrderedOften(db: Db, shopperId: string, often: number): Promise<boolean> {
  const row = await maybeRow(
    db,
    sql<{ isLately: boolean }>`
      select created_at > now() - interval '1 hour' as "isLately" from orders
      where shopper_id = ${shopperId} order by number desc offset ${often} limit 1`,
  )
  return row?.isLately ?? false
}

/** How many pages this shopper opened in the last day and never paid on. */
export async function countUnpaid(db: Db, shopperId: string): Promise<number> {
  const { count } = await oneRow(
    db,
    sql<{ count: number }>`
      select count(*) from orders
      where shopper_id = ${shopperId} and state in ('expired', 'payment failed') and created_at > now() - interval '1 day'`,
  )
  return count
}

export async function listOrdersOf(
  db: Db,
  shopperId: string,
  limit: number | null,
  offset: number,
): Promise<OrderRow[]> {
  return rowsOf(
    db,
    sql<OrderRow>`
      select ${orderColumns} from orders o where o.shopper_id = ${shopperId}
      order by o.number desc limit ${limit} offset ${offset}`,
  )
}

export async function countOrdersOf(db: Db, shopperId: string): Promise<number> {
  const { count } = await oneRow(
    db,
    sql<{ count: number }>`select count(*) from orders where shopper_id = ${shopperId}`,
  )
  return count
}

/** How many orders stand in each state that somebody still has to move them on from. */
export function countOpenOrders(db: Db): Promise<{ state: OrderState; count: number }[]> {
  return rowsOf(
    db,
    sql<{ state: OrderState; count: number }>`
      select state, count(*) from orders
      where state in ('awaiting payment', 'placed', 'paid', 'being packed', 'on its way', 'refund due') group by state`,
  )
}

/** The contract's order, prices in EGP; with its moves where they were asked for. */
export function toOrder(order: OrderRow, items: readonly ItemRow[], origin: string, moves?: readonly MoveRow[]): Order {
  return {
    _id: order.id,
    id: order.number,
    user: order.shopperId,
    state: order.state,
    cartItems: items
      .filter((item) => item.orderId === order.id)
      .map((item) => ({
        _id: item.id,
        count: item.count,
        price: item.price / 100,
        product: {
          _id: item.productId,
          id: item.productId,
          title: item.title,
          unit: item.unit,
          imageCover: origin + item.image,
        },
      })),
    shippingAddress: { details: order.details, phone: order.phone, city: order.city },
    taxPrice: 0,
    shippingPrice: 0,
    totalOrderPrice: order.total / 100,
    paymentMethodType: order.paymentMethod,
    isPaid: order.paidAt !== null,
    ...(order.paidAt === null ? {} : { paidAt: order.paidAt.toISOString() }),
    isDelivered: order.deliveredAt !== null,
    ...(order.deliveredAt === null ? {} : { deliveredAt: order.deliveredAt.toISOString() }),
    mayCancel: mayCancel(order.state, 'shopper'),
    ...(moves === undefined ? {} : { moves: moves.filter((move) => move.orderId === order.id).map(toMove) }),
    createdAt: order.createdAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
  }
}

/** The names of the shop's people stay in the shop. */
function toMove({ state, who, why, movedAt }: MoveRow): OrderMove {
  return { state, who, why, at: movedAt.toISOString() }
}
