import type { FastifyBaseLogger } from 'fastify'
import {
  cancelOrder as cancelOrderCall,
  listOrders as listOrdersCall,
  listShopperOrders,
  openCheckoutSession,
  orderAgain as orderAgainCall,
  placeCashOrder as placeCashOrderCall,
} from '@baqala/contract/orders'
import { success } from '@baqala/contract/reply'
import type { Config } from '../config/config.ts'
import type { Db } from '../db/rows.ts'
import { networkOf } from '../http/network-of.ts'
import type { Origins } from '../http/origins.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import type { Route, ShopperContext } from '../http/route.ts'
import type { Payments } from '../payments/payments.ts'
import { Refusal } from '../refusal.ts'
import { placeCashOrder, startPayment } from './checkout.ts'
import { cancelOrder } from './fulfilment.ts'
import { listOrders, toWholeOrders } from './list-orders.ts'
import { orderAgain } from './order-again.ts'
import { toOrder } from './to-order.ts'

interface Deps {
  readonly db: Db
  readonly log: FastifyBaseLogger
  readonly origins: Origins
  readonly payments: Payments | undefined
  readonly limits: RateLimits
  readonly config: Config
}

export function ordersRoutes(route: Route, deps: Deps): void {
  const { db, origins } = deps
  const originFor = ({ request }: Pick<ShopperContext, 'request'>) => origins.forHost(request.headers.host)

  route(placeCashOrderCall, async (context) => {
    const { params, body, shopper } = context
    const ordering = { shopperId: shopper.id, cartId: params.cartId, address: body.shippingAddress }
    const { order, items } = await placeCashOrder(deps, ordering)
    return success('Order placed successfully', { data: toOrder(order, items, originFor(context)) })
  })

  route(openCheckoutSession, async ({ params, query, body, shopper, request }) => {
    const page = await startPayment(deps, {
      shopperId: shopper.id,
      cartId: params.cartId,
      address: body.shippingAddress,
      returnTo: origins.returnTo(query.url, request.headers.host),
      network: networkOf(request.ip),
    })
    return success('Payment page opened', {
      session: { url: page.url, success_url: page.successUrl, cancel_url: page.cancelUrl },
    })
  })

  route(listOrdersCall, (context) => listOrders(db, context.shopper.id, context.query, originFor(context)))

  // A bare array, as clients of this call expect it: the first page of the call above, and a link to the next one.
  route(listShopperOrders, async (context) => {
    const { params, shopper, reply } = context
    if (params.userId !== shopper.id) throw new Refusal(403, 'These are the orders of another shopper.')
    const { data, metadata } = await listOrders(db, shopper.id, {}, originFor(context))
    const { limit, nextPage } = metadata
    if (nextPage !== undefined) reply.header('link', `</api/v1/orders?limit=${limit}&page=${nextPage}>; rel="next"`)
    return data
  })

  route(cancelOrderCall, async (context) => {
    const { params, shopper } = context
    const order = await cancelOrder(deps, {
      orderId: params.orderId,
      shopperId: shopper.id,
      who: 'shopper',
      reason: 'cancelledByShopper',
    })
    const [data] = await toWholeOrders(db, [order], originFor(context))
    if (data === undefined) throw new Error('An order that was just cancelled is gone.')
    return success('Order cancelled', { data })
  })

  route(orderAgainCall, async ({ params, shopper }) => {
    const { added, missing } = await orderAgain(db, shopper.id, params.orderId)
    return success(added === 0 ? 'Nothing of this order can be had now' : 'In your cart again', { added, missing })
  })
}
