import { open, rename, rm, type FileHandle } from 'node:fs/promises'
import type { Db } from '../db/rows.ts'
import { listItems, type ItemRow } from '../orders/orders.queries.ts'
import { cairoTime, periodOfDay } from './cairo-time.ts'
import { BYTE_ORDER_MARK, csvLines } from './csv.ts'
import { resolveFile } from './resolve-file.ts'
import { countForExport, listForExport, type OrderLine, type Period } from './orders.queries.ts'
import { messages } from './operator.messages.en.ts'
import { showProgress } from './progress.ts'
import { Refusal } from '../refusal.ts'

const AT_ONCE = 500

/** Writes the orders of some days to a file, which gets its name only once it is whole. Returns a sentence about it. */
export async function exportOrders(db: Db, name: string, days: { from?: string; to?: string }): Promise<string> {
  const file = resolveFile(name)
  const format = /\.csv$/i.test(file) ? CSV : /\.json$/i.test(file) ? JSON_FILE : undefined
  if (format === undefined) throw new Refusal(400, messages.unknownFormat({ file: name }))
  const period = {
    from: days.from === undefined ? undefined : periodOfDay(days.from).from,
    to: days.to === undefined ? undefined : periodOfDay(days.to).to,
  }
  const unfinished = `${file}.unfinished`
  // Only the owner may read it: it holds names and addresses of shoppers.
  const out = await open(unfinished, 'w', 0o600)
  try {
    const count = await writeOrders(db, out, period, format)
    await out.close()
    await rename(unfinished, file)
    return `${count} orders are in ${file}.`
  } catch (error) {
    await out.close()
    await rm(unfinished, { force: true })
    throw error
  }
}

async function writeOrders(db: Db, out: FileHandle, period: Period, format: Format): Promise<number> {
  const progress = showProgress('Writing orders', await countForExport(db, period))
  await out.write(format.begin)
  let written = 0
  for (let after = 0; ;) {
    const orders = await listForExport(db, period, after, AT_ONCE)
    const last = orders.at(-1)
    if (last === undefined) break
    const items = Map.groupBy(
      await listItems(
        db,
        orders.map(({ id }) => id),
      ),
      ({ orderId }) => orderId,
    )
    await out.write(format.orders(orders, (order) => items.get(order.id) ?? [], written === 0))
    written += orders.length
    after = last.number
    progress.done(written)
  }
  await out.write(format.end)
  progress.end()
  return written
}

interface Format {
  readonly begin: string
  orders(orders: readonly OrderLine[], itemsOf: (order: OrderLine) => readonly ItemRow[], areFirst: boolean): string
  readonly end: string
}

const HEADINGS = [
  ...['order', 'ordered', 'state', 'pays by', 'total EGP', 'paid', 'delivered'],
  ...['name', 'e-mail', 'phone', 'city', 'address', 'pieces', 'goods'],
]

const CSV: Format = {
  begin: BYTE_ORDER_MARK + csvLines([HEADINGS]),
  orders: (orders, itemsOf) =>
    csvLines(
      orders.map((order) => [
        ...[order.number, cairoTime(order.createdAt), order.state, order.paymentMethod, (order.total / 100).toFixed(2)],
        ...[order.paidAt, order.deliveredAt].map((moment) => (moment === null ? null : cairoTime(moment))),
        ...[order.name, order.email, order.phone, order.city, order.details, order.pieces],
        itemsOf(order)
          .map(({ count, title, unit }) => `${count} × ${title} ${unit}`)
          .join('; '),
      ]),
    ),
  end: '',
}

const JSON_FILE: Format = {
  begin: '[',
  orders: (orders, itemsOf, areFirst) =>
    orders
      .map(({ id: _, pieces: _pieces, ...order }, place) => {
        const row = orders[place] as OrderLine
        const lines = itemsOf(row).map(({ orderId: _order, id: _id, image: _image, price, ...line }) => ({
          ...line,
          price: price / 100,
        }))
        return (areFirst && place === 0 ? '\n' : ',\n') + JSON.stringify({ ...order, total: order.total / 100, lines })
      })
      .join(''),
  end: '\n]\n',
}
