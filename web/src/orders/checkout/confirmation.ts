import type { Order } from '@baqala/contract/orders'
import { valueAt } from '../../api/value-at.ts'

/** The facts of an order that its confirmation shows, from a server's answer or from the history's state, which survives a reload. */
export function confirmationOf(order: unknown): Pick<Order, 'id' | 'totalOrderPrice'> | undefined {
  const [id, totalOrderPrice] = [valueAt(order, 'id'), valueAt(order, 'totalOrderPrice')]
  return typeof id === 'number' && typeof totalOrderPrice === 'number' ? { id, totalOrderPrice } : undefined
}
