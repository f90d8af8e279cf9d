import { sql } from 'kysely'
import { countChanged, maybeRow, rowsOf, type Db } from '../db/rows.ts'
import type { PaymentEvent } from '../payments/payments.ts'

/** The page that was opened for an order. */
export interface SessionRow {
  readonly id: string
  readonly url: string
  readonly successUrl: string
  readonly cancelUrl: string
}

export function findSessionOf(db: Db, orderId: string): Promise<SessionRow | undefined> {
  return maybeRow(
    db,
    sql<SessionRow>`
      select id, url, success_url as "successUrl", cancel_url as "cancelUrl" from payment_sessions where order_id = ${orderId}`,
  )
}

/** An order has one page: where two were opened at once, the one noted first is it. */
export async function insertSession(db: Db, orderId: string, session: SessionRow): Promise<void> {
  await sql`
    insert into payment_sessions (id, order_id, url, success_url, cancel_url)
    values (${session.id}, ${orderId}, ${session.url}, ${session.successUrl}, ${session.cancelUrl})
    on conflict do nothing`.execute(db)
}

/** Notes the event; false where it was noted before. */
export async function isNewEvent(tx: Db, event: PaymentEvent): Promise<boolean> {
  const row = await maybeRow(
    tx,
    sql<{ id: string }>`
      insert into payment_events (id, kind, session_id) values (${event.id}, ${event.end.kind}, ${event.sessionId})
      on conflict do nothing returning id`,
  )
  return row !== undefined
}

/** Orders that have waited for their payment longer than a webhook takes. */
export function listLongUnpaid(db: Db, minutes: number): Promise<{ id: string }[]> {
  return rowsOf(
    db,
    sql<{ id: string }>`
      select id from orders where state = 'awaiting payment' and created_at < now() - make_interval(mins => ${minutes})
      order by created_at limit 100`,
  )
}

/** Notes money that arrived for an order; false where it was noted before. Amount in piastres. */
export async function insertPayment(
  tx: Db,
  orderId: string,
  { amount, currency }: { readonly amount: number; readonly currency: string },
): Promise<boolean> {
  const changed = await countChanged(
    tx,
    sql`
      insert into payments (order_id, amount, currency) values (${orderId}, ${amount}, ${currency.toLowerCase()})
      on conflict do nothing`,
  )
  return changed > 0
}

export async function markRefunded(tx: Db, orderId: string): Promise<void> {
  await sql`update payments set refunded_at = now() where order_id = ${orderId} and refunded_at is null`.execute(tx)
}
