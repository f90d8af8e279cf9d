import { existsSync } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import path from 'node:path'
import type { Db } from '../db/rows.ts'
import { inPounds } from '../money.ts'
import { listItems, type ItemRow } from '../orders/orders.queries.ts'
import { describePromise } from '../delivery/promise.ts'
import { Refusal } from '../refusal.ts'
import { cairoTime } from '../cairo-time.ts'
import { periodOfDay } from './cairo-days.ts'
import { BYTE_ORDER_MARK, csvLines } from './csv.ts'
import { messages } from './operator.messages.en.ts'
import { countForExport, listForExport, type OrderLine, type Period } from './orders.queries.ts'
import { showProgress } from './progress.ts'
import { resolveFile } from './resolve-file.ts'
import { PRIVATE, writeWholeFile } from './write-whole-file.ts'

const ORDERS_AT_ONCE = 500

export interface ExportOptions {
  /** The first and the last day, such as 2026-11-21; undefined for no bound. */
  readonly from?: string
  readonly to?: string
  /** A CSV file's headings are Arabic. */
  readonly arabicHeadings?: true
  /** Writes over a file that is there already. */
  readonly force?: true
}

/** Writes the orders of some days, with names and addresses of shoppers, to a file. Returns one sentence about it. */
export async function exportOrders(db: Db, name: string, options: ExportOptions): Promise<string> {
  const { from, to, arabicHeadings, force } = options
  const file = resolveFile(name)
  const ending = /\.(csv|json)$/i.exec(file)?.[1]
  if (ending === undefined) throw new Refusal(400, messages.unknownFormat({ file: name }))
  if (existsSync(file) && !force) throw new Refusal(409, messages.fileExists({ file: path.basename(file) }))
  const period = {
    from: from === undefined ? undefined : periodOfDay(from).from,
    to: to === undefined ? undefined : periodOfDay(to).to,
  }
  const isCsv = ending.toLowerCase() === 'csv'
  const count = await writeWholeFile(file, PRIVATE, (out) =>
    writeOrders(db, out, period, isCsv && HEADINGS[arabicHeadings ? 'ar' : 'en']),
  )
  return `${count} orders are in ${file}.`
}

/** `headings` of a CSV file; false for JSON. */
async function writeOrders(db: Db, out: FileHandle, period: Period, headings: false | string[]): Promise<number> {
  const progress = showProgress('Writing orders', await countForExport(db, period))
  await out.write(headings ? BYTE_ORDER_MARK + csvLines([headings]) : '[')
  let written = 0
  for (let after = 0; ;) {
    const orders = await listForExport(db, period, after, ORDERS_AT_ONCE)
    const last = orders.at(-1)
    if (last === undefined) break
    const ids = orders.map(({ id }) => id)
    const items = Map.groupBy(await listItems(db, ids), ({ orderId }) => orderId)
    if (headings) await out.write(csvLines(orders.map((order) => toCells(order, items.get(order.id)))))
    else {
      const lines = orders.map((order) => toJson(order, items.get(order.id)))
      await out.write((written === 0 ? '\n' : ',\n') + lines.join(',\n'))
    }
    after = last.number
    progress.done((written += orders.length))
  }
  await out.write(headings ? '' : '\n]\n')
  progress.end()
  return written
}

const HEADINGS = {
  en: [
    ...['order', 'ordered', 'state', 'pays by', 'total EGP', 'paid', 'delivered'],
    ...['name', 'e-mail', 'phone', 'city', 'address', 'pieces', 'goods'],
    ...['delivery fee EGP', 'area', 'promised', 'pays with EGP', 'note for the courier'],
  ],
  ar: [
    ...['رقم الطلب', 'تاريخ الطلب', 'الحالة', 'طريقة الدفع', 'الإجمالي بالجنيه', 'تاريخ الدفع', 'تاريخ التوصيل'],
    ...['الاسم', 'البريد الإلكتروني', 'الموبايل', 'المدينة', 'العنوان', 'عدد القطع', 'المنتجات'],
    ...['رسوم التوصيل بالجنيه', 'المنطقة', 'ميعاد التوصيل', 'هيدفع بالجنيه', 'ملاحظة للمندوب'],
  ],
}

function toCells(order: OrderLine, items: readonly ItemRow[] = []): (string | number | null)[] {
  return [
    ...[order.number, cairoTime(order.createdAt), order.state, order.paymentMethod, inPounds(order.total)],
    ...[order.paidAt, order.deliveredAt].map((moment) => (moment === null ? null : cairoTime(moment))),
    ...[order.name, order.email, order.phone, order.city, order.details, order.pieces],
    items.map(({ count, title, unit }) => `${count} × ${title} ${unit}`).join('; '),
    ...[inPounds(order.deliveryFee), order.delivery?.area ?? null, order.hasAreas ? describePromise(order) : null],
    ...[order.cashWith === null ? null : inPounds(order.cashWith), order.note],
  ]
}

function toJson(line: OrderLine, items: readonly ItemRow[] = []): string {
  const lines = items.map(({ productId, title, unit, count, price }) => {
    return { productId, title, unit, count, price: price / 100 }
  })
  const inEgp = {
    total: line.total / 100,
    deliveryFee: line.deliveryFee / 100,
    cashWith: line.cashWith === null ? null : line.cashWith / 100,
  }
  return JSON.stringify({ ...line, id: undefined, pieces: undefined, hasAreas: undefined, ...inEgp, lines })
}
