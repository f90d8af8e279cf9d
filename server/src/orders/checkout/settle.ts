/**
 * Settles orders by the reports of the payment provider. Reports may be repeated, late and out of order: each is compared
 * with the order's current state, under lock. Every payment makes its order paid, or has to go back.
 */
import type { FastifyBaseLogger } from 'fastify'
import { inTransaction, type Db } from '../../db/transaction.ts'
import { CURRENCY, money } from '../../egypt/money.ts'
import { isMovedByPayment, type Move, type MoveReason } from '../order-states.ts'
import { findSlot, lockSlot } from '../../delivery/open-slots.queries.ts'
import { canBeOrdered } from '../../delivery/terms.ts'
import { insertNote } from '../order-moves.queries.ts'
import { dropPromise, hasPlace, insertPlace, restartIfExpress } from '../../delivery/places.queries.ts'
import { insertPayment, markNotRefunded, type NewPayment } from '../order-payments.queries.ts'
import { mailAboutOrder } from '../order-letters.queries.ts'
import { moveOrder, release } from '../move-order.ts'
import { startNextCart } from './cart-to-order.queries.ts'
import { lockCart, lockOrder } from '../locks.queries.ts'
import { findLiveOrder, findOrder, type OrderRow } from '../orders.queries.ts'
import { lockStockOf, putStockBack, takeStock } from '../../stock/stock.queries.ts'
import { countEvents, findPageOf, insertEvent } from './payment-pages.queries.ts'
import type { PageEvent, PaymentEvent, TroubleEvent } from '../../payments/payments.ts'

/** The effect of a report. 'settled': nothing is left to do, as after a repeated one; 'refund due': money has to go back. */
type Settlement = 'settled' | 'refund due' | 'disputed' | 'no such order'

/** Settles the event of a webhook, once. */
export function settleEvent(db: Db, event: PaymentEvent): Promise<Settlement> {
  return inTransaction(db, async (tx) => {
    const isNewEvent = await insertEvent(tx, event)
    if ('trouble' in event) return isNewEvent ? noteTrouble(tx, event) : 'settled'
    const isRelevant = isNewEvent && (event.end.kind === 'paid' || (await isAboutThePage(tx, event)))
    if (isRelevant) return settle(tx, event)
    return (await findOrder(tx, event.reference)) === undefined ? 'no such order' : 'settled'
  })
}

/**
 * A payment counts on any page; the end of a page counts only for the recorded one. A page that was opened twice, or not
 * recorded because the server crashed, was never shown to the shopper.
 */
async function isAboutThePage(tx: Db, event: PageEvent): Promise<boolean> {
  return (await findPageOf(tx, event.reference))?.id === event.sessionId
}

/** Settles how a page ended, where we asked the provider. */
export function settleEnd(db: Db, pageEnd: PageEnd): Promise<Settlement> {
  return inTransaction(db, (tx) => settle(tx, pageEnd))
}

/** Releases an order without a page, which nobody can have paid. */
export function settleUnopened(db: Db, orderId: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order?.state !== 'awaiting payment' || (await findPageOf(tx, orderId)) !== undefined) return
    await release(tx, order, { state: 'expired', who: 'shop', reason: 'noPageOpened' })
  })
}

type PageEnd = Omit<PageEvent, 'id'>

async function settle(tx: Db, { reference, sessionId, end }: PageEnd): Promise<Settlement> {
  const order = await lockOrder(tx, reference)
  if (order === undefined) return 'no such order'
  if (end.kind === 'paid') return settlePaid(tx, order, { ...end, sessionId })
  if (order.state !== 'awaiting payment') return 'settled'
  const move: Move =
    end.kind === 'failed'
      ? { state: 'payment failed', who: 'payment provider', reason: 'paymentFailed' }
      : { state: 'expired', who: 'shop', reason: 'notPaidInTime' }
  await release(tx, order, move)
  return 'settled'
}

/** Notes trouble with a payment after its order was settled: money that did not arrive is due again, and a person looks at a dispute. */
async function noteTrouble(tx: Db, { reference, sessionId, trouble }: TroubleEvent): Promise<Settlement> {
  const order = await lockOrder(tx, reference)
  if (order === undefined) return 'no such order'
  const who = 'payment provider'
  if (trouble.kind === 'disputed') {
    const { isWon, amount, currency } = trouble
    // 'Disputed' that arrives after 'won' or 'lost'.
    if (isWon === undefined && (await countEvents(tx, 'disputed', sessionId)) > 1) return 'settled'
    const reason = isWon === undefined ? 'disputed' : isWon ? 'disputeWon' : 'disputeLost'
    await insertNote(tx, order, { who, reason, params: { amount: money(amount, currency) } })
    return isWon === undefined ? 'disputed' : 'settled'
  }
  if (!(await markNotRefunded(tx, order.id, sessionId))) return 'settled'
  if (order.state === 'refunded') await moveOrder(tx, order, { state: 'refund due', who, reason: 'refundFailed' })
  else await insertNote(tx, order, { who, reason: 'refundFailed' })
  return 'refund due'
}

