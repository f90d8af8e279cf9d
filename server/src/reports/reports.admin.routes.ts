import * as contract from '@baqala/contract/admin/reports'
import type { Db } from '../db/rows.ts'
import { cairoDay } from '../egypt/cairo-time.ts'
import type { AdminRoute } from '../staff/admin-route.ts'
import { reportOf } from './day-report.ts'
import { reportOfDays } from './days-report.ts'
import { dayInEgp, daysInEgp } from './in-egp.ts'
import { listStockLedger, STOCK_PAGE } from '@baqala/contract/admin/stock'
import { findProductId } from '../stock/stock.ts'
import { readShelf } from '../stock/stock.queries.ts'
import { countWaiting, listLedgerLines } from './stock-ledger.queries.ts'

/** The reports, and the ledger of a product's stock, which names orders. */
export function reportRoutes(route: AdminRoute, db: Db): void {
  route(contract.getDayReport, async ({ query: { day = cairoDay(new Date()) } }) => {
    const { refunds, ranOut, ...report } = dayInEgp(await reportOf(db, day))
    return { ...report, refunds: refunds.map(withIsoTime), ranOut: ranOut.map(withIsoTime) }
  })

  route(contract.getDaysReport, async ({ query }) => daysInEgp(await reportOfDays(db, query)))

  route(listStockLedger, async ({ params, query: { page = 1 }, language }) => {
    const id = await findProductId(db, params.id)
    const { stock, ...product } = await readShelf(db, id, language)
    const lines = await listLedgerLines(db, id, STOCK_PAGE + 1, (page - 1) * STOCK_PAGE)
    const entries = lines
      .slice(0, STOCK_PAGE)
      .map(({ changedAt, change, left, reason, note, clerk, orderNumber, move }) => {
        const who = clerk ?? move?.clerk ?? null
        return { at: changedAt.toISOString(), change, left, reason, note, who, order: orderNumber }
      })
    return { product, stock, waiting: await countWaiting(db, id), page, hasMore: lines.length > STOCK_PAGE, entries }
  })
}

function withIsoTime<Row extends { readonly at: Date }>(row: Row) {
  return { ...row, at: row.at.toISOString() }
}
