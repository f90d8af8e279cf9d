/** Fulfilling an order in the shop, and cancelling it. */
import { inTransaction, type Db } from '../../db/transaction.ts'
import type { OrderLetter } from '../../mail/letter.ts'
import { closePage, isStillClosed, type OrderDeps } from '../checkout/payment-pages.ts'
import { orRefuse, Refusal } from '../../refusal.ts'
import type { Clerk } from '../../staff/log.queries.ts'
import type { Courier } from '../../staff/people.queries.ts'
import { mayCancel, mayMove, stepBack, type MoveReason, type Mover } from '../order-states.ts'
import { lockOrder } from '../locks.queries.ts'
import { NOBODY } from '../forget-shopper.queries.ts'
import { isToday } from '../order-message-params.ts'
import { messages } from '../orders.messages.en.ts'
import { findFirstMover, insertNote, listMoves } from '../order-moves.queries.ts'
import { mailAboutOrder } from '../order-letters.queries.ts'
import { findOrder, type OrderRow } from '../orders.queries.ts'
import { moveOrder, release } from '../move-order.ts'

/** The steps of fulfilment: the reason recorded and the letter mailed. */
const STEPS = {
  'being packed': { reason: 'packing', letter: undefined },
  packed: { reason: 'packed', letter: undefined },
  'on its way': { reason: 'onItsWay', letter: 'order on its way' },
  delivered: { reason: 'delivered', letter: 'order delivered' },
} as const satisfies Record<string, MoveReason & { letter: OrderLetter | undefined }>

interface Told {
  readonly courierPhone?: string | undefined
  readonly run?: Courier | undefined
  readonly why?: string | undefined
}

/**
 * Moves an order one step on and mails the shopper, who sees `courierPhone` until the next step; or says `why` the last one was not
 * made today after all, and takes it back. Refused if there is no such order (404) or no such move from its state (409).
 */
export function moveOn(
  db: Db,
  orderId: string,
  state: keyof typeof STEPS,
  clerk: Clerk,
  { courierPhone, run, why = '' }: Told = {},
): Promise<OrderRow> {
  return inTransaction(db, async (tx) => {
    const order = orRefuse(await lockOrder(tx, orderId), messages.noSuchOrder)
    const back = stepBack(order.state, state)
    if (!mayMove(order.state, state) || (back && !(why && mayTakeBack(order)))) {
      throw new Refusal(409, messages.cannotMove({ ...order, to: state, first: await findFirstMover(tx, order) }))
    }
    if (why && !back) throw new Refusal(409, messages.nothingToTakeBack(order))
    if (state === 'packed') {
      const isNoted = (await listMoves(tx, [orderId])).some(({ reason }) => reason === 'packed')
      if (!isNoted) await insertNote(tx, order, { reason: 'packed', who: 'shop', clerk })
      return order
    }
    const sent = run && state === 'on its way' ? ({ reason: 'handedTo', params: run } as const) : STEPS[state]
    const told = back ? { reason: back.reason, params: { note: why } } : sent
    await moveOrder(tx, order, { state, ...told, who: 'shop', clerk, courierPhone })
    const { letter } = back ?? STEPS[state]
    if (letter !== undefined) await mailAboutOrder(tx, letter, order.id)
    return { ...order, state }
  })
}

/** Not once the day is over on which the order left or was delivered, or once its account is deleted. */
export function mayTakeBack(order: Pick<OrderRow, 'leftAt' | 'deliveredAt' | 'shopperId'>): boolean {
  return isToday(order.leftAt ?? order.deliveredAt ?? new Date(0)) && order.shopperId !== NOBODY
}

/** The order to cancel, by whom and why. `shopperId` is given if only that shopper's order may be cancelled. */
type Cancelling = Mover & MoveReason & { readonly orderId: string; readonly shopperId?: string | undefined }

/**
 * Cancels an order: closes its payment page, puts its goods back into stock, and marks a payment as due for refund.
 * Idempotent for the shopper. Refused if there is no such order (404), it can no longer be cancelled, or somebody in the shop was
 * first (409).
 */
export async function cancelOrder(deps: OrderDeps, { orderId, shopperId, ...mover }: Cancelling): Promise<OrderRow> {
  const found = await findOrder(deps.db, orderId)
  if (found === undefined || (shopperId !== undefined && found.shopperId !== shopperId)) {
    throw new Refusal(404, messages.orderNotFound)
  }
  // The shopper may be paying in another window. Only the provider knows, so the page is closed before the order.
  const closed = found.state === 'awaiting payment' ? await closePage(deps, found) : undefined
  return inTransaction(deps.db, async (tx) => {
    const order = orRefuse(await lockOrder(tx, orderId), messages.orderNotFound)
    if (order.state === 'cancelled' || order.state === 'refund due' || order.state === 'refunded') {
      if (mover.who !== 'shop') return order
      throw new Refusal(409, messages.cannotMove({ ...order, to: 'cancelled', first: await findFirstMover(tx, order) }))
    }
    // Closing the page made the provider report its end, and that report came first: the goods are back on the shelf.
    if (closed !== undefined && order.state === 'expired') return order
    if (!mayCancel(order.state, mover.who)) {
      // Who in the shop was first is for the shop.
      const first = mover.who === 'shop' ? await findFirstMover(tx, order) : undefined
      throw new Refusal(409, messages.cannotCancel({ ...order, first }))
    }
    if (order.state === 'awaiting payment' && !(await isStillClosed(tx, order, closed))) {
      throw new Refusal(409, messages.paymentJustBegun)
    }
    const state = order.paidAt === null ? 'cancelled' : 'refund due'
    await release(tx, order, { ...mover, state })
    await mailAboutOrder(tx, 'order cancelled', order.id)
    return { ...order, state }
  })
}
