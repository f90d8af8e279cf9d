import { listStockLedger, STOCK_PAGE } from '@baqala/contract/admin/stock'
import type { Db } from '../db/rows.ts'
import type { AdminRoute } from '../staff/admin-route.ts'
import { findProductId } from '../stock/stock.ts'
import { readShelf } from '../stock/stock.queries.ts'
import { listHistory } from './history.queries.ts'

export function stockLedgerRoutes(route: AdminRoute, db: Db): void {
  route(listStockLedger, async ({ params, query: { page = 1 }, language }) => {
    const id = await findProductId(db, params.id)
    const { stock, ...product } = await readShelf(db, id, language)
    const lines = await listHistory(db, id, STOCK_PAGE + 1, (page - 1) * STOCK_PAGE)
    const entries = lines
      .slice(0, STOCK_PAGE)
      .map(({ changedAt, change, left, reason, note, clerk, orderNumber, move }) => {
        const who = clerk ?? move?.clerk ?? null
        return { at: changedAt.toISOString(), change, left, reason, note, who, order: orderNumber }
      })
    return { product, stock, page, hasMore: lines.length > STOCK_PAGE, entries }
  })
}
