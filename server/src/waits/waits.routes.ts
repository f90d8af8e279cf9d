import * as contract from '@baqala/contract/waits'
import type { Db } from '../db/rows.ts'
import type { Route } from '../http/route.ts'
import { replies } from './waits.messages.en.ts'
import { listWaits, stopWaiting, waitFor } from './waits.ts'

export function waitRoutes(route: Route, db: Db): void {
  route(contract.listWaits, async ({ shopper }) => ({
    status: 'success' as const,
    data: await listWaits(db, shopper.id),
  }))

  route(contract.addWait, async ({ params, shopper, success }) =>
    success(replies.added, { data: await waitFor(db, params.productId, shopper.id) }),
  )

  route(contract.removeWait, async ({ params, shopper, success }) =>
    success(replies.removed, { data: await stopWaiting(db, params.productId, shopper.id) }),
  )
}
