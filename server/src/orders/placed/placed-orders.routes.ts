import { listOrders as listOrdersCall, listShopperOrders } from '@baqala/contract/orders'
import {
  cancelOrder as cancelOrderCall,
  changeOrder as changeOrderCall,
  orderAgain as orderAgainCall,
  type OrderChange,
} from '@baqala/contract/placed-orders'
import { theRow } from '../../db/transaction.ts'
import type { PageQuery } from '@baqala/contract/paging'
import { keyedMutex } from '../../http/limits/keyed-mutex.ts'
import type { Route, ShopperContext } from '../../http/route.ts'
import { type Message, Refusal } from '../../refusal.ts'
import type { OrderDeps } from '../checkout/payment-pages.ts'
import { changeOrder } from './change-order.ts'
import { countsOf } from './changed-lines.ts'
import { cancelOrder } from './fulfilment.ts'
import { listOrders, toWholeOrders } from './list-orders.ts'
import { orderAgain } from './order-again.ts'
import { messages, replies } from '../orders.messages.en.ts'
import type { OrderRow } from '../orders.queries.ts'

// A page of large orders takes a tenth of a second of the processor: each shopper waits behind herself alone.
const oneAtATime = keyedMutex(messages.tooManyLists)

/** The orders of a shopper: listed, changed, cancelled, ordered again. */
export function placedOrderRoutes(route: Route, deps: OrderDeps): void {
  const { db } = deps

  const listOne = (context: ShopperContext, query: PageQuery) =>
    oneAtATime(context.shopper.id, () => listOrders(db, context.shopper.id, query, context))

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

  async function replyWith(message: Message, order: OrderRow, context: ShopperContext) {
    const data = theRow(await toWholeOrders(db, [order], context))
    return context.success(message, { data })
  }

  route(changeOrderCall, async (context) => {
    const { params, body, shopper } = context
    const order = await changeOrder(db, { orderId: params.orderId, who: shopper.id, ...toChange(body) })
    return replyWith(replies.changed, order, context)
  })

  route(cancelOrderCall, async (context) => {
    const mine = { orderId: context.params.orderId, shopperId: context.shopper.id }
    const order = await cancelOrder(deps, { ...mine, who: 'shopper', reason: 'cancelledByShopper' })
    return replyWith(replies.cancelled, order, context)
  })

  route(orderAgainCall, async ({ params, shopper, language, success }) => {
    const { added, missing } = await orderAgain(db, shopper.id, { orderId: params.orderId, language })
    return success(added === 0 ? replies.nothingInCartAgain : replies.inCartAgain, { added, missing })
  })
}

/** The change that the shopper asks for, its amounts in piastres. */
function toChange({ updatedAt, expectedTotal, items, delivery }: OrderChange) {
  const pieces = (of: 'count' | 'fromCart') =>
    countsOf((items ?? []).flatMap((item) => (item[of] ? [{ productId: item.product, count: item[of] }] : [])))
  return {
    seenAt: new Date(updatedAt),
    expectedTotal: Math.round(expectedTotal * 100),
    counts: items && pieces('count'),
    fromCart: pieces('fromCart'),
    time: delivery,
  }
}
