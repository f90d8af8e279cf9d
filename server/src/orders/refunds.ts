/** Money that has to go back to shoppers. A person sends it; this module says which payments, and records that they went. */
import type { Db } from '../db/rows.ts'
import { inTransaction } from '../db/transaction.ts'
import { Refusal } from '../refusal.ts'
import { lockOrder } from './locks.queries.ts'
import { moveOrder } from './move-order.ts'
import { insertNote } from './order-moves.queries.ts'
import { listPayments, markRefunded, type PaymentRow } from './order-payments.queries.ts'
import { messages } from './orders.messages.en.ts'
import type { OrderRow } from './orders.queries.ts'

/** The payments of an order that have to go back. */
export async function listOwed(db: Db, { id, state }: Pick<OrderRow, 'id' | 'state'>): Promise<PaymentRow[]> {
  const payments = await listPayments(db, id)
  return payments.filter(({ isSurplus, refundedAt }) => refundedAt === null && (isSurplus || state === 'refund due'))
}

/**
 * Records that a payment of an order was sent back, after the provider has done so. Idempotent. Refused if there is no such
 * order (404) or this payment does not have to go back (409).
 */
export function noteRefund(db: Db, orderId: string, sessionId: string, clerk: string): Promise<OrderRow> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order === undefined) throw new Refusal(404, messages.noSuchOrder)
    const payment = (await listPayments(tx, orderId)).find((each) => each.sessionId === sessionId)
    if (payment !== undefined && payment.refundedAt !== null) return order
    const owed = await listOwed(tx, order)
    if (!owed.some((each) => each.sessionId === sessionId)) throw new Refusal(409, messages.noRefundDue(order))
    await markRefunded(tx, orderId, sessionId)
    if (order.state !== 'refund due') {
      await insertNote(tx, order, { who: 'shop', clerk, reason: 'surplusRefunded' })
      return order
    }
    if (owed.length > 1) return order
    await moveOrder(tx, order, { state: 'refunded', who: 'shop', clerk, reason: 'refunded' })
    return { ...order, state: 'refunded' }
  })
}
