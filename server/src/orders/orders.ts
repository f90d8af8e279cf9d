/**
 * The verbs of ordering. The cart is its own idempotency key: it has at most one live order, ever, and whoever asks
 * again is answered with that one. Stock, order, cart and mail change in one transaction; the provider is only ever
 * spoken to between transactions.
 */
import type { ShippingAddress } from '@baqala/contract/orders'
import { cannotHave } from '../cart/cart.ts'
import { theRow, type Db } from '../db/rows.ts'
import { inTransaction } from '../db/transaction.ts'
import { findSessionOf } from './payment-pages.queries.ts'
import { tooLittleToPayOnline } from '../payments/payments.ts'
import type { ClosedOrder } from './payment-pages.ts'
import { newId } from '../ids.ts'
import { Refusal } from '../refusal.ts'
import { putStockBack } from '../stock/stock.queries.ts'
import { mayMove, type Move } from './order-states.ts'
import { insertOrders, lockLines, type CartLine } from './cart-to-order.queries.ts'
import { lockCart } from './locks.queries.ts'
import { updateState } from './order-moves.queries.ts'
import { findLiveOrder, type ItemRow, type OrderRow } from './orders.queries.ts'

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
export async function claimCart(tx: Db, ordering: Ordering): Promise<{ order: OrderRow } | { lines: CartLine[] }> {
  const { cartId, shopperId, replacing } = ordering
  if ((await lockCart(tx, cartId, shopperId)) === undefined) throw new Refusal(404, 'this cart not found')
  if (replacing === undefined) {
    // Lines that say there is no live order spare us asking. A cart whose order was placed has none.
    const lines = await lockLines(tx, [ordering])
    if (lines[0]?.isOrdered === false) return { lines }
  }
  const live = await findLiveOrder(tx, cartId, shopperId)
  if (live !== undefined && !(await isStillClosed(tx, live, replacing))) return { order: live }
  if (live !== undefined) {
    await release(tx, live, { state: 'replaced', who: 'shopper', why: 'This cart was ordered anew.' })
  }
  return { lines: await lockLines(tx, [ordering]) }
}

/** Whether the order still cannot be paid: a page noted since it was closed could be. */
export async function isStillClosed(tx: Db, order: OrderRow, closed: ClosedOrder | undefined): Promise<boolean> {
  if (order.state !== 'awaiting payment' || order.id !== closed?.orderId) return false
  return (await findSessionOf(tx, order.id))?.id === closed.sessionId
}

/** Writes the order of a cart that was claimed, or throws the refusal. */
export async function writeOrder(
  tx: Db,
  ordering: Ordering,
  lines: readonly CartLine[],
  method: keyof typeof FIRST_MOVES,
): Promise<WholeOrder> {
  const refusal = whyNot(lines)
  if (refusal !== undefined) throw refusal
  return theRow(await writeOrders(tx, [{ ordering, lines }], method))
}

/** Why a cart of these lines cannot be ordered, if it cannot. */
export function whyNot(lines: readonly CartLine[]): Refusal | undefined {
  if (lines.length === 0) return new Refusal(400, 'Your cart is empty.')
  const short = lines.find((line) => line.count > line.available)
  return short === undefined ? undefined : cannotHave(`${short.title} ${short.unit}`, short.available)
}

const FIRST_MOVES = {
  cash: { state: 'placed', why: 'Ordered, cash on delivery.' },
  card: { state: 'awaiting payment', why: 'Ordered, to be paid online.' },
} as const

/** Orders carts that can all be had at once, their lines locked. */
export async function writeOrders(
  tx: Db,
  carts: readonly { readonly ordering: Ordering; readonly lines: readonly CartLine[] }[],
  method: keyof typeof FIRST_MOVES,
): Promise<WholeOrder[]> {
  const asked = carts.map((cart) => ({ ...cart, id: newId() }))
  const orders = asked.map(({ id, ordering: { shopperId, cartId, address }, lines }) => {
    const total = totalOf(lines)
    return { id, shopperId, cartId, address, paymentMethod: method, total, ...FIRST_MOVES[method] }
  })
  const items = asked.flatMap(({ id, lines }) => lines.map((line) => ({ ...line, orderId: id })))
  const written = await insertOrders(tx, orders, items)
  const itemsOf = Map.groupBy(
    items.sort((one, other) => (one.id < other.id ? -1 : 1)),
    ({ orderId }) => orderId,
  )
  return written.map((order) => ({ order, items: itemsOf.get(order.id) ?? [] }))
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
