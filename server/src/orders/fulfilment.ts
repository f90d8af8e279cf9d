/** An order's way through the shop's hands, and its end where it is not wanted any more. */
import type { Db } from '../db/rows.ts'
import { inTransaction } from '../db/transaction.ts'
import type { OrderLetter } from '../mail/letters.ts'
import { markRefunded } from './payment-pages.queries.ts'
import { closePage, isStillClosed, type OrderDeps } from './payment-pages.ts'
import { Refusal } from '../refusal.ts'
import { mayCancel, mayMove, type MoveReason, type Mover } from './order-states.ts'
import { lockOrder } from './locks.queries.ts'
import { mailAboutOrder } from './order-letters.queries.ts'
import { findOrder, type OrderRow } from './orders.queries.ts'
import { moveOrder, release } from './move-order.ts'

/** What the shop does with an order once it is placed or paid. */
const STEPS = {
  'being packed': { reason: 'packing', letter: undefined },
  'on its way': { reason: 'onItsWay', letter: 'order on its way' },
  delivered: { reason: 'delivered', letter: 'order delivered' },
} as const satisfies Record<string, MoveReason & { letter: OrderLetter | undefined }>

/** Moves an order one step on, by a person in the shop, and mails the shopper. Refused where it is not that order's turn. */
export function moveOn(db: Db, orderId: string, state: keyof typeof STEPS, clerk: string): Promise<OrderRow> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order === undefined) throw new Refusal(404, 'There is no such order.')
    if (!mayMove(order.state, state)) {
      throw new Refusal(409, `Order ${order.number} is ${order.state}; it cannot become ${state}.`)
    }
    const { reason, letter } = STEPS[state]
    await moveOrder(tx, order, { state, reason, who: 'shop', clerk })
    if (letter !== undefined) await mailAboutOrder(tx, letter, order.id)
    return { ...order, state }
  })
}

/** The order to cancel, who cancels it and why. `shopperId` where a shopper may only cancel their own. */
export type Cancelling = Mover & MoveReason & { readonly orderId: string; readonly shopperId?: string | undefined }

/**
 * Cancels an order: its goods go back on the shelf, its payment page is closed, and what was paid is due to be sent back.
 * Asked again, it answers with the order as it is.
 */
export async function cancelOrder(deps: OrderDeps, cancelling: Cancelling): Promise<OrderRow> {
  const { db } = deps
  const { orderId, shopperId, ...mover } = cancelling
  const found = await findOrder(db, orderId)
  if (found === undefined || (shopperId !== undefined && found.shopperId !== shopperId)) {
    throw new Refusal(404, 'this order not found')
  }
  // Somebody may be paying this very moment: only the provider can tell, so the page is closed before the order is.
  const closed = found.state === 'awaiting payment' ? await closePage(deps, found) : undefined
  return inTransaction(db, async (tx) => {
    const order = (await lockOrder(tx, orderId)) ?? found
    if (order.state === 'cancelled' || order.state === 'refund due' || order.state === 'refunded') return order
    if (!mayCancel(order.state, mover.who)) {
      throw new Refusal(409, `Order ${order.number} is ${order.state} and can no longer be cancelled.`)
    }
    if (order.state === 'awaiting payment' && !(await isStillClosed(tx, order, closed))) {
      throw new Refusal(409, 'A payment for this order was begun this very moment. Please try again.')
    }
    const state = order.paidAt === null ? 'cancelled' : 'refund due'
    await release(tx, order, { ...mover, state })
    await mailAboutOrder(tx, 'order cancelled', order.id)
    return { ...order, state }
  })
}

/** Notes that the money of an order went back to the shopper; the provider has been asked to before. */
export function noteRefund(db: Db, orderId: string, clerk: string): Promise<OrderRow> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order === undefined) throw new Refusal(404, 'There is no such order.')
    if (order.state === 'refunded') return order
    if (!mayMove(order.state, 'refunded'))
      throw new Refusal(409, `Order ${order.number} is ${order.state}; no refund is due.`)
    await moveOrder(tx, order, { state: 'refunded', who: 'shop', clerk, reason: 'refunded' })
    await markRefunded(tx, orderId)
    return { ...order, state: 'refunded' }
  })
}
