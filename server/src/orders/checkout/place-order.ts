/**
 * Ordering a cart. The cart id is the idempotency key: a cart has at most one live order, and a repeated request returns
 * that order. Stock, order, cart and letter change in one transaction (docs/decisions/0007-orders-and-payments.md).
 */
import { tooFewLeft, goodsTotal } from '../../cart/cart.ts'
import { type CartLine, lockLines } from '../../cart/cart-lines.queries.ts'
import { inTransaction, type Db } from '../../db/transaction.ts'
import { newId } from '../../db/ids.ts'
import { tooLittleToPayOnline } from '../../payments/payments.ts'
import { orRefuse, Refusal } from '../../refusal.ts'
import { refuseOtherOrder, refuseOtherTotal } from './asked-order.ts'
import { insertOrder, type NewOrder, type Ordering } from './cart-to-order.queries.ts'
import { lockCart } from '../locks.queries.ts'
import { release } from '../move-order.ts'
import { feeFor, findTerms, lockSlotOrRound, refuseOtherTerms, takePlace, toNewDelivery } from '../../delivery/terms.ts'
import { mailAboutOrder } from '../order-letters.queries.ts'
import { messages } from '../orders.messages.en.ts'
import { findLiveOrder, listItems, type ItemRow, type OrderRow } from '../orders.queries.ts'
import { isStillClosed, type ClosedOrder } from './payment-pages.ts'

/** An order and its items, in the order of its cart. */
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
 * the one asked for (409); and if it cannot be delivered as asked (400 and 409, delivery/terms.ts).
 */
export async function placeOrder(db: Db, ordering: Ordering, options: Options): Promise<WholeOrder> {
  const { replacing } = options
  try {
    return await inTransaction(db, (tx) => writeOrder(tx, ordering, options))
  } catch (error) {
    // The page of the order to be replaced is closed: nobody will pay it, so its goods go back all the same.
    if (error instanceof Refusal && replacing !== undefined) await releaseUnreplaced(db, ordering, replacing)
    throw error
  }
}

async function writeOrder(tx: Db, ordering: Ordering, options: Options): Promise<WholeOrder> {
  const { method, replacing } = options
  const { cartId, shopperId } = ordering
  orRefuse(await lockCart(tx, cartId, shopperId), messages.cartNotFound)
  const live = await findLiveOrder(tx, cartId, shopperId)
  if (live !== undefined && !(await isStillClosed(tx, live, replacing))) {
    if (live.state !== 'awaiting payment') await refuseOtherOrder(tx, live, ordering)
    return { order: live, items: await listItems(tx, [live.id]) }
  }
  await lockSlotOrRound(tx, ordering.delivery)
  const lines = await lockLines(tx, cartId, shopperId)
  const draft = await draftOrder(tx, lines, ordering, options)
  if (live !== undefined) await release(tx, live, { state: 'replaced', who: 'shopper', reason: 'orderedAnew' })
  const order = await insertOrder(tx, draft, lines)
  await takePlace(tx, order)
  if (method === 'cash') await mailAboutOrder(tx, 'order placed', order.id)
  return { order, items: lines.map((line) => ({ ...line, orderId: order.id })) }
}

/** The order of these locked lines. Refuses a cart that cannot be ordered so. */
async function draftOrder(
  tx: Db,
  lines: readonly CartLine[],
  ordering: Ordering,
  { method, minTotal = 0 }: Options,
): Promise<NewOrder> {
  if (lines.length === 0) throw new Refusal(400, messages.cartIsEmpty)
  const terms = await findTerms(tx, ordering)
  const fee = feeFor(terms, goodsTotal(lines))
  const total = goodsTotal(lines) + fee
  if (total < minTotal) throw tooLittleToPayOnline(minTotal)
  const short = lines.find((line) => line.count > line.available)
  if (short !== undefined) throw tooFewLeft(short, short.available)
  if (terms !== undefined) refuseOtherTerms(terms, lines)
  refuseOtherTotal(lines, fee, ordering)
  const promise = terms && toNewDelivery(terms, lines, method)
  return { ...ordering, id: newId(), method, total, promise }
}

function releaseUnreplaced(db: Db, { cartId, shopperId }: Ordering, replacing: ClosedOrder): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockCart(tx, cartId, shopperId)
    const live = await findLiveOrder(tx, cartId, shopperId)
    if (live === undefined || !(await isStillClosed(tx, live, replacing))) return
    await release(tx, live, { state: 'expired', who: 'shop', reason: 'pageClosed' })
  })
}
