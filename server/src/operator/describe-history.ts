import type { Db } from '../db/rows.ts'
import { describeReason } from '../orders/move-reason.ts'
import { findStockOf } from '../stock/stock.ts'
import { cairoTime } from '../egypt/cairo-time.ts'
import { listHistory, type HistoryRow } from '../reports/history.queries.ts'
import { says } from './operator.messages.en.ts'
import { printable, table } from './print.ts'

/** Describes the newest `max` lines of a product's stock ledger. `product` as in `findProductId`; refused with 404. */
export async function describeHistory(db: Db, product: string, max: number): Promise<string> {
  const stock = await findStockOf(db, product)
  const title = printable(says.onTheShelf(stock))
  const lines = await listHistory(db, stock.id, max)
  const [newest] = lines
  if (newest === undefined) return `${title}\n\n${says.noLedgerLine}`
  const rows = lines.map((line) => [
    ...[cairoTime(line.changedAt), withSign(line.change), line.left, line.reason],
    ...[line.orderNumber ?? '', whoOf(line), whyOf(line)],
  ])
  const rest = newest.all > lines.length ? `\n\n${says.newestLines({ shown: lines.length, all: newest.all })}` : ''
  return `${title}\n\n${table(says.historyHeadings, rows)}${rest}`
}

function withSign(change: number): string {
  return change > 0 ? `+${change}` : String(change)
}

function whoOf({ clerk, move }: HistoryRow): string {
  if (move === null) return clerk ?? ''
  return move.clerk ? `${move.who}, ${move.clerk}` : move.who
}

function whyOf({ note, move }: HistoryRow): string {
  return note ?? (move === null ? '' : describeReason(move))
}
