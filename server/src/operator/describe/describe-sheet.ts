/** The sheet of what to pick and what to bring, in words. */
import { describePlace, describePromise } from '../../delivery/promise.ts'
import { money } from '../../egypt/money.ts'
import { printable, table } from '../../files/text-table.ts'
import type { Delivery, Goods, Run, Sheet } from '../../orders/board/sheet.ts'
import { sheetWords } from '../operator.messages.en.ts'
import { describeWord } from './describe-order.ts'

/** The sheet for a terminal or a plain printer. */
export function sheetAsText({ picking, runs, orders }: Sheet, madeAt: string): string {
  return [
    `${sheetWords.pickingTitle}  (${sheetWords.made({ orders, madeAt })})`,
    ...picking.map(({ category, goods }) => {
      const rows = goods.map(({ count, name, orders: numbers }) => [count, name, ordersOf(numbers)])
      return `${printable(category)}\n${table(sheetWords.pickingHeadings, rows)}`
    }),
    sheetWords.deliveryTitle,
    ...runs.flatMap(describeRun),
  ].join('\n\n')
}

function describeRun({ name, deliveries }: Run): string[] {
  return [...(name === undefined ? [] : [printable(name)]), ...deliveries.map(describeSheetDelivery)]
}

function describeSheetDelivery(delivery: Delivery): string {
  const { order, lines, toCollect } = delivery
  return [
    printable(`${order.number}  ${order.name}, ${order.phone}`),
    printable(`${order.details}, ${describePlace(order)}`),
    table(sheetWords.deliveryHeadings, [
      ...lines.map(({ count, name, price }) => [count, name, money(price * count)]),
      ...(order.deliveryFee === 0 ? [] : [['', sheetWords.deliveryFee, money(order.deliveryFee)]]),
    ]),
    ...wordsForCourier(order).map(printable),
    `${sheetWords.total}: ${money(order.total)}. ${dueAtDoor(delivery, money(toCollect))}.`,
  ].join('\n')
}

/** The cash to collect, or that the order is paid; a fee that is agreed on by phone comes on top of either. */
export function dueAtDoor({ order, toCollect }: Delivery, amount: string): string {
  return toCollect > 0 ? sheetWords.collect({ amount, ...order }) : sheetWords.paidByCard(order)
}

/** Such as `10042, 10044 ×2`. */
export function ordersOf(orders: Goods['orders']): string {
  return orders.map(({ number, count }) => (count === 1 ? String(number) : `${number} ×${count}`)).join(', ')
}

/** The words beside an order of the sheet: when an express one is due, what to do if goods run out, the change to bring, the note. */
export function wordsForCourier(order: Delivery['order']): string[] {
  return [...(order.isExpress ? [describePromise(order)] : []), ...describeWord(order)]
}
