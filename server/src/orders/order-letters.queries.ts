import { sql } from 'kysely'
import type { Db } from '../db/rows.ts'
import { newId } from '../db/ids.ts'
import type { OrderLetter } from '../mail/letters.ts'

/** Money, and the steps of the shop, are always written about. */
const BY_THE_SHOPPER: readonly OrderLetter[] = ['order placed', 'order cancelled']

// In an hour. Nobody has proved to own an account's address: ordering and cancelling all day must not fill it.
const MAX_BY_THE_SHOPPER = 20

/**
 * Puts a letter about an order, as it now stands, in the outbox (mail/outbox.ts), in the transaction of the change that it
 * tells about.
 */
export async function mailAboutOrder(tx: Db, kind: OrderLetter, orderId: string): Promise<void> {
  const unlessTooOften = BY_THE_SHOPPER.includes(kind) ? sql`and not ${hasOrderedMoreThan(MAX_BY_THE_SHOPPER)}` : sql``
  await sql`
    insert into outbox (id, recipient, kind, facts)
    select ${newId()}, s.email, ${kind}, jsonb_build_object(
      'name', s.name, 'number', o.number, 'total', o.total, 'address', o.details || ', ' || o.city,
      'payment', o.payment_method, 'isPaid', o.paid_at is not null,
      'lines', (
        select jsonb_agg(jsonb_build_object('title', title || ' ' || unit, 'count', count, 'price', price) order by id)
        from order_items where order_id = o.id))
    from orders o join shoppers s on s.id = o.shopper_id
    where o.id = ${orderId} ${unlessTooOften}`.execute(tx)
}

/** Whether shopper `s` made more orders than that in the last hour. */
function hasOrderedMoreThan(max: number) {
  return sql`coalesce((
    select earlier.created_at > now() - interval '1 hour' from orders earlier
    where earlier.shopper_id = s.id order by earlier.number desc offset ${max} limit 1), false)`
}
