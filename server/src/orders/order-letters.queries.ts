import { sql } from 'kysely'
import type { Db } from '../db/rows.ts'
import { newId } from '../ids.ts'
import type { OrderLetter } from '../mail/letters.ts'

/**
 * Puts a letter about each of these orders, as it now stands, in the outbox (mail/outbox.ts): the facts of mail/letters.ts,
 * gathered by the one statement that writes them down. Not where its shopper made more than `most` orders in the last hour, if
 * given.
 */
export async function insertOrderLetters(
  tx: Db,
  kind: OrderLetter,
  orderIds: readonly string[],
  most?: number,
): Promise<void> {
  const unlessTooOften = most === undefined ? sql`` : sql`and not ${hasOrderedMoreThan(most)}`
  await sql`
    insert into outbox (id, recipient, kind, facts)
    select about.letter_id, s.email, ${kind}, jsonb_build_object(
      'name', s.name, 'number', o.number, 'total', o.total, 'address', o.details || ', ' || o.city,
      'payment', o.payment_method, 'isPaid', o.paid_at is not null,
      'lines', (
        select jsonb_agg(jsonb_build_object('title', title || ' ' || unit, 'count', count, 'price', price) order by id)
        from order_items where order_id = o.id))
    from unnest(${orderIds}::text[], ${orderIds.map(newId)}::text[]) as about (order_id, letter_id)
    join orders o on o.id = about.order_id
    join shoppers s on s.id = o.shopper_id
    where true ${unlessTooOften}`.execute(tx)
}

/** Of shoppers `s`. */
function hasOrderedMoreThan(most: number) {
  return sql`coalesce((
    select earlier.created_at > now() - interval '1 hour' from orders earlier
    where earlier.shopper_id = s.id order by earlier.number desc offset ${most} limit 1), false)`
}
