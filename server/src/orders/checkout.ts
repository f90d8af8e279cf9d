/** Ordering where a payment page may be open for the cart: the page is closed first, and a page already paid is the answer. */
import type { ShippingAddress } from '@baqala/contract/orders'
import { paths } from '@baqala/contract/paths'
import { inTransaction } from '../db/transaction.ts'
import {
  closePage,
  isStillOpen,
  openPage,
  type ClosedOrder,
  type OrderDesk,
  type PaymentDesk,
} from './payment-pages.ts'
import { findSessionOf, type SessionRow } from './payment-pages.queries.ts'
import { Refusal } from '../refusal.ts'
import { freezeOrder, isStillClosed, release, type Ordering, type WholeOrder } from './orders.ts'
import type { PlaceOrder } from './place-order.ts'
import { listLines } from './cart-to-order.queries.ts'
import { lockOrder } from './locks.queries.ts'
import { findLiveOrder, listItems, type OrderRow } from './orders.queries.ts'

/** Rounds before giving up, should somebody open and close pages for this very cart all the while. */
const ROUNDS = 4

export interface Checkout {
  readonly shopperId: string
  readonly cartId: string
  readonly address: ShippingAddress
  /** An origin of ours or of an allowed storefront. */
  readonly returnTo: string
}

/** Orders against cash, by `placeOrder`. A page that is open for this cart is closed first. */
export async function payInCash(desk: OrderDesk, placeOrder: PlaceOrder, checkout: Checkout): Promise<WholeOrder> {
  let replacing: ClosedOrder | undefined
  for (let round = 0; round < ROUNDS; round += 1) {
    // Hardly anybody has a page open; where somebody has, the first round says so.
    if (round > 0) replacing = await closeOpenPage(desk, checkout)
    const placed = await orderOrLetGo(desk, replacing, placeOrder, checkout)
    if (placed !== undefined) return placed
  }
  throw new Refusal(409, 'A payment for this cart is under way. Please try again in a moment.')
}

/** Opens a page for the cart as it stands, or answers with the one that is open for exactly this cart. */
export async function payOnline(desk: PaymentDesk, checkout: Checkout): Promise<SessionRow> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const live = await findLiveOrder(desk.db, checkout.cartId, checkout.shopperId)
    if (live !== undefined && live.state !== 'awaiting payment') return alreadyOrdered(live, checkout)
    if (live !== undefined && (await isStillThisCart(desk, live, checkout))) {
      const session = await openPage(desk, live, checkout.returnTo)
      if (session !== undefined && (await isStillOpen(desk, live, session))) return session
      continue
    }
    const replacing = live === undefined ? undefined : await closeOpenPage(desk, checkout)
    if (live !== undefined && replacing === undefined) continue
    const { least } = desk.payments
    const order = await orderOrLetGo(desk, replacing, (ordering) => freezeOrder(desk.db, ordering, least), checkout)
    // The order to be replaced may have got a page again meanwhile: that one is not this cart's.
    if (order.state !== 'awaiting payment' || order.id === replacing?.orderId) continue
    const session = await openPage(desk, order, checkout.returnTo)
    if (session !== undefined) return session
  }
  throw new Refusal(409, 'A payment for this cart is under way. Please try again in a moment.')
}

/** The order whose page was open and is now closed; undefined where there was none, or it had been paid. */
async function closeOpenPage(desk: OrderDesk, checkout: Checkout): Promise<ClosedOrder | undefined> {
  const live = await findLiveOrder(desk.db, checkout.cartId, checkout.shopperId)
  if (live?.state !== 'awaiting payment') return undefined
  if (desk.payments !== undefined) return closePage({ ...desk, payments: desk.payments }, live)
  return { orderId: live.id, sessionId: (await findSessionOf(desk.db, live.id))?.id }
}

/** Where the new order is refused, the old one, whose page is closed by now, must not keep the shelf from others. */
async function orderOrLetGo<Result>(
  desk: OrderDesk,
  replacing: ClosedOrder | undefined,
  order: (ordering: Ordering) => Promise<Result>,
  { shopperId, cartId, address }: Checkout,
): Promise<Result> {
  try {
    return await order({ shopperId, cartId, address, replacing })
  } catch (error) {
    if (error instanceof Refusal && replacing !== undefined) await letGo(desk, replacing)
    throw error
  }
}

function letGo(desk: OrderDesk, closed: ClosedOrder): Promise<void> {
  return inTransaction(desk.db, async (tx) => {
    const order = await lockOrder(tx, closed.orderId)
    if (order === undefined || !(await isStillClosed(tx, order, closed))) return
    await release(tx, order, { state: 'expired', who: 'shop', why: 'The payment page was closed for another order.' })
  })
}

/** Same goods at the same prices to the same address, and back to the same storefront. */
async function isStillThisCart(desk: PaymentDesk, order: OrderRow, checkout: Checkout): Promise<boolean> {
  const [items, lines] = await Promise.all([listItems(desk.db, [order.id]), listLines(desk.db, checkout)])
  const { details, phone, city } = checkout.address
  const sameAddress = order.details === details && order.phone === phone && order.city === city
  const inWords = (goods: { productId: string; count: number; price: number }[]) =>
    goods
      .map(({ productId, count, price }) => `${productId} ${count} ${price}`)
      .sort()
      .join('\n')
  return sameAddress && inWords(items) === inWords(lines)
}

/** What was ordered needs no page: the window that would have shown one shows the confirmation. */
function alreadyOrdered(order: OrderRow, { returnTo }: Checkout): SessionRow {
  return {
    id: order.id,
    url: `${returnTo}${paths.orderConfirmation}`,
    successUrl: `${returnTo}${paths.orderConfirmation}`,
    cancelUrl: `${returnTo}${paths.cart}`,
  }
}
