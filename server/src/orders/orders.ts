/**
 * The verbs of ordering. The cart is its own idempotency key: it has at most one live order, ever, and whoever asks
 * again is answered with that one. Stock, order, cart and mail change in one transaction; the provider is only ever
 * spoken to between transactions.
 */
import type { ShippingAddress } from '@baqala/contract/orders'
import { cannotHave } from '../cart/cart.ts'
import type { Db } from '../db/rows.ts'
import { inTransaction } from '../db/transaction.ts'
import { findSessionOf } from '../payments/payments.queries.ts'
import { tooLittleToPayOnline } from '../payments/payments.ts'
import type { ClosedOrder } from '../payments/sessions.ts'
import { Refusal } from '../refusal.ts'
import { putStockBack } from '../stock/stock.queries.ts'
import { mayMove, type Move } from './order-states.ts'
import { insertOrder, lockLines, type CartLine } from './cart-to-order.queries.ts'
import { lockCart } from './locks.queries.ts'
import { mailAboutOrder } from './order-letters.ts'
import { updateState } from './order-moves.queries.ts'
import { findLiveOrder, listItems, type ItemRow, type OrderRow } from './orders.queries.ts'

/** What to order, and the order awaiting payment (already closed) that this one takes the place of. */
export interface Ordering {
  readonly shopperId: string
  readonly cartId: string
  readonly address: ShippingAddress
  readonly replacing: ClosedOrder | undefined
}

/** An order and what is in it, as {@link listItems} has it. */
export interface WholeOrder {
  readonly order: OrderRow
  readonly items: readonly ItemRow[]
}

/** Orders the cart against cash. Undefined: a payment page was opened for it meanwhile and has to be closed first. */
export function placeOrder(db: Db, ordering: Ordering): Promise<WholeOrder | undefined> {
  return inTransaction(db, async (tx) => {
    const claimed = await claimCart(tx, ordering)
    if ('order' in claimed) {
      const { order } = claimed
      return order.state === 'awaiting payment' ? undefined : { order, items: await listItems(tx, [order.id]) }
    }
    const placed = await writeOrder(tx, ordering, claimed.lines, 'cash')
    await mailAboutOrder(tx, 'order placed', placed.order.id)
    return placed
  })
}

/** Freezes a copy of the cart as an order awaiting payment, its stock held. The cart stays as it is. `least` in piastres. */
export function freezeOrder(db: Db, ordering: Ordering, least = 0): Promise<OrderRow> {
  return inTransaction(db, async (tx) => {
    const claimed = await claimCart(tx, ordering)
    if ('order' in claimed) return claimed.order
    if (claimed.lines.length > 0 && totalOf(claimed.lines) < least) throw tooLittleToPayOnline(least)
    const { order } = await writeOrder(tx, ordering, claimed.lines, 'card')
    return order
  })
}

/** Locks the cart and finds either its live order or its lines. */
async function claimCart(tx: Db, ordering: Ordering): Promise<{ order: OrderRow } | { lines: CartLine[] }> {
  const { cartId, shopperId, replacing } = ordering
  if ((await lockCart(tx, cartId, shopperId)) === undefined) throw new Refusal(404, 'this cart not found')
  if (replacing === undefined) {
    // Lines that say there is no live order spare us asking. A cart whose order was placed has none.
    const lines = await lockLines(tx, cartId, shopperId)
    if (lines[0]?.isOrdered === false) return { lines }
  }
  const live = await findLiveOrder(tx, cartId, shopperId)
  if (live !== undefined && !(await isStillClosed(tx, live, replacing))) return { order: live }
  if (live !== undefined) {
    await release(tx, live, { state: 'replaced', who: 'shopper', why: 'This cart was ordered anew.' })
  }
  return { lines: await lockLines(tx, cartId, shopperId) }
}

/** Whether the order still cannot be paid: a page noted since it was closed could be. */
export async function isStillClosed(tx: Db, order: OrderRow, closed: ClosedOrder | undefined): Promise<boolean> {
  if (order.state !== 'awaiting payment' || order.id !== closed?.orderId) return false
  return (await findSessionOf(tx, order.id))?.id === closed.sessionId
}

async function writeOrder(
  tx: Db,
  ordering: Ordering,
  lines: readonly CartLine[],
  method: 'cash' | 'card',
): Promise<WholeOrder> {
  if (lines.length === 0) throw new Refusal(400, 'Your cart is empty.')
  const short = lines.find((line) => line.count > line.available)
  if (short !== undefined) throw cannotHave(`${short.title} ${short.unit}`, short.available)
  const paying =
    method === 'cash'
      ? ({ state: 'placed', why: 'Ordered, cash on delivery.' } as const)
      : ({ state: 'awaiting payment', why: 'Ordered, to be paid online.' } as const)
  const order = await insertOrder(tx, { ...ordering, ...paying, paymentMethod: method, total: totalOf(lines) }, lines)
  const items = lines.map((line) => ({ ...line, orderId: order.id }))
  return { order, items: items.sort((one, other) => (one.id < other.id ? -1 : 1)) }
}

/** Piastres. */
export function totalOf(lines: readonly { readonly price: number; readonly count: number }[]): number {
  return lines.reduce((total, line) => total + line.price * line.count, 0)
}

/** The only way an order changes its state: along a move that there is, written down with who made it and why. */
export async function moveOrder(tx: Db, order: OrderRow, move: Move): Promise<void> {
  if (!mayMove(order.state, move.state)) throw new Error(`An order cannot move from ${order.state} to ${move.state}.`)
  await updateState(tx, order.id, move)
}

/** The order is over and nothing of it is delivered: its pieces go back on the shelf. */
export async function release(tx: Db, order: OrderRow, move: Move): Promise<void> {
  await putStockBack(tx, order.id)
  await moveOrder(tx, order, move)
}
