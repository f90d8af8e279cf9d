import { watchOrders } from '@baqala/contract/orders'
import type { Origins } from '../http/origins.ts'
import type { StreamRoute } from '../http/route.ts'
import { openOrderWatch, type OrderWatchDeps } from './order-watch.ts'

interface Deps extends OrderWatchDeps {
  readonly origins: Origins
}

export async function orderStreamRoutes(streamRoute: StreamRoute, { origins, ...deps }: Deps): Promise<void> {
  const watch = await openOrderWatch(deps)

  streamRoute(watchOrders, async ({ shopper, request, reply, language }) => {
    const { id: shopperId, sessionId } = shopper
    const reader = { origin: origins.forHost(request.headers.host), language }
    return watch.open(reply, { shopperId, sessionId, reader })
  })
}
