/** The places that carts hold. */
import { countChanged, execute, maybeValue, oneRow, sql, type Db } from '../db/rows.ts'

/** The slot in which an order of this cart has its place. */
export function findOrderedSlot(tx: Db, cartId: string): Promise<string | undefined> {
  return maybeValue<string>(tx)`
    select place.slot_id from slot_places place join orders o on o.id = place.order_id
    where place.cart_id = ${cartId} and o.is_live`
}

/** A hold lasts 10 minutes; in the same slot it is renewed for 30 at most. */
export function upsertHold(tx: Db, hold: { cartId: string; shopperId: string; slotId: string }) {
  const { cartId, shopperId, slotId } = hold
  const firstHeldAt = sql`
    case when slot_places.slot_id = excluded.slot_id and slot_places.held_until > clock_timestamp()
      then slot_places.first_held_at else clock_timestamp() end`
  return oneRow<{ heldUntil: Date; isRenewed: boolean }>(tx)`
    insert into slot_places (cart_id, shopper_id, slot_id, held_until)
    values (${cartId}, ${shopperId}, ${slotId}, clock_timestamp() + interval '10 minutes')
    on conflict (cart_id) do update set slot_id = excluded.slot_id, order_id = null, first_held_at = ${firstHeldAt},
      held_until = least(excluded.held_until, ${firstHeldAt} + interval '30 minutes')
    returning held_until as "heldUntil", first_held_at < now() as "isRenewed"`
}

export async function deleteHold(db: Db, shopperId: string): Promise<void> {
  await execute(db)`delete from slot_places where shopper_id = ${shopperId} and order_id is null`
}

/** Returns how many were held. */
export function deleteHoldsIn(tx: Db, slotId: string): Promise<number> {
  return countChanged(tx)`
    delete from slot_places where slot_id = ${slotId} and order_id is null and held_until > clock_timestamp()`
}
