import { cairoTime } from './cairo-time.ts'
import { money } from '../money.ts'
import type { OrderLine } from './orders.queries.ts'
import { table } from './table.ts'

export function orderList(orders: readonly OrderLine[]): string {
  if (orders.length === 0) return 'There is no such order.'
  return table(
    ['order', 'ordered', 'state', 'pays by', 'pieces', 'total', 'for', 'city'],
    orders.map((order) => [
      order.number,
      cairoTime(order.createdAt),
      order.state,
      order.paymentMethod,
      order.pieces,
      money(order.total),
      order.name,
      order.city,
    ]),
  )
}
