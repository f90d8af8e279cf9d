/** Compares a request to order a cart with the order that the cart became, and with what it costs. Piastres. */
import type { OrderStands, TotalChanged } from '@baqala/contract/orders'
import type { Db } from '../../db/rows.ts'
import { Refusal } from '../../refusal.ts'
import { hasGoodsLeft, type Ordering } from './cart-to-order.queries.ts'
import type { AskedDelivery } from '../../delivery/promise.queries.ts'
import { isSameWord, wordFor } from '../../delivery/word-to-courier.queries.ts'
import { messages } from '../orders.messages.en.ts'
import type { OrderRow } from '../orders.queries.ts'
import { titlesOf } from '../../catalog/arabic-names.ts'
import type { CartLine } from '../../cart/cart-lines.queries.ts'
import { goodsTotal } from '../../cart/cart.ts'

/**
 * Refuses (409) a request for a cart that became another order than the one asked for: to another address, with another
 * total, another delivery, or without goods that the cart held. The same request repeated is not refused.
 */
export async function refuseOtherOrder(tx: Db, order: OrderRow, asked: Ordering): Promise<void> {
  const { expectedTotal = order.total } = asked
  const isSameOrder = goesWhereAsked(order, asked) && expectedTotal === order.total
  // Cash takes all that the cart holds; only a page may be paid for fewer goods than the cart holds by then.
  if (isSameOrder && (order.paymentMethod === 'cash' || !(await hasGoodsLeft(tx, order)))) return
  throw orderStands(order)
}

export function goesWhereAsked(order: OrderRow, { address, delivery }: Ordering): boolean {
  const { details, phone, city } = address
  const isSameAddress = order.details === details && order.phone === phone && order.city === city
  return isSameAddress && isSameDelivery(order, delivery)
}

function isSameDelivery(order: OrderRow, asked: AskedDelivery | undefined): boolean {
  if (asked === undefined) return order.areaId === null
  const { areaId, slotId = null, isExpress, fee, word } = asked
  const isSameTime = order.areaId === areaId && order.slotId === slotId && order.isExpress === isExpress
  return isSameTime && order.deliveryFee === fee && isSameWord(order, wordFor(order.paymentMethod, word))
}

/** The refusal (409) that says which order the cart became, and where that one goes. */
export function orderStands({ id, number, state, paymentMethod, details, phone, city, total }: OrderRow): Refusal {
  const facts = { number, total, address: `${details}, ${city}` }
  const message = paymentMethod === 'cash' ? messages.orderedBefore(facts) : messages.paidMeanwhile(facts)
  const shippingAddress = { details, phone, city }
  const data: OrderStands = { _id: id, id: number, state, totalOrderPrice: total / 100, shippingAddress }
  return new Refusal(409, message, { data })
}

type Expected = Pick<Ordering, 'expectedTotal' | 'language'>

/**
 * Refuses (409) a cart that does not cost, with the delivery fee, what the shopper was shown: with the lines whose price has
 * changed since they were added. A request that names no total accepts any.
 */
export function refuseOtherTotal(lines: readonly CartLine[], fee: number, { expectedTotal, language }: Expected): void {
  const total = goodsTotal(lines) + fee
  if (expectedTotal === undefined || expectedTotal === total) return
  const changed = lines.filter(({ price, priceWhenAdded }) => price !== priceWhenAdded)
  const data: TotalChanged = {
    expectedTotal: expectedTotal / 100,
    totalCartPrice: total / 100,
    changes: changed.map(({ productId, title, unit, titleAr, unitAr, count, price, priceWhenAdded }) => {
      const titles = titlesOf({ title, unit, titleAr, unitAr }, language)
      return { product: productId, ...titles, count, priceWhenAdded: priceWhenAdded / 100, price: price / 100 }
    }),
  }
  throw new Refusal(409, messages.totalChanged({ now: total, before: expectedTotal }), { data })
}
