import { money } from '../../egypt/money.ts'
import { says } from '../operator.messages.en.ts'
import { describePlace, describePromise } from '../../delivery/promise.ts'
import type { Delivery, Goods, Run, Sheet } from '../../orders/board/sheet.ts'
import { printable, table } from '../print.ts'
import { describeWord } from './describe-order.ts'

/** The sheet for a terminal or a plain printer. */
export function sheetAsText({ picking, runs, orders }: Sheet, madeAt: string): string {
  return [
    `${says.pickingTitle}  (${says.sheetOf({ orders, madeAt })})`,
    ...picking.map(({ category, goods }) => `${printable(category)}\n${table(says.pickingHeadings, goods.map(toRow))}`),
    says.deliveryTitle,
    ...runs.flatMap(describeRun),
  ].join('\n\n')
}

function toRow({ count, name, orders }: Goods): (string | number)[] {
  return [count, name, ordersOf(orders)]
}

/** Such as `10042, 10044 ×2`. */
export function ordersOf(orders: Goods['orders']): string {
  return orders.map(({ number, count }) => (count === 1 ? String(number) : `${number} ×${count}`)).join(', ')
}

function describeRun({ name, deliveries }: Run): string[] {
  return [...(name === undefined ? [] : [printable(name)]), ...deliveries.map(describeDelivery)]
}

/** The words for the courier: when an express order is due, the change to bring, the shopper's note. */
export function wordsForCourier(order: Delivery['order']): string[] {
  return [...(order.isExpress ? [describePromise(order)] : []), ...describeWord(order)]
}

function describeDelivery({ order, lines, toCollect }: Delivery): string {
  return [
    printable(`${order.number}  ${order.name}, ${order.phone}`),
    printable(`${order.details}, ${describePlace(order)}`),
    table(says.deliveryHeadings, [
      ...lines.map(({ count, name, price }) => [count, name, money(price * count)]),
      ...(order.deliveryFee === 0 ? [] : [['', says.deliveryFee, money(order.deliveryFee)]]),
    ]),
    ...wordsForCourier(order).map(printable),
    `${says.sheetTotal}: ${money(order.total)}. ${toCollect > 0 ? says.collect({ amount: money(toCollect) }) : says.paidByCard}.`,
  ].join('\n')
}
