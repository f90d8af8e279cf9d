/** The payments of orders, as the provider reported them. An order may have several, each made on a page of its own. */
import { didChange, execute, rowsOf, type Db } from '../db/rows.ts'

/** A payment as the provider reports it. */
export interface NewPayment {
  /** The provider's id of the page it was made on. */
  readonly sessionId: string
  /** Piastres, or the cents of another currency. */
  readonly amount: number
  readonly currency: string
}

export interface PaymentRow extends NewPayment {
  /** It does not count for its order, so it goes back whatever becomes of the order. */
  readonly isSurplus: boolean
  readonly capturedAt: Date
  readonly refundedAt: Date | null
  /** It went back another way than by the provider. */
  readonly isByHand: boolean
}

/** The payments of an order, oldest first. */
export function listPayments(db: Db, orderId: string): Promise<PaymentRow[]> {
  return rowsOf<PaymentRow>(db)`
    select session_id as "sessionId", amount, currency, is_surplus as "isSurplus", captured_at as "capturedAt",
      refunded_at as "refundedAt", is_by_hand as "isByHand"
    from payments where order_id = ${orderId} order by captured_at, session_id`
}

/** A payment that has to go back. Piastres, or the cents of another currency. `isLong`: for more than a day. */
export interface Owed {
  readonly number: number
  readonly amount: number
  readonly currency: string
  readonly isLong: boolean
}

/** Lists the payments of all orders that have to go back. */
export function listAllOwed(db: Db): Promise<Owed[]> {
  return rowsOf<Owed>(db)`
    select o.number, p.amount, p.currency,
      case when p.is_surplus then p.captured_at else o.updated_at end < now() - interval '1 day' as "isLong"
    from orders o join payments p on p.order_id = o.id
    -- Each part has an index of its own.
    where o.id in (
        select id from orders where state = 'refund due'
        union select order_id from payments where is_surplus and refunded_at is null
      ) and p.refunded_at is null and (o.state = 'refund due' or p.is_surplus)
    order by o.number, p.captured_at`
}

/** Records a payment. False if it is a repeated report of one. */
export function insertPayment(
  tx: Db,
  orderId: string,
  { sessionId, amount, currency, isSurplus }: NewPayment & Pick<PaymentRow, 'isSurplus'>,
): Promise<boolean> {
  return didChange(tx)`
    insert into payments (order_id, session_id, amount, currency, is_surplus)
    values (${orderId}, ${sessionId}, ${amount}, ${currency.toLowerCase()}, ${isSurplus})
    on conflict (order_id, session_id) do nothing`
}

/** Marks a payment as sent back. False if it `mayBeUnderWay`, as the provider is asked to send it (claimRefund). */
export function markRefunded(
  tx: Db,
  orderId: string,
  sessionId: string,
  { isByHand, mayBeUnderWay }: { readonly isByHand: boolean; readonly mayBeUnderWay: boolean },
): Promise<boolean> {
  return didChange(tx)`
    update payments set refunded_at = now(), is_by_hand = ${isByHand}, refund_claim = null
    where order_id = ${orderId} and session_id = ${sessionId} and (refund_claim is null or not ${mayBeUnderWay}::boolean)`
}

/** Notes that the provider is asked for a refund, after so many `failed`. False if the money went back before. */
export function claimRefund(db: Db, orderId: string, sessionId: string, failed: number): Promise<boolean> {
  return didChange(db)`
    update payments set refund_claim = ${failed}
    where order_id = ${orderId} and session_id = ${sessionId} and refunded_at is null`
}

/** Notes that the provider refused that refund. */
export async function dropClaim(db: Db, orderId: string, sessionId: string, failed: number): Promise<void> {
  await execute(db)`
    update payments set refund_claim = null
    where order_id = ${orderId} and session_id = ${sessionId} and refunded_at is null and refund_claim = ${failed}`
}

/** Takes the mark back. Returns false if there was none. */
export function markNotRefunded(tx: Db, orderId: string, sessionId: string): Promise<boolean> {
  return didChange(tx)`
    update payments set refunded_at = null
    where order_id = ${orderId} and session_id = ${sessionId} and refunded_at is not null`
}
