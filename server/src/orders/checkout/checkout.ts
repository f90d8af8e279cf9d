/** Checkout for cash and by card. Calls to the payment provider happen between transactions, never inside one. */
import { listLines } from '../../cart/cart-lines.queries.ts'
import { goodsTotal } from '../../cart/cart.ts'
import type { Db } from '../../db/rows.ts'
import type { ReturnAddress } from '../../http/origins.ts'
import { orRefuse, Refusal } from '../../refusal.ts'
import { goesWhereAsked, orderStands, refuseOtherTotal } from './asked-order.ts'
import type { Ordering } from './cart-to-order.queries.ts'
import { feeFor, findTerms, refuseOtherTerms } from '../../delivery/terms.ts'
import { findLiveOrder, listItems, type OrderRow } from '../orders.queries.ts'
import { messages } from '../orders.messages.en.ts'
import { closePage, isStillOpen, openPage, returnAddresses, returnsElsewhere, type OrderDeps } from './payment-pages.ts'
import { type PageRow, countUnpaid } from './payment-pages.queries.ts'
import { placeOrder, type WholeOrder } from './place-order.ts'
import type { Limits } from '../../config/config.ts'
import { takeFromNetwork, type RateLimits } from '../../http/limits/rate-limits.ts'

/**
 * Orders a cart for cash on delivery. An open payment page of the cart is closed first; if it was already paid for this cart
 * and address, the paid order is returned. Refused with 409 if another order was paid meanwhile, if another request keeps
 * opening pages for the cart, and as in `placeOrder`.
 */
export async function placeCashOrder(deps: OrderDeps, ordering: Ordering): Promise<WholeOrder> {
  const { db } = deps
  const placed = await placeOrder(db, ordering, { method: 'cash' })
  if (placed.order.state !== 'awaiting payment') return placed
  const isSameOrder = await compareWithCart(db, placed.order, ordering, { willBeReplaced: true })
  const replacing = await closePage(deps, placed.order)
  const replacement = await placeOrder(db, ordering, { method: 'cash', replacing })
  if (replacement.order.state === 'awaiting payment') throw paymentUnderWay()
  if (replacement.order.id === placed.order.id && !isSameOrder) throw orderStands(replacement.order)
  return replacement
}

interface Payment extends Ordering {
  readonly returnTo: ReturnAddress
  /** The shopper's network address. */
  readonly network: string
}

/**
 * Opens a payment page for the cart, or returns the page that is open for the same goods, prices, address, delivery and storefront.
 * Refused with 503 without a provider, with 429 after too many unpaid pages, with 409 if another order was paid meanwhile,
 * and as in `placeOrder`.
 */
export async function startPayment(deps: OrderDeps & LimitDeps, payment: Payment): Promise<PageRow> {
  const { db, payments } = deps
  const { cartId, shopperId, network, returnTo } = payment
  if (payments === undefined) throw new Refusal(503, messages.noOnlinePayment)
  await limitUnpaidPages(deps, shopperId, network)
  const live = await findLiveOrder(db, cartId, shopperId)
  const unpaid = live?.state === 'awaiting payment' ? live : undefined
  const willBeReplaced = unpaid !== undefined && (await returnsElsewhere(db, unpaid, returnTo))
  const isSameOrder = unpaid === undefined || (await compareWithCart(db, unpaid, payment, { willBeReplaced }))
  const keepsPage = unpaid !== undefined && isSameOrder && !willBeReplaced
  if (keepsPage) {
    const page = await openPage({ db, payments }, unpaid, returnTo)
    if (page !== undefined && (await isStillOpen({ ...deps, payments }, unpaid, page))) return page
  }
  const replacing = unpaid === undefined || keepsPage ? undefined : await closePage(deps, unpaid)
  const { order } = await placeOrder(db, payment, { method: 'card', replacing, minTotal: payments.min })
  if (order.state !== 'awaiting payment') {
    if (order.id === unpaid?.id && !isSameOrder) throw orderStands(order)
    // An order that is placed or paid needs no page, so the browser is sent to the confirmation.
    const addresses = returnAddresses(returnTo)
    return { id: order.id, url: addresses.successUrl, ...addresses }
  }
  // A concurrent request opened a new page for the order to be replaced; that page is not for this cart.
  if (order.id === replacing?.orderId) throw paymentUnderWay()
  return orRefuse(await openPage({ db, payments }, order, returnTo), messages.cartPaymentUnderWay, 409)
}

/**
 * Compares an unpaid order with the cart: true if it has the same goods and prices, this address and this delivery. Throws a
 * refusal if the cart does not cost the expected total (409) or cannot be delivered as asked, before a page is closed for it.
 * `willBeReplaced`: another order takes its place even if all is the same, and must be deliverable now.
 */
async function compareWithCart(
  db: Db,
  order: OrderRow,
  ordering: Ordering,
  { willBeReplaced }: { willBeReplaced: boolean },
): Promise<boolean> {
  const { cartId, shopperId } = ordering
  const [items, lines] = await Promise.all([listItems(db, [order.id]), listLines(db, cartId, shopperId)])
  const isSameOrder = goesWhereAsked(order, ordering) && fingerprint(items) === fingerprint(lines)
  if (lines.length === 0) return isSameOrder
  // The order has its fee and its place already: what it names may be closed to others by now.
  const keepsTerms = isSameOrder && !willBeReplaced
  const terms = keepsTerms ? undefined : await findTerms(db, ordering)
  if (terms !== undefined) refuseOtherTerms(terms, lines)
  const fee = keepsTerms ? order.deliveryFee : feeFor(terms, goodsTotal(lines))
  refuseOtherTotal(lines, fee, ordering)
  return isSameOrder
}

function fingerprint(goods: readonly { productId: string; count: number; price: number }[]): string {
  return goods
    .map(({ productId, count, price }) => `${productId} ${count} ${price}`)
    .sort()
    .join('\n')
}

function paymentUnderWay(): Refusal {
  return new Refusal(409, messages.cartPaymentUnderWay)
}

export interface LimitDeps {
  readonly db: Db
  readonly limits: RateLimits
  readonly config: { readonly limits: Limits }
}

/**
 * Prevents denial of inventory (OWASP OAT-021): an unpaid page reserves stock, so unpaid pages, those that were cancelled or
 * replaced too, are limited per network address and per account. Refused with 429.
 */
async function limitUnpaidPages({ db, limits, config }: LimitDeps, shopperId: string, network: string): Promise<void> {
  const { unpaidSessionsPerAddress, unpaidSessionsPerAccount } = config.limits
  const perNetwork = { name: 'payment pages by address', max: unpaidSessionsPerAddress, seconds: 3600 }
  await takeFromNetwork(limits, perNetwork, network, messages.tooManyPagesFromNetwork)
  if ((await countUnpaid(db, shopperId)) < unpaidSessionsPerAccount) return
  throw new Refusal(429, messages.tooManyUnpaid, { retryAfter: 3600 })
}
