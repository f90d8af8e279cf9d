import { watchOrders } from '@baqala/contract/orders'
import type { StreamRoute } from '../http/route.ts'
import { openOrderWatch, type OrderWatchDeps } from './order-watch.ts'

export async function orderStreamRoutes(streamRoute: StreamRoute, deps: OrderWatchDeps): Promise<void> {
  const watch = await openOrderWatch(deps)
  streamRoute(watchOrders, async ({ shopper: { id: shopperId, sessionId }, reply }) =>
    watch.open(reply, { shopperId, sessionId }),
  )
}
