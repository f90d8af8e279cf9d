import type { Db } from '../db/rows.ts'
import { describeReason } from '../orders/move-reason.ts'
import { listMoves } from '../orders/order-moves.queries.ts'
import { findShopperContact, listItems, type OrderRow } from '../orders/orders.queries.ts'
import { cairoTime } from './cairo-time.ts'
import { egp } from './egp.ts'
import { findByNumber, findPayment, listLedgerOf, type PaymentRow } from './orders-book.queries.ts'
import { plain } from './plain.ts'
import { Refused } from './refused.ts'
import { table } from './table.ts'

/** Everything the shop knows of one order, on a page. */
export async function describeOrder(db: Db, number: number): Promise<string> {
  const order = await findByNumber(db, number)
  if (order === undefined) throw new Refused(`There is no order ${number}.`)
  const shopper = await findShopperContact(db, order.shopperId)
  const [items, moves, ledger] = [
    await listItems(db, [order.id]),
    await listMoves(db, [order.id]),
    await listLedgerOf(db, order.id),
  ]
  const goods = items.map(({ title, unit, count, price }) => [
    count,
    `${title} ${unit}`,
    egp(price),
    egp(price * count),
  ])
  const history = moves.map((move) => [
    cairoTime(move.movedAt),
    move.state,
    move.clerk === undefined || move.clerk === null ? move.who : `${move.who}, ${move.clerk}`,
    describeReason(move),
  ])
  const shelf = ledger.map(({ changedAt, change, reason, title }) => [cairoTime(changedAt), change, reason, title])
  return [
    `Order ${order.number}: ${order.state}, ${egp(order.total)}`,
    plain(`For ${shopper.name}, ${shopper.email}`),
    plain(`${order.details}, ${order.city}, ${order.phone}`),
    table(['pieces', 'goods', 'each', 'together'], goods),
    money(order, await findPayment(db, order.id)),
    table(['when', 'became', 'by', 'why'], history),
    shelf.length === 0 ? 'The stock ledger has no line of it.' : table(['when', 'stock', 'reason', 'goods'], shelf),
  ].join('\n\n')
}

function money({ paymentMethod, total, deliveredAt, state }: OrderRow, payment: PaymentRow | undefined): string {
  if (payment !== undefined) {
    const back = payment.refundedAt === null ? '' : `; sent back ${cairoTime(payment.refundedAt)}`
    const owed = state === 'refund due' ? '; it has to be sent back' : ''
    return `Card: ${egp(payment.amount).replace('EGP', payment.currency.toUpperCase())} arrived ${cairoTime(payment.capturedAt)}${back}${owed}.`
  }
  if (paymentMethod === 'card') return 'Card: nothing was paid.'
  return deliveredAt === null
    ? `Cash: ${egp(total)} at the door.`
    : `Cash: ${egp(total)} taken ${cairoTime(deliveredAt)}.`
}
