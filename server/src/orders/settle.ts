/**
 * What the provider's word does to an order. Words come twice, late, in any order: each is held against where the order
 * stands now, under lock, and money that arrived is never met with silence.
 */
import type { OrderState } from '@baqala/contract/orders'
import type { Db } from '../db/rows.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Move } from './order-states.ts'
import { mailAboutOrders } from './order-letters.ts'
import { moveOrder, release } from './orders.ts'
import { startNextCart } from './cart-to-order.queries.ts'
import { lockCart, lockOrder } from './locks.queries.ts'
import { findLiveOrder, findOrder, type OrderRow } from './orders.queries.ts'
import { putStockBack, stockSuffices, takeStock } from '../stock/stock.queries.ts'
import { findSessionOf, insertPayment, isNewEvent } from './payment-pages.queries.ts'
import { CURRENCY, type PaymentEvent, type SessionEnd } from '../payments/payments.ts'

/** Settles what a webhook says, each event once. Returns where the order stands, undefined where it is none of ours. */
export function settleEvent(db: Db, event: PaymentEvent): Promise<OrderState | undefined> {
  return inTransaction(db, async (tx) => {
    const counts = (await isNewEvent(tx, event)) && (event.end.kind === 'paid' || (await isAboutThePage(tx, event)))
    if (!counts) return (await findOrder(tx, event.reference))?.state
    return settle(tx, event.reference, event.end)
  })
}

/**
 * Money counts wherever it was paid. That a page ended matters only if it is the one the shopper was sent to: one that was
 * opened twice, or not noted because the shop died, ends without anybody having seen it.
 */
async function isAboutThePage(tx: Db, event: PaymentEvent): Promise<boolean> {
  return (await findSessionOf(tx, event.reference))?.id === event.sessionId
}

/** Settles what we asked the provider ourselves. */
export function settleAnswer(db: Db, orderId: string, end: SessionEnd): Promise<OrderState | undefined> {
  return inTransaction(db, (tx) => settle(tx, orderId, end))
}

/** Lets go of an order that no page was ever opened for; nobody can have paid on it. */
export function settleUnopened(db: Db, orderId: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order?.state !== 'awaiting payment' || (await findSessionOf(tx, orderId)) !== undefined) return
    await release(tx, order, { state: 'expired', who: 'shop', why: 'No payment page could be opened.' })
  })
}

async function settle(tx: Db, orderId: string, end: SessionEnd): Promise<OrderState | undefined> {
  const order = await lockOrder(tx, orderId)
  if (order === undefined) return undefined
  if (end.kind === 'paid') return settlePaid(tx, order, end)
  if (order.state !== 'awaiting payment') return order.state
  const move: Move =
    end.kind === 'failed'
      ? { state: 'payment failed', who: 'payment provider', why: 'The payment failed.' }
      : { state: 'expired', who: 'shop', why: 'Nobody paid in time.' }
  await release(tx, order, move)
  return move.state
}

async function settlePaid(tx: Db, order: OrderRow, paid: { amount: number; currency: string }): Promise<OrderState> {
  // Told a second time: the money has arrived once.
  if (!(await insertPayment(tx, order.id, paid))) return order.state
  const wasHeld = order.state === 'awaiting payment'
  const refused = await whyNotTaken(tx, order, paid, wasHeld)
  if (refused !== undefined) {
    if (wasHeld) await putStockBack(tx, order.id)
    await moveOrder(tx, order, { state: 'refund due', who: 'payment provider', why: refused })
    return 'refund due'
  }
  if (!wasHeld) await takeStock(tx, order.id)
  const why = wasHeld ? 'Paid online.' : 'Paid online after the page had ended; the stock was still there.'
  await moveOrder(tx, order, { state: 'paid', who: 'payment provider', why })
  await startNextCart(tx, order.cartId, order.shopperId, order.id)
  await mailAboutOrders(tx, 'order paid', [order.id])
  return 'paid'
}

/** The reason why this money has to go back, or undefined where the order can be called paid. */
async function whyNotTaken(
  tx: Db,
  order: OrderRow,
  paid: { amount: number; currency: string },
  wasHeld: boolean,
): Promise<string | undefined> {
  if (paid.amount !== order.total || paid.currency.toLowerCase() !== CURRENCY) {
    return `Paid ${paid.amount} ${paid.currency} instead of ${order.total} ${CURRENCY}.`
  }
  if (wasHeld) return undefined
  if (order.state === 'cancelled') return 'Paid, but the order had been cancelled.'
  // Ordered anew, it is closed for good, even where that order was cancelled since.
  const cart = await lockCart(tx, order.cartId, order.shopperId)
  if (cart?.isOpen !== true || (await findLiveOrder(tx, order.cartId, order.shopperId)) !== undefined)
    return 'Paid, but the cart had been ordered anew.'
  return (await stockSuffices(tx, order.id)) ? undefined : 'Paid after the page had ended, and the goods were gone.'
}
