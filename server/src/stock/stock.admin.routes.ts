import { changeStock } from '@baqala/contract/admin/stock'
import type { AdminRoute } from '../staff/admin-route.ts'
import { changeOnce } from '../staff/change-once.ts'
import { adjustStock, countStock } from './stock.ts'

/** Counting, and what came and went. The ledger is in reports/, because it names orders. */
export function stockAdminRoutes(route: AdminRoute): void {
  route(changeStock, ({ params, body, key, clerk, change }) =>
    change((tx) =>
      changeOnce(tx, { key, asked: { ...params, ...body }, clerk }, async () => {
        const { counted, was, change: pieces = 0, note } = body
        const asked = { product: params.id, note }
        const { before, after, entry } = await (counted === undefined
          ? adjustStock(tx, { ...asked, change: pieces }, clerk)
          : countStock(tx, { ...asked, count: counted, was }, clerk))
        if (entry === undefined) return { stock: after, entry: null }
        const line = { ...entry, at: entry.at.toISOString(), change: after - before, left: after }
        return { stock: after, entry: { ...line, note: note || null, who: clerk.name, order: null } }
      }),
    ),
  )
}
