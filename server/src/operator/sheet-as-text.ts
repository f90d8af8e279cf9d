import { money } from '../money.ts'
import { says } from './operator.messages.en.ts'
import type { Delivery, Goods, Sheet } from './order-sheet.ts'
import { printable } from './print.ts'
import { table } from './table.ts'

/** The sheet for a terminal or a plain printer. */
export function sheetAsText({ picking, deliveries }: Sheet, madeAt: string): string {
  return [
    `${says.pickingTitle}  (${says.sheetOf({ orders: deliveries.length, madeAt })})`,
    ...picking.map(({ category, goods }) => `${printable(category)}\n${table(says.pickingHeadings, goods.map(toRow))}`),
    says.deliveryTitle,
    ...deliveries.map(describeDelivery),
  ].join('\n\n')
}

function toRow({ count, name, orders }: Goods): (string | number)[] {
  return [count, name, ordersOf(orders)]
}

/** Such as `10042, 10044 ×2`. */
export function ordersOf(orders: Goods['orders']): string {
  return orders.map(({ number, count }) => (count === 1 ? String(number) : `${number} ×${count}`)).join(', ')
}

function describeDelivery({ order, lines, toCollect }: Delivery): string {
  return [
    printable(`${order.number}  ${order.name}, ${order.phone}`),
    printable(`${order.details}, ${order.city}`),
    table(
      says.deliveryHeadings,
      lines.map(({ count, name, price }) => [count, name, money(price * count)]),
    ),
    `${says.sheetTotal}: ${money(order.total)}. ${toCollect > 0 ? says.collect({ amount: money(toCollect) }) : says.paidByCard}.`,
  ].join('\n')
}
