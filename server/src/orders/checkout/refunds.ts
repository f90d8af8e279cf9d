/** Money that has to go back to shoppers: which payments, and sending it. */
import type { OrderState } from '@baqala/contract/orders'
import { inTransaction, type Db } from '../../db/transaction.ts'
import { type Message, orRefuse, Refusal } from '../../refusal.ts'
import type { Clerk } from '../../staff/log.queries.ts'
import type { OrderDeps } from './payment-pages.ts'
import { countEvents } from './payment-pages.queries.ts'
import { ProviderRefuses, refundFailed } from '../../payments/payments.ts'
import { mayCancel } from '../order-states.ts'
import { findOrderOfNumber } from '../shop-orders.queries.ts'
import { lockOrder } from '../locks.queries.ts'
import { mailAboutOrder } from '../order-letters.queries.ts'
import { moveOrder } from '../move-order.ts'
import { insertNote, listMoves } from '../order-moves.queries.ts'
import { claimRefund, dropClaim, listPayments, markRefunded, type PaymentRow } from '../order-payments.queries.ts'
import { messages } from '../orders.messages.en.ts'
import type { OrderRow } from '../orders.queries.ts'

/** The payments, of an order in this state, that have to go back. */
export function owedAmong(payments: readonly PaymentRow[], state: OrderState): PaymentRow[] {
  return payments.filter(({ isSurplus, refundedAt }) => refundedAt === null && (isSurplus || state === 'refund due'))
}

/** Piastres. */
export function sumOf(payments: readonly PaymentRow[]): number {
  return payments.reduce((sum, { amount }) => sum + amount, 0)
}

/**
 * Sends back each payment that an order owes, at the provider first: that is idempotent, so the verb can be repeated after a
 * crash before the note. `isByHand`: the money went another way, and is only noted. Refused if there is no such order (404),
 * nothing is owed, somebody was first, no provider can be asked, or money to be noted may be on its way to the card (409).
 * Returns what went back: nothing if all went back before.
 */
export async function refundOrder(
  deps: OrderDeps,
  { number, isByHand = false }: { readonly number: number; readonly isByHand?: boolean | undefined },
  clerk: Clerk,
): Promise<PaymentRow[]> {
  const { db, payments } = deps
  const order = orRefuse(await findOrderOfNumber(db, number), messages.noOrderOfNumber({ number }))
  const owed = owedAmong(await listPayments(db, order.id), order.state)
  if (owed.length === 0) {
    if ((await isRepeat(db, order, isByHand, clerk)) || order.state === 'refunded') return []
    throw new Refusal(409, explainNoRefund(order))
  }
  if (!isByHand && payments === undefined) throw new Refusal(409, messages.noProvider({ number }))
  for (const { sessionId } of owed) {
    if (isByHand) await noteRefund(db, order.id, sessionId, clerk, { isByHand, mayBeUnderWay: payments !== undefined })
    else if (!(await sendToCard(deps, order.id, sessionId, clerk))) return refundOrder(deps, { number }, clerk)
  }
  return owed
}

/** Claims a payment until the provider says yes or no: without an answer, the money may be on its way. False if it went back before. */
async function sendToCard({ db, payments }: OrderDeps, orderId: string, sessionId: string, clerk: Clerk) {
  const failedBefore = await countEvents(db, 'refund failed', sessionId)
  if (!(await claimRefund(db, orderId, sessionId, failedBefore))) return false
  try {
    await payments?.refund(sessionId)
    await noteRefund(db, orderId, sessionId, clerk, { failedBefore })
    return true
  } catch (error) {
    const isNo = error instanceof Refusal || error instanceof ProviderRefuses
    if (isNo) await dropClaim(db, orderId, sessionId, failedBefore)
    throw error
  }
}

function explainNoRefund(order: OrderRow): Message {
  if (order.paymentMethod === 'cash') return messages.paidInCash(order)
  if (order.paidAt === null) return messages.nothingPaid(order)
  return mayCancel(order.state, 'shop') ? messages.cancelMakesRefundDue(order) : messages.tooLateForRefund(order)
}

/** Whether this person of the staff sent the money back before, the same way. Refused (409) if it was another person, or way. */
async function isRepeat(db: Db, { id, number }: OrderRow, isByHand: boolean, { staffId }: Clerk): Promise<boolean> {
  const moves = staffId === undefined ? [] : await listMoves(db, [id])
  const first = moves.findLast(({ reason }) => /refunded/i.test(reason ?? ''))
  if (first === undefined) return false
  const { reason, clerk: by, who, movedAt: at } = first
  const wasByHand = reason?.endsWith('ByHand') === true
  if (first.staffId === staffId && wasByHand === isByHand) return true
  const isSurplus = reason?.startsWith('surplus') === true
  throw new Refusal(409, messages.wentBackBefore({ number, first: { by, who, at }, wasByHand, isSurplus }))
}

/**
 * Records that a payment of an order was sent back, after the provider has done so. Idempotent. Refused if there is no such
 * order (404), this payment does not have to go back, more than `failedBefore` of its refunds have failed, or it `mayBeUnderWay`,
 * as the provider was asked to send it (409).
 */
export function noteRefund(
  db: Db,
  orderId: string,
  sessionId: string,
  clerk: Clerk,
  { isByHand = false, mayBeUnderWay = false, failedBefore = Infinity } = {},
) {
  return inTransaction(db, async (tx) => {
    const order = orRefuse(await lockOrder(tx, orderId), messages.noSuchOrder)
    // The provider may tell that the bank refuses it before we have noted it.
    if ((await countEvents(tx, 'refund failed', sessionId)) > failedBefore) throw refundFailed()
    const payments = await listPayments(tx, orderId)
    const isIt = (payment: PaymentRow) => payment.sessionId === sessionId
    if (payments.find(isIt)?.refundedAt) return void (await isRepeat(tx, order, isByHand, clerk))
    const owed = owedAmong(payments, order.state)
    if (!owed.some(isIt)) throw new Refusal(409, messages.noRefundDue(order))
    const isMarked = await markRefunded(tx, orderId, sessionId, { isByHand, mayBeUnderWay })
    if (!isMarked) throw new Refusal(409, messages.underWayToCard(order))
    const by = { who: 'shop', clerk } as const
    if (order.state !== 'refund due')
      await insertNote(tx, order, { ...by, reason: isByHand ? 'surplusRefundedByHand' : 'surplusRefunded' })
    else if (owed.length === 1) {
      await moveOrder(tx, order, { ...by, state: 'refunded', reason: isByHand ? 'refundedByHand' : 'refunded' })
      await mailAboutOrder(tx, 'order refunded', orderId)
    }
  })
}
