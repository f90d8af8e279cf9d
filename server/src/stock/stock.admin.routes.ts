import { changeStock } from '@baqala/contract/admin/stock'
import type { AdminRoute } from '../staff/admin-route.ts'
import { adjustStock, countStock } from './stock.ts'

/** Counting, and what came and went. The ledger is in reports/, because it names orders. */
export function stockAdminRoutes(route: AdminRoute): void {
  route(
    changeStock,
    async ({ params: { id: product }, body: { counted, change: pieces = 0, note }, clerk, change }) => {
      const { before, after, entry } = await change((tx) =>
        counted === undefined
          ? adjustStock(tx, { product, change: pieces, note }, clerk)
          : countStock(tx, { product, count: counted, note }, clerk),
      )
      const line = entry && {
        ...{ at: entry.at.toISOString(), change: after - before, left: after, reason: entry.reason },
        ...{ note: note || null, who: clerk.name, order: null },
      }
      return { stock: after, entry: line ?? null }
    },
  )
}
