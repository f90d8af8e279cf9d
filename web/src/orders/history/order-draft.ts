/** An order as its shopper would have it: pieces by product. The server prices it by the same rules (decision 0040). EGP. */
import type { CartItem, CartReply } from '@baqala/contract/cart'
import type { DeliveryArea } from '@baqala/contract/delivery'
import type { Order } from '@baqala/contract/orders'
import { countIn, productIdOf } from '../../cart/cart-state.ts'
import { feeOf, missingForMinimum, sumOf } from '../../delivery/delivery-price.ts'

/** Pieces of each product that the shopper changes. */
type Wanted = ReadonlyMap<string, number>

export interface DraftRow {
  readonly productId: string
  readonly title: string
  readonly unit: string | undefined
  readonly picture: string
  /** The pieces that were ordered, the cheapest first: a changed price makes another line. */
  readonly ordered: readonly { readonly count: number; readonly price: number }[]
  readonly before: number
  readonly count: number
}

/** A row for each product of the order, and then for each that the draft adds from the cart. */
export function rowsOf(order: Order, wanted: Wanted, inCart: readonly CartItem[]): DraftRow[] {
  const known = new Map<string, DraftRow>()
  for (const { product, count, price } of order.cartItems) {
    const id = product._id ?? product.id
    const ordered = [...(known.get(id)?.ordered ?? []), { count, price }].sort((one, other) => one.price - other.price)
    known.set(id, toRow(id, product, ordered, wanted))
  }
  const added = inCart.filter((item) => wanted.has(productIdOf(item)) && !known.has(productIdOf(item)))
  return [...known.values(), ...added.map((item) => toRow(productIdOf(item), item.product, [], wanted))]
}

function toRow(productId: string, of: CartItem['product'], ordered: DraftRow['ordered'], wanted: Wanted): DraftRow {
  const before = ordered.reduce((sum, { count }) => sum + count, 0)
  const { title, unit, imageCover: picture } = of
  return { productId, title, unit, picture, ordered, before, count: wanted.get(productId) ?? before }
}

/** The cost of a row; undefined while the price of its added pieces is unknown. The dearest pieces are taken out first. */
export function costOf({ ordered, before, count }: DraftRow, today: number | undefined): number | undefined {
  let missing = count
  let cost = 0
  for (const line of ordered) {
    const kept = Math.min(line.count, missing)
    missing -= kept
    cost += kept * line.price
  }
  if (count <= before) return cost
  return today === undefined ? undefined : cost + missing * today
}

/** The total and the fee of a draft, and what is missing for its area; undefined while the cost of a row is. */
export function priceOf(
  order: Order,
  costs: readonly (number | undefined)[],
  area: DeliveryArea | undefined,
  isOtherTime: boolean,
) {
  if (costs.some((cost) => cost === undefined)) return undefined
  const goods = costs.reduce<number>((sum, cost) => sumOf(sum, cost ?? 0), 0)
  const keepsFee = !area || order.paymentMethodType === 'card' || (order.delivery?.isExpress && !isOtherTime)
  const usual = keepsFee ? order.shippingPrice : feeOf(area, goods, false)
  const isLess = goods < sumOf(order.totalOrderPrice, -order.shippingPrice)
  const fee = isLess ? usual : Math.min(usual, order.shippingPrice)
  return { total: sumOf(goods, fee), fee, missing: area && isLess ? missingForMinimum(area, goods) : 0 }
}

export function isChanged(rows: readonly DraftRow[]): boolean {
  return rows.some(({ before, count }) => count !== before)
}

/** Whether a changed order is as it was wanted: only the answer was lost, or another tab did the same. */
export function holds(order: Order, wanted: Wanted): boolean {
  const rows = rowsOf(order, new Map(), [])
  return [...wanted].every(([id, count]) => count === (rows.find(({ productId }) => productId === id)?.before ?? 0))
}

/** The goods of the draft, and what of them leaves the cart: none that the shopper took out of the draft again. */
export function itemsOf(rows: readonly DraftRow[], cartAdded: readonly CartItem[]) {
  const added = new Map(cartAdded.map((item) => [productIdOf(item), item.count]))
  const taken = ({ productId, before, count }: DraftRow) => Math.min(count - before, added.get(productId) ?? 0)
  return rows.map((row) => ({ product: row.productId, count: row.count, fromCart: Math.max(0, taken(row)) }))
}

export function withCart(rows: readonly DraftRow[], inCart: readonly CartItem[]) {
  const counts = new Map(rows.map(({ productId, count }) => [productId, count]))
  return inCart.map((item) => [productIdOf(item), (counts.get(productIdOf(item)) ?? 0) + item.count] as const)
}

/** The draft without the pieces that have left the cart since they were added from it: they may be in another order by now. */
export function withHeld(rows: readonly DraftRow[], cartAdded: readonly CartItem[], cart: CartReply) {
  const held = cartAdded.map((item) => ({ ...item, count: Math.min(item.count, countIn(cart, productIdOf(item))) }))
  const left = rows.map((row) => {
    const at = cartAdded.findIndex((item) => productIdOf(item) === row.productId)
    const gone = Math.min(cartAdded[at]?.count ?? 0, row.count - row.before) - (held[at]?.count ?? 0)
    return { ...row, count: row.count - Math.max(0, gone) }
  })
  // A row of its own as long as it has pieces that were added by hand.
  const isOwnRow = (id: string) => left.some((row) => row.productId === id && row.before === 0 && row.count > 0)
  return {
    wanted: left.map(({ productId, count }) => [productId, count] as const),
    cartAdded: held.filter((item) => item.count > 0 || isOwnRow(productIdOf(item))),
  }
}
