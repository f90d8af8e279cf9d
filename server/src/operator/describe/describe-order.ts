import { money } from '../../egypt/money.ts'
import { describePlace, describePromise } from '../../delivery/promise.ts'
import type { CourierWord } from '../../delivery/word-to-courier.queries.ts'
import { sayMover, sayReasonToStaff } from '../../orders/move-reason.ts'
import type { PaymentRow } from '../../orders/order-payments.queries.ts'
import type { OrderRow } from '../../orders/orders.queries.ts'
import type { readWholeOrder } from '../../orders/board/staff-orders.ts'
import { cairoTime } from '../../egypt/cairo-time.ts'
import { says, sheetWords } from '../operator.messages.en.ts'
import type { ShopOrder } from '../../orders/shop-orders.queries.ts'
import { printable, table } from '../../files/text-table.ts'

type WholeOrder = Awaited<ReturnType<typeof readWholeOrder>>

export function describeOrder(whole: WholeOrder): string {
  const { order, shopper, items, moves, ledger } = whole
  const goods = items.map(({ title, unit, count, price }) => {
    return [count, `${title} ${unit}`, money(price), money(price * count)]
  })
  const history = moves.map((move) => [cairoTime(move.movedAt), move.state, sayMover(move), sayReasonToStaff(move)])
  const stock = ledger.map(({ changedAt, change, reason, title }) => [cairoTime(changedAt), change, reason, title])
  return [
    `Order ${order.number}: ${order.state}, ${money(order.total)}`,
    printable(`For ${shopper.name}, ${shopper.email}`),
    printable(`${order.details}, ${describePlace(order)}, ${order.phone}`),
    ...describeDelivery(order),
    table(['pieces', 'goods', 'each', 'together'], goods),
    describeMoney(whole),
    table(['when', 'became', 'by', 'why'], history),
    stock.length === 0 ? says.noLedgerLine : table(['when', 'stock', 'reason', 'goods'], stock),
  ].join('\n\n')
}

/** The area, the time, the fee and the shopper's word and note, of an order that named a delivery. */
function describeDelivery(order: OrderRow): string[] {
  const { areaId, delivery, deliveryFee: fee } = order
  if (areaId === null || delivery === null) return []
  const promise = `Delivery to ${delivery.area}, round ${delivery.round}: ${describePromise(order)}. Fee ${money(fee)}.`
  return [[promise, ...describeWord(order)].map(printable).join('\n')]
}

/** The shopper's word, such as `Pays with 500.00 EGP: 62.50 EGP change.`, and note. Nothing if the shopper did not say. */
export function describeWord({ cashWith, ifRunsOut, note, total }: CourierWord & { readonly total: number }): string[] {
  return [
    ...(ifRunsOut === null ? [] : [sheetWords.ifRunsOut[ifRunsOut]]),
    ...(cashWith === null ? [] : [sheetWords.paysWith({ cashWith, total })]),
    ...(note === null ? [] : [sheetWords.shopperNote({ note })]),
  ]
}

function describeMoney({ order, payments, owed }: WholeOrder): string {
  const cards = payments.map((payment) => describePayment(payment, owed.includes(payment)))
  if (order.paymentMethod === 'cash') return [describeCash(order), ...cards].join('\n')
  return cards.length === 0 ? 'Card: nothing was paid.' : cards.join('\n')
}

function describeCash({ total, deliveredAt }: OrderRow): string {
  return `Cash: ${money(total)} ${deliveredAt === null ? 'at the door' : `taken ${cairoTime(deliveredAt)}`}.`
}

function describePayment({ amount, currency, capturedAt, refundedAt, isByHand }: PaymentRow, isOwed: boolean): string {
  const back =
    refundedAt === null ? '' : `; ${isByHand ? 'went back another way' : 'sent back'} ${cairoTime(refundedAt)}`
  const owed = isOwed ? '; it has to be sent back' : ''
  return `Card: ${money(amount, currency)} arrived ${cairoTime(capturedAt)}${back}${owed}.`
}

/** One line about an order that came in. */
export function describeNewOrder(order: ShopOrder): string {
  const { number, createdAt, pieces, total, paymentMethod, city } = order
  const payment = paymentMethod === 'cash' ? 'cash' : 'paid by card'
  const promised = order.hasAreas ? `, ${describePromise(order)}` : ''
  const goods = `${pieces} ${pieces === 1 ? 'piece' : 'pieces'}, ${money(total)}`
  return `${cairoTime(createdAt)}  Order ${number}: ${goods}, ${payment}, ${city}${promised}`
}

const ORDER_HEADINGS = ['order', 'ordered', 'state', 'pays by', 'pieces', 'total', 'for', 'phone', 'area']

export function describeOrders(orders: readonly ShopOrder[]): string {
  const hasTimes = orders.some(({ hasAreas }) => hasAreas)
  const rows = orders.map((order) => {
    const { number, createdAt, state, paymentMethod, pieces, total, name, phone } = order
    return [
      ...[number, cairoTime(createdAt), state, paymentMethod, pieces, money(total), name, phone, describePlace(order)],
      ...(hasTimes ? [describePromise(order)] : []),
    ]
  })
  return table([...ORDER_HEADINGS, ...(hasTimes ? ['promised'] : [])], rows, 'No orders found.')
}
