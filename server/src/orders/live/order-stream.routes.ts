import { watchOrders } from '@baqala/contract/orders'
import type { StreamRoute } from '../../http/route.ts'
import type { OrderWatch } from './order-watch.ts'

/** The stream of a shopper. That of the board is among the staff's calls. */
export function orderStreamRoutes(streamRoute: StreamRoute, watch: OrderWatch): void {
  streamRoute(watchOrders, async ({ shopper: { id, sessionId }, reply }) =>
    watch.open(reply, { personId: id, sessionId }),
  )
}
