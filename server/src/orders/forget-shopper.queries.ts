/** Orders outlive the account that placed them: goods and money stay for the books, and nothing says whose they were. */
import type { OrderState } from '@baqala/contract/orders'
import { execute, rowsOf, type Db } from '../db/rows.ts'
import { unfinishedStates } from './order-states.ts'

/** The one row of shoppers that owns the orders of all deleted accounts. It has no e-mail address and no password. */
export const NOBODY = '000000000000000000000000'
const ERASED = 'deleted'

/** Locks every cart of a shopper, so that no order of theirs begins or moves until the transaction ends (locks.queries.ts). */
export async function lockCartsOf(tx: Db, shopperId: string): Promise<void> {
  await execute(tx)`select id from carts where shopper_id = ${shopperId} order by id for update`
}

/** The orders that are still to be delivered, or whose money is still to go back. */
export function listUnfinishedOrders(tx: Db, shopperId: string) {
  return rowsOf<{ number: number; state: OrderState }>(tx)`
    select number, state from orders where shopper_id = ${shopperId} and state in (${unfinishedStates})
    union all
    select o.number, 'refund due' from orders o join payments p on p.order_id = o.id
    where o.shopper_id = ${shopperId} and p.is_surplus and p.refunded_at is null
    order by number`
}

/**
 * Erases the address of a shopper's orders, also in the notices to the shop, the shopper's notes and what the shop
 * noted about them, and gives them to nobody. Their carts are closed: money that arrives late for an order goes back (settle.ts).
 */
export async function giveOrdersToNobody(tx: Db, shopperId: string): Promise<void> {
  await execute(tx)`
    insert into shoppers (id, name, email, phone, password_hash) values (${NOBODY}, 'Deleted account', ${ERASED}, '', '-')
    on conflict do nothing`
  await execute(tx)`
    update order_moves set why = '', params = jsonb_build_object('note', '')
    from orders where orders.id = order_moves.order_id and orders.shopper_id = ${shopperId}
      and order_moves.reason in ('cancelledByShop', 'takenBack', 'notSent')`
  await execute(tx)`
    with ordered as (
      update carts set shopper_id = ${NOBODY}, closed_at = coalesce(closed_at, now())
      where shopper_id = ${shopperId} and exists (select from orders where orders.cart_id = carts.id) returning id
    )
    delete from cart_lines using ordered where cart_lines.cart_id = ordered.id`
  await eraseAreaInNotices(tx, shopperId)
  await execute(tx)`
    update slot_places set shopper_id = ${NOBODY} where shopper_id = ${shopperId} and order_id is not null`
  await execute(tx)`
    update orders set shopper_id = ${NOBODY}, details = ${ERASED}, phone = ${ERASED}, city = ${ERASED},
      note = null, asked_area_id = null where shopper_id = ${shopperId}`
}

/**
 * The notices themselves stay, as they tell the shop of goods and money. A letter in the local mailbox cannot lose one line, so it
 * goes with all the orders it told of: notices that went in one letter have one recipient and one time.
 */
async function eraseAreaInNotices(tx: Db, shopperId: string): Promise<void> {
  await execute(tx)`
    with erased as (
      update outbox set facts = facts - 'area' from orders
      where kind = 'new order' and facts -> 'number' = to_jsonb(orders.number) and orders.shopper_id = ${shopperId}
      returning outbox.recipient, outbox.sent_at
    )
    delete from local_mails using erased, outbox as sent
    where local_mails.id = sent.id and sent.kind = 'new order' and sent.recipient = erased.recipient
      and sent.sent_at is not distinct from erased.sent_at`
}
