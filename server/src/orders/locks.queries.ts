/**
 * Lock ordering prevents deadlocks: the cart first, then the slot of its delivery (or the round of an express one), then stock
 * in the order of product ids. Plans that change lock all slots ahead in the order of time, and nothing else. An order that
 * replaces another locks the stock of both in turn; should that deadlock, `inTransaction` retries it.
 */
import { maybeValue, type Db } from '../db/rows.ts'
import { findOrder, type OrderRow } from './orders.queries.ts'

/** Locks a cart against changes and orders until the transaction ends. Says whether it is open; undefined if it is not this shopper's. */
export function lockCart(tx: Db, cartId: string, shopperId: string): Promise<boolean | undefined> {
  return maybeValue<boolean>(tx)`
    select closed_at is null from carts where id = ${cartId} and shopper_id = ${shopperId} for update`
}

/** Locks an order by locking its cart until the transaction ends. Undefined if there is no such order. */
export async function lockOrder(tx: Db, orderId: string): Promise<OrderRow | undefined> {
  const found = await findOrder(tx, orderId)
  if (found === undefined) return undefined
  await lockCart(tx, found.cartId, found.shopperId)
  return findOrder(tx, orderId)
}
