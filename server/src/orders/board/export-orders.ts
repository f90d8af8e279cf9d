/** Orders of some days as a file for a spreadsheet (CSV) or a program (JSON), with names and addresses of shoppers. */
import type { Db } from '../../db/rows.ts'
import { describePromise } from '../../delivery/promise.ts'
import { periodOfDay, cairoTime } from '../../egypt/cairo-time.ts'
import { inPounds } from '../../egypt/money.ts'
import { BYTE_ORDER_MARK, csvLines } from '../../files/csv.ts'
import { Refusal, say } from '../../refusal.ts'
import { addToLog, type Clerk } from '../../staff/log.queries.ts'
import { sayReasonToStaff } from '../move-reason.ts'
import { messages } from '../orders.messages.en.ts'
import { listItems, type ItemRow } from '../orders.queries.ts'
import { whenPaid } from '../to-order.ts'
import { countForExport, type ExportedOrder, listForExport } from '../shop-orders.queries.ts'
import { headings } from './export-orders.messages.en.ts'

const ORDERS_AT_ONCE = 500

interface WantedOrders {
  /** The first and the last day, such as 2026-11-21; undefined for no bound. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly format: 'csv' | 'json'
  readonly headings: 'en' | 'ar'
}

/** Yields the text of the file, piece by piece, with how many orders are written and how many there are; the log says who took it. Refused (400) for turned days. */
export async function* exportOrders(
  db: Db,
  { from, to, format, headings: language }: WantedOrders,
  clerk: Clerk,
): AsyncGenerator<{ readonly text: string; readonly written: number; readonly all: number }> {
  if (from && to && from > to) throw new Refusal(400, messages.turnedRound({ from, to }))
  const period = { from: from ? periodOfDay(from).from : undefined, to: to ? periodOfDay(to).to : undefined }
  const all = await countForExport(db, period)
  const after = { from, until: to, orders: all }
  await addToLog(db, clerk, [{ what: 'orders exported', kind: 'shop', id: `orders.${format}`, after }])
  const columns = format === 'json' ? undefined : Object.values(headings).map((heading) => say(heading, language))
  let [written, number] = [0, 0]
  yield { text: columns ? BYTE_ORDER_MARK + csvLines([columns]) : '[', written, all }
  for (;;) {
    const orders = await listForExport(db, period, number, ORDERS_AT_ONCE)
    const last = orders.at(-1)
    if (last === undefined) break
    const ids = orders.map(({ id }) => id)
    const itemsOf = Map.groupBy(await listItems(db, ids), ({ orderId }) => orderId)
    const separator = written === 0 ? '\n' : ',\n'
    const text = columns
      ? csvLines(orders.map((order) => toCells(order, itemsOf.get(order.id))))
      : separator + orders.map((order) => toJson(order, itemsOf.get(order.id))).join(',\n')
    written += orders.length
    number = last.number
    yield { text, written, all }
  }
  if (!columns) yield { text: '\n]\n', written, all }
}

function toCells(order: ExportedOrder, items: readonly ItemRow[] = []): (string | number | null)[] {
  return [
    ...[order.number, cairoTime(order.createdAt), order.state, order.paymentMethod, inPounds(order.total)],
    ...[whenPaid(order), order.deliveredAt].map((moment) => (moment === null ? null : cairoTime(moment))),
    ...[order.name, order.email, order.phone, order.city, order.details, order.pieces],
    items.map(({ count, title, unit }) => `${count} × ${title} ${unit}`).join('; '),
    ...[inPounds(order.deliveryFee), order.delivery?.area ?? null, order.hasAreas ? describePromise(order) : null],
    ...[order.cashWith === null ? null : inPounds(order.cashWith), order.note, order.ifRunsOut],
    ...[order.cancelling && sayReasonToStaff(order.cancelling), order.moneyBack],
  ]
}

/** Names each field that goes out: a new column of an order stays in the shop until it is named here. */
function toJson(order: ExportedOrder, items: readonly ItemRow[] = []): string {
  const { number, state, paymentMethod, details, phone, city, deliveredAt, createdAt, name, email } = order
  const { areaId, slotId, promisedFrom, promisedUntil, isExpress, note, ifRunsOut, delivery } = order
  const inEgp = {
    total: order.total / 100,
    deliveryFee: order.deliveryFee / 100,
    cashWith: order.cashWith === null ? null : order.cashWith / 100,
  }
  const lines = items.map(({ productId, title, unit, count, price }) => {
    return { productId, title, unit, count, price: price / 100 }
  })
  return JSON.stringify({
    ...{ number, state, paymentMethod, name, email, phone, city, details, ...inEgp },
    ...{ createdAt, paidAt: whenPaid(order), deliveredAt },
    ...{ areaId, slotId, promisedFrom, promisedUntil, isExpress, note, ifRunsOut, delivery, lines },
    ...{ whyCancelled: order.cancelling && sayReasonToStaff(order.cancelling), moneyBack: order.moneyBack },
  })
}
