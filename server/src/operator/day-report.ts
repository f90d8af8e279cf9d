import type { Db } from '../db/rows.ts'
import { cairoTime, periodOfDay } from './cairo-time.ts'
import { money } from '../money.ts'
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

const MAX_SELLERS = 10

export interface DayReport {
  readonly day: string
  readonly orders: readonly { readonly state: string; readonly orders: number; readonly total: number }[]
  readonly takings: Takings
  readonly bestSellers: readonly Seller[]
  readonly ranOut: readonly RanOut[]
}

/** Collects the figures of a day in Cairo. Piastres. */
export async function reportOf(db: Db, day: string): Promise<DayReport> {
  const period = periodOfDay(day)
  return {
    day,
    orders: await countOrders(db, period),
    takings: await sumTakings(db, period),
    bestSellers: await listBestSellers(db, period, MAX_SELLERS),
    ranOut: await listRanOut(db, period),
  }
}

/** For people. */
export function reportAsText({ day, orders, takings, bestSellers, ranOut }: DayReport): string {
  const count = orders.reduce((sum, row) => sum + row.orders, 0)
  return [
    `${day} in Cairo`,
    count === 0
      ? 'Nobody ordered.'
      : `${count} ${count === 1 ? 'order' : 'orders'}, by where they stand now:\n` +
        table(
          ['orders', 'state', 'total'],
          orders.map((row) => [row.orders, row.state, money(row.total)]),
        ),
    table(
      ['takings', ''],
      [
        ['cash, at the door', money(takings.cash)],
        ['card', money(takings.card)],
        ['sent back to cards', money(0 - takings.refunded)],
        ['together', money(takings.cash + takings.card - takings.refunded)],
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

/** For programs: money as numbers of EGP, moments as ISO. */
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
