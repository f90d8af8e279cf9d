import { cairoTime } from './cairo-time.ts'
import { egp } from './egp.ts'
import type { BookRow } from './orders-book.queries.ts'
import { table } from './table.ts'

export function orderList(orders: readonly BookRow[]): string {
  if (orders.length === 0) return 'There is no such order.'
  return table(
    ['order', 'ordered', 'state', 'pays by', 'pieces', 'total', 'for', 'city'],
    orders.map((order) => [
      order.number,
      cairoTime(order.createdAt),
      order.state,
      order.paymentMethod,
      order.pieces,
      egp(order.total),
      order.name,
      order.city,
    ]),
  )
}
