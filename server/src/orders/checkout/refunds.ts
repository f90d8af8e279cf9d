/** Money that has to go back to shoppers: which payments, and sending it. */
import type { OrderState } from '@baqala/contract/orders'
import type { Db } from '../../db/rows.ts'
import { inTransaction } from '../../db/transaction.ts'
import { type Message, orRefuse, Refusal } from '../../refusal.ts'
import type { Clerk } from '../../staff/clerk.ts'
import type { OrderDeps } from './payment-pages.ts'
import { countEvents } from './payment-pages.queries.ts'
import { refundFailed } from '../../payments/payments.ts'
import { mayCancel } from '../order-states.ts'
import { findOrderOfNumber } from '../shop-orders.queries.ts'
import { lockOrder } from '../locks.queries.ts'
import { moveOrder } from '../move-order.ts'
import { insertNote, listMoves } from '../order-moves.queries.ts'
import { listPayments, markRefunded, type PaymentRow } from '../order-payments.queries.ts'
import { messages } from '../orders.messages.en.ts'
import type { OrderRow } from '../orders.queries.ts'

/** The payments of an order that have to go back. */
export async function listOwed(db: Db, { id, state }: Pick<OrderRow, 'id' | 'state'>): Promise<PaymentRow[]> {
  return owedAmong(await listPayments(db, id), state)
}

/** The same among the payments of an order in this state. */
export function owedAmong(payments: readonly PaymentRow[], state: OrderState): PaymentRow[] {
  return payments.filter(({ isSurplus, refundedAt }) => refundedAt === null && (isSurplus || state === 'refund due'))
}

/** Piastres. */
export function sumOf(payments: readonly PaymentRow[]): number {
  return payments.reduce((sum, { amount }) => sum + amount, 0)
}

/**
 * Sends back each payment that an order owes, at the provider first: that is idempotent, so the verb can be repeated after a
 * crash before the note. `isByHand`: the money went back another way, and is only noted. Refused if there is no such order
 * (404), nothing is owed, somebody among the staff was first, or there is no provider to ask (409). Returns what went back:
 * nothing if all went back before.
 */
export async function refundOrder(
  { db, payments }: OrderDeps,
  { number, isByHand = false }: { readonly number: number; readonly isByHand?: boolean | undefined },
  clerk: Clerk,
): Promise<PaymentRow[]> {
  const order = orRefuse(await findOrderOfNumber(db, number), messages.noOrderOfNumber({ number }))
  const owed = await listOwed(db, order)
  if (owed.length === 0 && ((await isRepeat(db, order, isByHand, clerk)) || order.state === 'refunded')) return []
  if (owed.length === 0) throw new Refusal(409, explainNoRefund(order))
  if (!isByHand && payments === undefined) throw new Refusal(409, messages.noProvider({ number }))
  for (const { sessionId } of owed) {
    const failedBefore = await countEvents(db, 'refund failed', sessionId)
    if (!isByHand) await payments?.refund(sessionId)
    const twice = await noteRefund(db, order.id, sessionId, clerk, { isByHand, failedBefore })
    if (twice !== undefined) throw new Refusal(409, twice)
  }
  return owed
}

function explainNoRefund(order: OrderRow): Message {
  if (order.paymentMethod === 'cash') return messages.paidInCash(order)
  if (order.paidAt === null) return messages.nothingPaid(order)
  return mayCancel(order.state, 'shop') ? messages.cancelMakesRefundDue(order) : messages.tooLateForRefund(order)
}

/** Whether this person of the staff sent the money back before, the same way. Refused (409) if it was another person, or way. */
async function isRepeat(db: Db, order: OrderRow, isByHand: boolean, { staffId }: Clerk): Promise<boolean> {
  const moves = staffId === undefined ? [] : await listMoves(db, [order.id])
  const first = moves.findLast(({ reason }) => reason !== null && /refunded/i.test(reason))
  const wasByHand = first?.reason?.endsWith('ByHand') === true
  if (first === undefined || (first.staffId === staffId && wasByHand === isByHand)) return first !== undefined
  const { clerk: by, who, movedAt: at } = first
  const isSurplus = first.reason?.startsWith('surplus') === true
  const told = { number: order.number, first: { by, who, at }, wasByHand, isSurplus }
  throw new Refusal(409, messages.wentBackBefore(told))
}

/**
 * Records that a payment of an order was sent back, after the provider has done so. Idempotent. Refused if there is no such
 * order (404), this payment does not have to go back, or more than `failedBefore` of its refunds have failed (409). Returns what to
 * answer where somebody noted meanwhile that it went back by hand: the history says then that it went to the card too.
 */
export function noteRefund(
  db: Db,
  orderId: string,
  sessionId: string,
  clerk: Clerk,
  { isByHand = false, failedBefore = Infinity } = {},
) {
  return inTransaction(db, async (tx) => {
    const order = orRefuse(await lockOrder(tx, orderId), messages.noSuchOrder)
    // The provider may tell that the bank refuses it before we have noted it.
    if ((await countEvents(tx, 'refund failed', sessionId)) > failedBefore) throw refundFailed()
    const payments = await listPayments(tx, orderId)
    const payment = payments.find((each) => each.sessionId === sessionId)
    const by = { who: 'shop', clerk } as const
    if (payment !== undefined && payment.refundedAt !== null) {
      if (isByHand || !payment.isByHand) return void (await isRepeat(tx, order, isByHand, clerk))
      await insertNote(tx, order, { ...by, reason: 'sentToCardToo' })
      return messages.wentBackTwice(order)
    }
    const owed = owedAmong(payments, order.state)
    if (payment === undefined || !owed.includes(payment)) throw new Refusal(409, messages.noRefundDue(order))
    await markRefunded(tx, orderId, sessionId, isByHand)
    if (order.state !== 'refund due')
      await insertNote(tx, order, { ...by, reason: isByHand ? 'surplusRefundedByHand' : 'surplusRefunded' })
    else if (owed.length === 1)
      await moveOrder(tx, order, { ...by, state: 'refunded', reason: isByHand ? 'refundedByHand' : 'refunded' })
  })
}
