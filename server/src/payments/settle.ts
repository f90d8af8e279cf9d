/**
 * What the provider's word does to an order. Words come twice, late, in any order: each is held against where the order
 * stands now, under lock, and money that arrived is never met with silence.
 */
import type { OrderState } from '@baqala/contract/orders'
import type { Db } from '../db/rows.ts'
import { inTransaction } from '../db/transaction.ts'
import { mailAboutOrder, moveOrder, release } from '../orders/orders.ts'
import {
  findLiveOrder,
  findOrder,
  lockCart,
  putStockBack,
  startNextCart,
  stockSuffices,
  takeStock,
  type OrderRow,
} from '../orders/orders.queries.ts'
import { isNewEvent } from './payments.queries.ts'
import type { PaymentEvent, SessionEnd } from './payments.ts'

export const CURRENCY = 'egp'

/** Settles what a webhook says, each event once. Returns where the order stands, undefined where it is none of ours. */
export function settleEvent(db: Db, outboxKey: Buffer, event: PaymentEvent): Promise<OrderState | undefined> {
  return inTransaction(db, async (tx) => {
    if (!(await isNewEvent(tx, event))) return (await findOrder(tx, event.reference))?.state
    return settle(tx, outboxKey, event.reference, event.end)
  })
}

/** Settles what we asked the provider ourselves. */
export function settleAnswer(
  db: Db,
  outboxKey: Buffer,
  orderId: string,
  end: SessionEnd,
): Promise<OrderState | undefined> {
  return inTransaction(db, (tx) => settle(tx, outboxKey, orderId, end))
}

async function settle(tx: Db, outboxKey: Buffer, orderId: string, end: SessionEnd): Promise<OrderState | undefined> {
  const found = await findOrder(tx, orderId)
  if (found === undefined) return undefined
  // Cart first, then stock: the order in which everybody locks. The order row is guarded by its cart's lock.
  await lockCart(tx, found.cartId, found.shopperId)
  const order = (await findOrder(tx, orderId)) ?? found
  if (end.kind === 'paid') return settlePaid(tx, outboxKey, order, end)
  if (order.state !== 'awaiting payment') return order.state
  const state = end.kind === 'failed' ? 'payment failed' : 'expired'
  await release(tx, order, state, end.kind === 'failed' ? 'The payment failed.' : 'Nobody paid in time.')
  return state
}

async function settlePaid(
  tx: Db,
  outboxKey: Buffer,
  order: OrderRow,
  paid: { amount: number; currency: string },
): Promise<OrderState> {
  if (order.state === 'paid' || order.state === 'refund due') return order.state
  const wasHeld = order.state === 'awaiting payment'
  const refused = await whyNotTaken(tx, order, paid, wasHeld)
  if (refused !== undefined) {
    if (wasHeld) await putStockBack(tx, order.id)
    await moveOrder(tx, order, 'refund due', refused)
    return 'refund due'
  }
  if (!wasHeld) await takeStock(tx, order.id)
  await moveOrder(
    tx,
    order,
    'paid',
    wasHeld ? 'Paid online.' : 'Paid online after the page had ended; the stock was still there.',
  )
  await startNextCart(tx, order.cartId, order.shopperId, order.id)
  await mailAboutOrder(tx, outboxKey, 'order paid', order)
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
  if ((await findLiveOrder(tx, order.cartId, order.shopperId)) !== undefined)
    return 'Paid, but the cart had been ordered anew.'
  return (await stockSuffices(tx, order.id)) ? undefined : 'Paid after the page had ended, and the goods were gone.'
}
