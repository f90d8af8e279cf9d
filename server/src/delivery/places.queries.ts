/** The places in slots that carts hold and orders take. */
import { execute, oneValue, rowsOf, sql, type Db } from '../db/rows.ts'

/** The places of `slot` that other carts hold or have ordered. */
export function placesTaken(cartId: string) {
  return sql<number>`(
    select count(*)::integer from slot_places place left join orders o on o.id = place.order_id
    where place.slot_id = slot.id and ${isTakenByOthers(cartId)})`
}

/** The same for each slot of a round that has not begun and has places taken, counted at once: slot_id, places. */
export function placesTakenIn(roundId: string, cartId: string) {
  return sql`
    select place.slot_id, count(*)::integer as places
    from delivery_slots ahead join slot_places place on place.slot_id = ahead.id left join orders o on o.id = place.order_id
    where ahead.round_id = ${roundId} and ahead.starts_at > now() and ${isTakenByOthers(cartId)}
    group by place.slot_id`
}

function isTakenByOthers(cartId: string) {
  return sql`place.cart_id <> ${cartId} and (place.held_until > clock_timestamp() or o.is_live)`
}

export interface OrderOfCart {
  readonly id: string
  readonly cartId: string
  readonly shopperId: string
}

/** Gives the one place of a cart to its order. */
export async function insertPlace(tx: Db, order: OrderOfCart & { readonly slotId: string }): Promise<void> {
  await execute(tx)`
    insert into slot_places (cart_id, shopper_id, slot_id, order_id)
    values (${order.cartId}, ${order.shopperId}, ${order.slotId}, ${order.id})
    on conflict (cart_id) do update set slot_id = excluded.slot_id, order_id = excluded.order_id, held_until = null`
}

export async function deleteHoldOf(tx: Db, cartId: string): Promise<void> {
  await execute(tx)`delete from slot_places where cart_id = ${cartId} and order_id is null`
}

export function hasPlace(tx: Db, orderId: string, slotId: string): Promise<boolean> {
  return oneValue<boolean>(tx)`
    select exists (select from slot_places where order_id = ${orderId} and slot_id = ${slotId})`
}

/** The time of an order is to be agreed on. Its place goes: it would count again, as the order lives. */
export async function dropPromise(tx: Db, orderId: string): Promise<void> {
  await execute(tx)`
    with gone as (delete from slot_places where order_id = ${orderId})
    update orders set slot_id = null, promised_from = null, promised_until = null where id = ${orderId}`
}

/** Promises an order for the time of a slot, in which it has its place; without a slot its place goes. */
export async function updatePromise(tx: Db, orderId: string, slot?: { id: string; startsAt: Date; endsAt: Date }) {
  const { id = null, startsAt = null, endsAt = null } = slot ?? {}
  await execute(tx)`
    with gone as (delete from slot_places where order_id = ${orderId} and slot_id is distinct from ${id})
    update orders set slot_id = ${id}, promised_from = ${startsAt}, promised_until = ${endsAt}, is_express = false
    where id = ${orderId}`
}

/** An express order is promised from the moment that it is paid: nobody packs it before. */
export async function restartIfExpress(tx: Db, orderId: string): Promise<void> {
  await execute(tx)`
    update orders set promised_until = now() + (promised_until - promised_from), promised_from = now()
    where id = ${orderId} and is_express`
}

/** A shopper's places in slots, each held until a moment, or of an order. */
export function listPlacesOf(db: Db, shopperId: string) {
  return rowsOf<{ slot: string; order: string | null; heldUntil: Date | null }>(db)`
    select slot_id as slot, order_id as "order", held_until as "heldUntil"
    from slot_places where shopper_id = ${shopperId} order by first_held_at`
}
