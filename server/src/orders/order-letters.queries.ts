import { sql } from 'kysely'
import type { Db } from '../db/rows.ts'
import { newId } from '../ids.ts'
import type { OrderLetter } from '../mail/letters.ts'

// Of orders an hour. Nobody has proved to own an account's address: whoever orders and cancels all day must not fill it.
const MOST_WRITTEN_ABOUT = 20

/** Money, and what the shop does, is always written about. */
const BY_THE_SHOPPER: readonly OrderLetter[] = ['order placed', 'order cancelled']

/**
 * Puts a letter about the order, as it now stands, in the outbox (mail/outbox.ts): the facts of mail/letters.ts, gathered by
 * the one statement that writes them down.
 */
export async function mailAboutOrder(tx: Db, kind: OrderLetter, orderId: string): Promise<void> {
  const unlessTooOften = BY_THE_SHOPPER.includes(kind) ? sql`and not ${hasOrderedOften}` : sql``
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

const hasOrderedOften = sql`coalesce((
  select earlier.created_at > now() - interval '1 hour' from orders earlier
  where earlier.shopper_id = s.id order by earlier.number desc offset ${MOST_WRITTEN_ABOUT} limit 1), false)`
