/**
 * Locks are taken in one order, so that nobody waits in a circle: carts first, then stock in the order of product ids.
 */
import { sql } from 'kysely'
import { maybeRow, type Db } from '../db/rows.ts'
import { findOrder, type OrderRow } from './orders.queries.ts'

/** Locks the cart, so that nobody changes or orders it until the transaction ends. Undefined where it is not this shopper's. */
export function lockCart(tx: Db, cartId: string, shopperId: string): Promise<{ isOpen: boolean } | undefined> {
  return maybeRow(
    tx,
    sql<{ isOpen: boolean }>`
      select closed_at is null as "isOpen" from carts where id = ${cartId} and shopper_id = ${shopperId} for update`,
  )
}

/** Locks an order, by its cart, until the transaction ends. Undefined where there is no such order. */
export async function lockOrder(tx: Db, orderId: string): Promise<OrderRow | undefined> {
  const found = await findOrder(tx, orderId)
  if (found === undefined) return undefined
  await lockCart(tx, found.cartId, found.shopperId)
  return findOrder(tx, orderId)
}
