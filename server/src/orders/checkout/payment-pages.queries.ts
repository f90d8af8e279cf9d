import { didChange, execute, maybeRow, oneValue, rowsOf, type Db } from '../../db/rows.ts'
import type { PaymentEvent, PaymentTrouble } from '../../payments/payments.ts'

export interface PageRow {
  readonly id: string
  readonly url: string
  readonly successUrl: string
  readonly cancelUrl: string
}

export function findPageOf(db: Db, orderId: string): Promise<PageRow | undefined> {
  return maybeRow<PageRow>(db)`
    select id, url, success_url as "successUrl", cancel_url as "cancelUrl" from payment_sessions where order_id = ${orderId}`
}

/** Records the page of an order. An order has one page: of two opened concurrently, the first recorded stays. */
export async function insertPage(db: Db, orderId: string, page: PageRow): Promise<void> {
  await execute(db)`
    insert into payment_sessions (id, order_id, url, success_url, cancel_url)
    values (${page.id}, ${orderId}, ${page.url}, ${page.successUrl}, ${page.cancelUrl})
    on conflict do nothing`
}

/** Records an event of the provider by its id. False if it is a repeated one. */
export function insertEvent(tx: Db, event: PaymentEvent): Promise<boolean> {
  const { kind } = 'trouble' in event ? event.trouble : event.end
  return didChange(tx)`
    insert into payment_events (id, kind, session_id) values (${event.id}, ${kind}, ${event.sessionId})
    on conflict do nothing`
}

/** How many events of a kind the provider has told of a page, or of a dispute. */
export function countEvents(db: Db, kind: PaymentTrouble['kind'], sessionId: string): Promise<number> {
  return oneValue<number>(db)`
    select count(*) from payment_events where session_id = ${sessionId} and kind = ${kind}`
}

/** The next `max` orders after the number `after` that have awaited their payment for longer than `minutes`, oldest first. */
export function listLongUnpaid(db: Db, minutes: number, after: number, max: number) {
  return rowsOf<{ id: string; number: number }>(db)`
    select id, number from orders
    where state = 'awaiting payment' and number > ${after} and created_at < now() - make_interval(mins => ${minutes})
    order by number limit ${max}`
}

/**
 * Counts the payment pages that a shopper opened within the last day and did not pay, however they ended. Pages of a cart
 * that was ordered in the end do not count: that shopper only changed the cart, or the way to pay.
 */
export function countUnpaid(db: Db, shopperId: string): Promise<number> {
  return oneValue<number>(db)`
    select count(*) from orders o
    where o.shopper_id = ${shopperId} and o.payment_method = 'card' and o.created_at > now() - interval '1 day'
      and o.state in ('expired', 'payment failed', 'cancelled', 'replaced')
      and not exists (
        select from orders ordered
        where ordered.cart_id = o.cart_id and ordered.is_live and ordered.state <> 'awaiting payment')`
}
