/** An order's way through the shop's hands, and its end where it is not wanted any more. */
import type { Db } from '../db/rows.ts'
import { inTransaction } from '../db/transaction.ts'
import type { OrderLetter } from '../mail/letters.ts'
import { markRefunded } from './payment-pages.queries.ts'
import { closePage, type OrderDesk } from './payment-pages.ts'
import { Refusal } from '../refusal.ts'
import { mayCancel, mayMove, type Mover } from './order-states.ts'
import { lockOrder } from './locks.queries.ts'
import { mailAboutOrders } from './order-letters.ts'
import { findOrder, type OrderRow } from './orders.queries.ts'
import { isStillClosed, moveOrder, release } from './orders.ts'

/** What the shop does with an order once it is placed or paid. */
const STEPS = {
  'being packed': { why: 'The shop is packing your order.', letter: undefined },
  'on its way': { why: 'Your order has left the shop.', letter: 'order on its way' },
  delivered: { why: 'Your order was delivered.', letter: 'order delivered' },
} as const satisfies Record<string, { why: string; letter: OrderLetter | undefined }>

/** Moves an order one step on, by a person in the shop, and mails the shopper. Refused where it is not that order's turn. */
export function moveOn(db: Db, orderId: string, state: keyof typeof STEPS, clerk: string): Promise<OrderRow> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order === undefined) throw new Refusal(404, 'There is no such order.')
    if (!mayMove(order.state, state)) {
      throw new Refusal(409, `Order ${order.number} is ${order.state}; it cannot become ${state}.`)
    }
    const { why, letter } = STEPS[state]
    await moveOrder(tx, order, { state, why, who: 'shop', clerk })
    if (letter !== undefined) await mailAboutOrders(tx, letter, [order.id])
    return { ...order, state }
  })
}

/** Who cancels what. `shopperId` where a shopper may only cancel their own. */
export interface Cancelling extends Mover {
  readonly orderId: string
  readonly shopperId?: string | undefined
  readonly why: string
}

/**
 * Cancels an order: its goods go back on the shelf, its payment page is closed, and what was paid is due to be sent back.
 * Asked again, it answers with the order as it is.
 */
export async function cancelOrder(desk: OrderDesk, cancelling: Cancelling): Promise<OrderRow> {
  const { db, payments } = desk
  const { orderId, shopperId } = cancelling
  const found = await findOrder(db, orderId)
  if (found === undefined || (shopperId !== undefined && found.shopperId !== shopperId)) {
    throw new Refusal(404, 'this order not found')
  }
  // Somebody may be paying this very moment: only the provider can tell, so the page is closed before the order is.
  const isClosable = found.state === 'awaiting payment' && payments !== undefined
  const closed = isClosable ? await closePage({ ...desk, payments }, found) : undefined
  return inTransaction(db, async (tx) => {
    const order = (await lockOrder(tx, orderId)) ?? found
    if (order.state === 'cancelled' || order.state === 'refund due' || order.state === 'refunded') return order
    if (!mayCancel(order.state, cancelling.who)) {
      throw new Refusal(409, `Order ${order.number} is ${order.state} and can no longer be cancelled.`)
    }
    if (payments !== undefined && order.state === 'awaiting payment' && !(await isStillClosed(tx, order, closed))) {
      throw new Refusal(409, 'A payment for this order was begun this very moment. Please try again.')
    }
    const state = order.paidAt === null ? 'cancelled' : 'refund due'
    await release(tx, order, { ...cancelling, state })
    await mailAboutOrders(tx, 'order cancelled', [order.id])
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
    await moveOrder(tx, order, { state: 'refunded', who: 'shop', clerk, why: 'Your money was sent back.' })
    await markRefunded(tx, orderId)
    return { ...order, state: 'refunded' }
  })
}
