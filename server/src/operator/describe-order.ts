import type { Db } from '../db/rows.ts'
import { money } from '../money.ts'
import { describeReason } from '../orders/move-reason.ts'
import { listMoves } from '../orders/order-moves.queries.ts'
import { findShopperContact, listItems, type OrderRow } from '../orders/orders.queries.ts'
import { cairoTime } from './cairo-time.ts'
import { says } from './operator.messages.en.ts'
import { findOrRefuse } from './order-steps.ts'
import { findPayment, listLedgerOf, type OrderLine, type PaymentRow } from './orders.queries.ts'
import { printable } from './print.ts'
import { table } from './table.ts'

/** Describes all that the shop knows of one order. */
export async function describeOrder(db: Db, number: number): Promise<string> {
  const order = await findOrRefuse(db, number)
  const shopper = await findShopperContact(db, order.shopperId)
  const items = await listItems(db, [order.id])
  const moves = await listMoves(db, [order.id])
  const ledger = await listLedgerOf(db, order.id)
  const goods = items.map(({ title, unit, count, price }) => {
    return [count, `${title} ${unit}`, money(price), money(price * count)]
  })
  const history = moves.map((move) => {
    const by = move.clerk ? `${move.who}, ${move.clerk}` : move.who
    return [cairoTime(move.movedAt), move.state, by, describeReason(move)]
  })
  const stock = ledger.map(({ changedAt, change, reason, title }) => [cairoTime(changedAt), change, reason, title])
  return [
    `Order ${order.number}: ${order.state}, ${money(order.total)}`,
    printable(`For ${shopper.name}, ${shopper.email}`),
    printable(`${order.details}, ${order.city}, ${order.phone}`),
    table(['pieces', 'goods', 'each', 'together'], goods),
    describeMoney(order, await findPayment(db, order.id)),
    table(['when', 'became', 'by', 'why'], history),
    stock.length === 0 ? says.noLedgerLine : table(['when', 'stock', 'reason', 'goods'], stock),
  ].join('\n\n')
}

function describeMoney(
  { paymentMethod, total, deliveredAt, state }: OrderRow,
  payment: PaymentRow | undefined,
): string {
  if (payment !== undefined) {
    const back = payment.refundedAt === null ? '' : `; sent back ${cairoTime(payment.refundedAt)}`
    const owed = state === 'refund due' ? '; it has to be sent back' : ''
    return `Card: ${money(payment.amount, payment.currency)} arrived ${cairoTime(payment.capturedAt)}${back}${owed}.`
  }
  if (paymentMethod === 'card') return 'Card: nothing was paid.'
  return `Cash: ${money(total)} ${deliveredAt === null ? 'at the door' : `taken ${cairoTime(deliveredAt)}`}.`
}

/** Lists orders, one a line. */
export function describeOrders(orders: readonly OrderLine[]): string {
  if (orders.length === 0) return says.noSuchOrder
  return table(
    says.orderHeadings,
    orders.map(({ number, createdAt, state, paymentMethod, pieces, total, name, phone, city }) => {
      return [number, cairoTime(createdAt), state, paymentMethod, pieces, money(total), name, phone, city]
    }),
  )
}
