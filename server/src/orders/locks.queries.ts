/**
 * Carts first, then stock in the order of product ids: everybody locks in this order, so nobody waits in a circle. Adds of several
 * shoppers (cart-lines.queries.ts), and their orders, hold several carts at once; they pass over what is locked and so wait for
 * nobody's cart.
 */
import { sql } from 'kysely'
import { maybeRow, rowsOf, type Db } from '../db/rows.ts'
import { findOrder, type OrderRow } from './orders.queries.ts'

/** Locks the cart, so that nobody changes or orders it until the transaction ends. Undefined where it is not this shopper's. */
export function lockCart(tx: Db, cartId: string, shopperId: string): Promise<{ isOpen: boolean } | undefined> {
  return maybeRow(
    tx,
    sql<{ isOpen: boolean }>`
      select closed_at is null as "isOpen" from carts where id = ${cartId} and shopper_id = ${shopperId} for update`,
  )
}

/** A cart, and the shopper whose it is to be. */
export interface AskedCart {
  readonly cartId: string
  readonly shopperId: string
}

/**
 * Locks those carts that are open, their shopper's, and not being changed or ordered by somebody else right now, and tells
 * which: whoever holds many carts must never wait for one.
 */
export function lockOpenCarts(tx: Db, carts: readonly AskedCart[]): Promise<AskedCart[]> {
  return rowsOf(
    tx,
    sql<AskedCart>`
      select c.id as "cartId", c.shopper_id as "shopperId"
      from ${askedCarts(carts)} join carts c on c.id = asked.cart_id and c.shopper_id = asked.shopper_id
      where c.closed_at is null for update of c skip locked`,
  )
}

/** These carts as a table `asked`. */
export function askedCarts(carts: readonly AskedCart[]) {
  const [cartIds, shopperIds] = [carts.map(({ cartId }) => cartId), carts.map(({ shopperId }) => shopperId)]
  return sql`unnest(${cartIds}::text[], ${shopperIds}::text[]) as asked (cart_id, shopper_id)`
}

/** How long the rest of the transaction waits for any one lock before it fails with 55P03 (lock_not_available). */
export async function waitAtMost(tx: Db, milliseconds: number): Promise<void> {
  await sql`select set_config('lock_timeout', ${String(milliseconds)}, true)`.execute(tx)
}

/** Locks an order, by its cart, until the transaction ends. Undefined where there is no such order. */
export async function lockOrder(tx: Db, orderId: string): Promise<OrderRow | undefined> {
  const found = await findOrder(tx, orderId)
  if (found === undefined) return undefined
  await lockCart(tx, found.cartId, found.shopperId)
  return findOrder(tx, orderId)
}
