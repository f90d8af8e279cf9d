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
import { insertOrder, lockLines, type CartLine, type NewOrder, type Ordering } from './cart-to-order.queries.ts'
import { lockCart } from './locks.queries.ts'
import { release } from './move-order.ts'
import { checkDelivery, feeFor, lockDelivery, takePlaceFor, toNewDelivery, type Delivering } from './order-delivery.ts'
import { mailAboutOrder } from './order-letters.queries.ts'
import { checkTotal, goodsOf, totalOf } from './order-total.ts'
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
 * the one asked for (409); and if it cannot be delivered as asked (400 and 409, order-delivery.ts).
 */
export async function placeOrder(db: Db, ordering: Ordering, options: Options): Promise<WholeOrder> {
  const { method, replacing } = options
  const { cartId, shopperId } = ordering
  const outcome = await inTransaction(db, async (tx) => {
    const cart = await lockCart(tx, cartId, shopperId)
    if (cart === undefined) throw new Refusal(404, messages.cartNotFound)
    const live = await findLiveOrder(tx, cartId, shopperId)
    if (live !== undefined && !(await isStillClosed(tx, live, replacing))) {
      if (live.state !== 'awaiting payment') await refuseOtherOrder(tx, live, ordering)
      return { order: live, items: await listItems(tx, [live.id]) }
    }
    const delivering = await lockDelivery(tx, ordering)
    const lines = await lockLines(tx, cartId, shopperId)
    const draft = draftOrder(lines, ordering, delivering, options)
    if (live !== undefined) await releaseReplaced(tx, live, draft)
    // Returned, not thrown: a throw would roll back the release of the replaced order's stock.
    if (draft instanceof Refusal) return draft
    const order = await insertOrder(tx, draft, lines)
    await takePlaceFor(tx, order)
    if (method === 'cash') await mailAboutOrder(tx, 'order placed', order.id)
    const items = lines.map((line) => ({ ...line, orderId: order.id }))
    return { order, items: items.sort((one, other) => (one.id < other.id ? -1 : 1)) }
  })
  if (outcome instanceof Refusal) throw outcome
  return outcome
}

/** The order of these lines, or the refusal of a cart that cannot be ordered so. */
function draftOrder(
  lines: readonly CartLine[],
  ordering: Ordering,
  delivering: Delivering | Refusal | undefined,
  { method, minTotal = 0 }: Options,
): NewOrder | Refusal {
  if (lines.length === 0) return new Refusal(400, messages.cartIsEmpty)
  if (delivering instanceof Refusal) return delivering
  const fee = delivering === undefined ? 0 : feeFor(delivering, goodsOf(lines))
  const total = totalOf(lines, fee)
  const refusal =
    (total < minTotal ? tooLittleToPayOnline(minTotal) : undefined) ??
    findShortLine(lines) ??
    (delivering && checkDelivery(delivering, lines)) ??
    checkTotal(lines, fee, ordering)
  if (refusal !== undefined) return refusal
  const promise = delivering && toNewDelivery(delivering, lines, method)
  return { ...ordering, id: newId(), method, total, promise }
}

function releaseReplaced(tx: Db, order: OrderRow, draft: NewOrder | Refusal): Promise<void> {
  return !(draft instanceof Refusal)
    ? release(tx, order, { state: 'replaced', who: 'shopper', reason: 'orderedAnew' })
    : release(tx, order, { state: 'expired', who: 'shop', reason: 'pageClosed' })
}

/** The refusal of a cart that holds more than is in stock. */
function findShortLine(lines: readonly CartLine[]): Refusal | undefined {
  const short = lines.find((line) => line.count > line.available)
  return short === undefined ? undefined : tooFewLeft(wholeTitleOf(short), short.available)
}
