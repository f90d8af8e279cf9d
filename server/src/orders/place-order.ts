/**
 * Ordering a cart. The cart id is the idempotency key: a cart has at most one live order, and a repeated request returns
 * that order. Stock, order, cart and letter change in one transaction (docs/decisions/0007-orders-and-payments.md).
 */
import { wholeTitleOf } from '../catalog/arabic-names.ts'
import { tooFewLeft } from '../cart/cart.ts'
import type { Db } from '../db/rows.ts'
import { inTransaction } from '../db/transaction.ts'
import { newId } from '../db/ids.ts'
import { tooLittleToPayOnline } from '../payments/payments.ts'
import { Refusal } from '../refusal.ts'
import { refuseOtherOrder } from './asked-order.ts'
import { insertOrder, lockLines, type CartLine, type Ordering } from './cart-to-order.queries.ts'
import { checkTotal, totalOf } from './expected-total.ts'
import { lockCart } from './locks.queries.ts'
import { release } from './move-order.ts'
import { mailAboutOrder } from './order-letters.queries.ts'
import { messages } from './orders.messages.en.ts'
import { findLiveOrder, listItems, type ItemRow, type OrderRow } from './orders.queries.ts'
import { isStillClosed, type ClosedOrder } from './payment-pages.ts'

/** An order and its items, in the order of item ids. */
export interface WholeOrder {
  readonly order: OrderRow
  readonly items: readonly ItemRow[]
}

interface Options {
  readonly method: 'cash' | 'card'
  /** The cart's order awaiting payment that this one replaces. */
  readonly replacing?: ClosedOrder | undefined
  /** Piastres. */
  readonly minTotal?: number
}

/**
 * Orders a cart at current prices and takes its stock. A cash order closes the cart; a card order leaves it open until it
 * is paid. If the cart has a live order, that order is returned. Refused if the cart is not this shopper's (404), is empty
 * or below `minTotal` (400), holds more than is in stock, does not cost the expected total, or became another order than
 * the one asked for (409).
 */
export async function placeOrder(db: Db, ordering: Ordering, options: Options): Promise<WholeOrder> {
  const { method, replacing, minTotal = 0 } = options
  const { cartId, shopperId } = ordering
  const outcome = await inTransaction(db, async (tx) => {
    const cart = await lockCart(tx, cartId, shopperId)
    if (cart === undefined) throw new Refusal(404, messages.cartNotFound)
    const live = await findLiveOrder(tx, cartId, shopperId)
    if (live !== undefined && !(await isStillClosed(tx, live, replacing))) {
      if (live.state !== 'awaiting payment') await refuseOtherOrder(tx, live, ordering)
      return { order: live, items: await listItems(tx, [live.id]) }
    }
    const lines = await lockLines(tx, cartId, shopperId)
    const refusal = validateLines(lines, minTotal) ?? checkTotal(lines, ordering)
    if (live !== undefined) await releaseReplaced(tx, live, refusal)
    // Returned, not thrown: a throw would roll back the release of the replaced order's stock.
    if (refusal !== undefined) return refusal
    const order = await insertOrder(tx, { ...ordering, id: newId(), method, total: totalOf(lines) }, lines)
    if (method === 'cash') await mailAboutOrder(tx, 'order placed', order.id)
    const items = lines.map((line) => ({ ...line, orderId: order.id }))
    return { order, items: items.sort((one, other) => (one.id < other.id ? -1 : 1)) }
  })
  if (outcome instanceof Refusal) throw outcome
  return outcome
}

function releaseReplaced(tx: Db, order: OrderRow, refusal: Refusal | undefined): Promise<void> {
  return refusal === undefined
    ? release(tx, order, { state: 'replaced', who: 'shopper', reason: 'orderedAnew' })
    : release(tx, order, { state: 'expired', who: 'shop', reason: 'pageClosed' })
}

/** The refusal of a cart that cannot be ordered. */
function validateLines(lines: readonly CartLine[], minTotal: number): Refusal | undefined {
  if (lines.length === 0) return new Refusal(400, messages.cartIsEmpty)
  if (totalOf(lines) < minTotal) return tooLittleToPayOnline(minTotal)
  const short = lines.find((line) => line.count > line.available)
  return short === undefined ? undefined : tooFewLeft(wholeTitleOf(short), short.available)
}
