import * as contract from '@baqala/contract/admin/searches'
import type { Db } from '../db/rows.ts'
import type { AdminRoute } from '../staff/admin-route.ts'
import { listMisses } from './search.queries.ts'

export function searchAdminRoutes(route: AdminRoute, db: Db): void {
  route(contract.listUnfound, async ({ query: { days = contract.MISSES_KEPT_DAYS } }) => {
    const misses = await listMisses(db, { days, max: contract.MAX_MISSES_LISTED })
    return misses.map(({ lastAt, ...miss }) => ({ ...miss, lastAt: lastAt.toISOString() }))
  })
}
