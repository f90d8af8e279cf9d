import type { Db } from '../db/rows.ts'
import { cairoTime, stretchOfDay } from './cairo-time.ts'
import { egp } from './egp.ts'
import {
  countOrders,
  listBestSellers,
  listRanOut,
  sumTakings,
  type RanOut,
  type Seller,
  type Takings,
} from './report.queries.ts'
import { table } from './table.ts'

const MOST_SELLERS = 10

export interface DayReport {
  readonly day: string
  readonly orders: readonly { readonly state: string; readonly orders: number; readonly total: number }[]
  readonly takings: Takings
  readonly bestSellers: readonly Seller[]
  readonly ranOut: readonly RanOut[]
}

/** A day in Cairo, as the books have it. Piastres. */
export async function reportOf(db: Db, day: string): Promise<DayReport> {
  const stretch = stretchOfDay(day)
  return {
    day,
    orders: await countOrders(db, stretch),
    takings: await sumTakings(db, stretch),
    bestSellers: await listBestSellers(db, stretch, MOST_SELLERS),
    ranOut: await listRanOut(db, stretch),
  }
}

/** To be read. */
export function reportAsText({ day, orders, takings, bestSellers, ranOut }: DayReport): string {
  const count = orders.reduce((sum, row) => sum + row.orders, 0)
  return [
    `${day} in Cairo`,
    count === 0
      ? 'Nobody ordered.'
      : `${count} ${count === 1 ? 'order' : 'orders'}, by where they stand now:\n` +
        table(
          ['orders', 'state', 'total'],
          orders.map((row) => [row.orders, row.state, egp(row.total)]),
        ),
    table(
      ['takings', ''],
      [
        ['cash, at the door', egp(takings.cash)],
        ['card', egp(takings.card)],
        ['sent back to cards', egp(0 - takings.refunded)],
        ['together', egp(takings.cash + takings.card - takings.refunded)],
      ],
    ),
    bestSellers.length === 0
      ? 'Nothing was sold.'
      : 'Sold most:\n' +
        table(
          ['pieces', 'product', 'name'],
          bestSellers.map((row) => [row.pieces, row.slug, row.name]),
        ),
    ranOut.length === 0
      ? 'Nothing ran out.'
      : 'Ran out:\n' +
        table(
          ['at', 'now', 'product', 'name'],
          ranOut.map((row) => [cairoTime(row.at), row.onHand, row.slug, row.name]),
        ),
  ].join('\n\n')
}

/** For a program: money as numbers of EGP, moments as ISO. */
export function reportAsJson({ takings, orders, ...report }: DayReport): string {
  const { cash, card, refunded } = takings
  return JSON.stringify(
    {
      ...report,
      orders: orders.map((row) => ({ ...row, total: row.total / 100 })),
      takings: {
        cash: cash / 100,
        card: card / 100,
        refunded: refunded / 100,
        together: (cash + card - refunded) / 100,
      },
    },
    null,
    2,
  )
}