async function settlePaid(tx: Db, order: OrderRow, paid: NewPayment): Promise<Settlement> {
  const isSurplus = !isMovedByPayment(order.state)
  const isNew = await insertPayment(tx, order.id, { ...paid, isSurplus })
  if (!isNew) return 'settled'
  if (isSurplus) {
    const params = { paid: money(paid.amount, paid.currency) }
    await insertNote(tx, order, { who: 'payment provider', reason: 'paidOnceMore', params })
    return 'refund due'
  }
  const wasAwaitingPayment = order.state === 'awaiting payment'
  if (order.slotId !== null) await lockSlot(tx, order.slotId)
  const refundReason = await findRefundReason(tx, order, paid, wasAwaitingPayment)
  if (refundReason !== undefined) {
    if (wasAwaitingPayment) await putStockBack(tx, order.id)
    await moveOrder(tx, order, { state: 'refund due', who: 'payment provider', ...refundReason })
    return 'refund due'
  }
  if (!wasAwaitingPayment) await takeStock(tx, order.id)
  const reason = wasAwaitingPayment ? 'paid' : 'paidLate'
  await moveOrder(tx, order, { state: 'paid', who: 'payment provider', reason })
  if (await keepOrRetakePlace(tx, order, wasAwaitingPayment)) await restartIfExpress(tx, order.id)
  else await giveUpLostTime(tx, order)
  await startNextCart(tx, order.cartId, order.shopperId, order.id)
  await mailAboutOrder(tx, 'order paid', order.id)
  return 'settled'
}

/**
 * Gives an order that is paid late its place again if there is room; one paid in time has it still. Returns whether the order has
 * the time that it was promised.
 */
async function keepOrRetakePlace(tx: Db, order: OrderRow, wasAwaitingPayment: boolean): Promise<boolean> {
  const { id, cartId, shopperId, slotId } = order
  // Express, paid late: its promise has passed.
  if (slotId === null) return wasAwaitingPayment || order.promisedFrom === null
  if (wasAwaitingPayment && (await hasPlace(tx, id, slotId))) return true
  const slot = await findSlot(tx, slotId, cartId)
  if (slot === undefined || !canBeOrdered(slot)) return false
  await insertPlace(tx, { id, cartId, shopperId, slotId })
  return true
}

/** A lost time is no reason to send the money back: somebody calls the shopper. */
async function giveUpLostTime(tx: Db, order: OrderRow): Promise<void> {
  await dropPromise(tx, order.id)
  await insertNote(tx, { ...order, state: 'paid' }, { who: 'shop', reason: 'placeLost' })
}

/** The reason to refund this payment; undefined if it pays the order. */
async function findRefundReason(
  tx: Db,
  order: OrderRow,
  paid: NewPayment,
  wasAwaitingPayment: boolean,
): Promise<MoveReason | undefined> {
  if (paid.amount !== order.total || paid.currency.toLowerCase() !== CURRENCY) {
    const params = { paid: money(paid.amount, paid.currency), asked: money(order.total) }
    return { reason: 'wrongAmountPaid', params }
  }
  if (wasAwaitingPayment) return undefined
  if (order.state === 'cancelled') return { reason: 'paidAfterCancel' }
  // A cart that was ordered again stays closed, even if that order was cancelled since.
  const isCartOpen = await lockCart(tx, order.cartId, order.shopperId)
  const isOrderedAnew = (await findLiveOrder(tx, order.cartId, order.shopperId)) !== undefined
  if (isCartOpen !== true || isOrderedAnew) return { reason: 'paidAfterOrderedAnew' }
  const stock = await lockStockOf(tx, order.id)
  return stock.every(({ onHand, count }) => onHand >= count) ? undefined : { reason: 'paidAfterSoldOut' }
}

/** Logs an error for the operator: only a person can send the money back. */
export function logRefundDue(log: Pick<FastifyBaseLogger, 'error'>, orderId: string): void {
  log.error({ order: orderId }, 'REFUND DUE: money arrived that has to go back')
}
