import { watchOrders } from '@baqala/contract/orders'
import type { StreamRoute } from '../../http/route.ts'
import type { OrderStreams } from './order-streams.ts'

/** The stream of a shopper. That of the board is among the staff's calls. */
export function orderStreamRoutes(streamRoute: StreamRoute, streams: OrderStreams): void {
  streamRoute(watchOrders, async ({ shopper: { id, sessionId }, reply }) =>
    streams.open(reply, { personId: id, sessionId }),
  )
}
