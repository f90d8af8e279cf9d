/** Compares the order that a cart became with a request to order that cart. */
import type { OrderStands } from '@baqala/contract/orders'
import type { Db } from '../db/rows.ts'
import { Refusal } from '../refusal.ts'
import { hasGoodsLeft, type Ordering } from './cart-to-order.queries.ts'
import { messages } from './orders.messages.en.ts'
import type { OrderRow } from './orders.queries.ts'

/**
 * Refuses (409) a request for a cart that became another order than the one asked for: to another address, with another
 * total, or without goods that the cart held. The same request repeated is not refused.
 */
export async function refuseOtherOrder(tx: Db, order: OrderRow, asked: Ordering): Promise<void> {
  const { address, expectedTotal = order.total } = asked
  const isAsked = isSameAddress(order, address) && expectedTotal === order.total
  // Cash takes all that the cart holds; only a page may be paid for fewer goods than the cart holds by then.
  if (isAsked && (order.paymentMethod === 'cash' || !(await hasGoodsLeft(tx, order)))) return
  throw orderStands(order)
}

export function isSameAddress(order: OrderRow, { details, phone, city }: Ordering['address']): boolean {
  return order.details === details && order.phone === phone && order.city === city
}

/** The refusal (409) that says which order the cart became, and where that one goes. */
export function orderStands({ id, number, state, paymentMethod, details, phone, city, total }: OrderRow): Refusal {
  const facts = { number, total, address: `${details}, ${city}` }
  const message = paymentMethod === 'cash' ? messages.orderedBefore(facts) : messages.paidMeanwhile(facts)
  const shippingAddress = { details, phone, city }
  const data: OrderStands = { _id: id, id: number, state, totalOrderPrice: total / 100, shippingAddress }
  return new Refusal(409, message, { data })
}
