import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import {
  listOrders as listOrdersCall,
  listShopperOrders,
  openCheckoutSession,
  placeCashOrder as placeCashOrderCall,
  type OrderBody,
} from '@baqala/contract/orders'
import {
  cancelOrder as cancelOrderCall,
  changeOrder as changeOrderCall,
  orderAgain as orderAgainCall,
  type OrderChange,
} from '@baqala/contract/placed-orders'
import { success } from '@baqala/contract/reply'
import type { Config } from '../config/config.ts'
import type { Db } from '../db/rows.ts'
import type { PageQuery } from '@baqala/contract/paging'
import { keyedMutex } from '../http/keyed-mutex.ts'
import { askedLanguage } from '../http/language-of.ts'
import { networkOf } from '../http/network-of.ts'
import type { Origins } from '../http/origins.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import type { Route, ShopperContext } from '../http/route.ts'
import type { Payments } from '../payments/payments.ts'
import { readWord } from '../delivery/courier.queries.ts'
import { Refusal } from '../refusal.ts'
import type { Ordering } from './cart-to-order.queries.ts'
import { changeOrder } from './change-order.ts'
import { countsOf } from './changed-lines.ts'
import { placeCashOrder, startPayment } from './checkout.ts'
import { cancelOrder } from './fulfilment.ts'
import { listOrders, toWholeOrders } from './list-orders.ts'
import { orderAgain } from './order-again.ts'
import { messages, replies } from './orders.messages.en.ts'
import { toPlacedOrder } from './to-order.ts'

interface Deps {
  readonly db: Db
  readonly log: FastifyBaseLogger
  readonly origins: Origins
  readonly payments: Payments | undefined
  readonly limits: RateLimits
  readonly config: Config
}

// A page of large orders takes a tenth of a second of the processor: each shopper waits behind herself alone.
const oneAtATime = keyedMutex(messages.tooManyLists)

export function ordersRoutes(route: Route, deps: Deps): void {
  const { db, origins } = deps
  const { notifyOrdersTo: noticeTo } = deps.config
  const readerFor = ({ request, language }: Pick<ShopperContext, 'request' | 'language'>) => {
    return { origin: origins.forHost(request.headers.host), language }
  }

  route(placeCashOrderCall, async ({ params, body, shopper, request, language, say }) => {
    const ordering = { shopperId: shopper.id, cartId: params.cartId, language, noticeTo, ...toAsked(body, request) }
    const { order, items } = await placeCashOrder(deps, ordering)
    return success(say(replies.placed), { data: toPlacedOrder(order, items) })
  })

  route(openCheckoutSession, async ({ params, query, body, shopper, request, language, say }) => {
    const page = await startPayment(deps, {
      shopperId: shopper.id,
      cartId: params.cartId,
      language,
      noticeTo,
      ...toAsked(body, request),
      returnTo: origins.returnTo(query.url, request.headers.host),
      network: networkOf(request.ip),
    })
    return success(say(replies.pageOpened), {
      session: { url: page.url, success_url: page.successUrl, cancel_url: page.cancelUrl },
    })
  })

  const listOne = (context: ShopperContext, query: PageQuery) =>
    oneAtATime(context.shopper.id, () => listOrders(db, context.shopper.id, query, readerFor(context)))

  route(listOrdersCall, (context) => listOne(context, context.query))

  // Clients of this call expect a bare array: it holds the first page, and a Link header names the next one.
  route(listShopperOrders, async (context) => {
    const { params, shopper, reply } = context
    if (params.userId !== shopper.id) throw new Refusal(403, messages.notYourOrders)
    const { data, metadata } = await listOne(context, {})
    const { limit, nextPage } = metadata
    if (nextPage !== undefined) reply.header('link', `</api/v1/orders?limit=${limit}&page=${nextPage}>; rel="next"`)
    return data
  })

  route(changeOrderCall, async (context) => {
    const { params, body, shopper, say } = context
    const order = await changeOrder(db, { orderId: params.orderId, shopperId: shopper.id, ...toChange(body) })
    const [data] = await toWholeOrders(db, [order], readerFor(context))
    if (data === undefined) throw new Error('A changed order has no row.')
    return success(say(replies.changed), { data })
  })

  route(cancelOrderCall, async (context) => {
    const { params, shopper, say } = context
    const order = await cancelOrder(deps, {
      orderId: params.orderId,
      shopperId: shopper.id,
      who: 'shopper',
      reason: 'cancelledByShopper',
    })
    const [data] = await toWholeOrders(db, [order], readerFor(context))
    if (data === undefined) throw new Error('A cancelled order has no row.')
    return success(say(replies.cancelled), { data })
  })

  route(orderAgainCall, async ({ params, shopper, language, say }) => {
    const { added, missing } = await orderAgain(db, shopper.id, { orderId: params.orderId, language })
    return success(say(added === 0 ? replies.nothingInCartAgain : replies.inCartAgain), { added, missing })
  })
}

/** The order that the shopper asks for, its amounts in piastres. */
function toAsked(
  body: OrderBody,
  request: FastifyRequest,
): Pick<Ordering, 'address' | 'expectedTotal' | 'delivery' | 'letterLanguage'> {
  const { shippingAddress: address, expectedTotal, delivery } = body
  return {
    address,
    letterLanguage: body.language ?? askedLanguage(request),
    expectedTotal: expectedTotal === undefined ? undefined : Math.round(expectedTotal * 100),
    delivery: delivery && {
      areaId: delivery.areaId,
      slotId: delivery.slotId,
      isExpress: delivery.express ?? false,
      fee: Math.round(delivery.fee * 100),
      word: readWord(delivery),
    },
  }
}

/** The change that the shopper asks for, its amounts in piastres. */
function toChange({ updatedAt, expectedTotal, items, delivery }: OrderChange) {
  const lines = items?.map(({ product, count }) => ({ productId: product, count })).filter(({ count }) => count > 0)
  return {
    seen: new Date(updatedAt),
    expectedTotal: Math.round(expectedTotal * 100),
    counts: lines && countsOf(lines),
    time: delivery,
  }
}
