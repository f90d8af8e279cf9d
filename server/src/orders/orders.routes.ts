import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import {
  cancelOrder as cancelOrderCall,
  listOrders,
  listShopperOrders,
  openCheckoutSession,
  orderAgain as orderAgainCall,
  placeCashOrder,
} from '@baqala/contract/orders'
import { MOST_PER_PAGE, PAGE_SIZE } from '@baqala/contract/paging'
import { success } from '@baqala/contract/reply'
import type { Config } from '../config/config.ts'
import type { Db } from '../db/rows.ts'
import { networkOf } from '../http/network-of.ts'
import type { Origins } from '../http/origins.ts'
import { ProviderRefuses, ProviderTrouble, type Payments } from '../payments/payments.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import { Refusal } from '../refusal.ts'
import type { Route } from '../http/route.ts'
import { sayRefundDue } from './log-refund-due.ts'
import { payInCash, payOnline } from './checkout.ts'
import { cancelOrder } from './fulfilment.ts'
import { orderAgain } from './order-again.ts'
import { countUnpaid } from './order-habits.queries.ts'
import { listMoves } from './order-moves.queries.ts'
import { makePlaceOrder } from './place-order.ts'
import { countOrdersOf, listItems, listOrdersOf, type OrderRow } from './orders.queries.ts'
import { toOrder } from './to-order.ts'

interface Deps {
  readonly db: Db
  readonly log: FastifyBaseLogger
  readonly origins: Origins
  readonly payments: Payments | undefined
  readonly limits: RateLimits
  readonly config: Config
}

export function ordersRoutes(route: Route, { db, log, origins, payments, limits, config }: Deps): void {
  const placeOrder = makePlaceOrder(db, log)
  const deskFor = ({ log }: FastifyRequest) => ({
    db,
    onRefundDue: (order: string) => sayRefundDue(log, order),
  })

  route(placeCashOrder, async ({ params, body, shopper, request }) => {
    const origin = origins.forHost(request.headers.host)
    const checkout = { shopperId: shopper.id, cartId: params.cartId, address: body.shippingAddress, returnTo: origin }
    const { order, items } = await withProviderTroubleTold(
      request,
      payInCash({ ...deskFor(request), payments }, placeOrder, checkout),
    )
    return success('Order placed successfully', { data: toOrder(order, items, origin) })
  })

  route(openCheckoutSession, async ({ params, query, body, shopper, request }) => {
    if (payments === undefined) throw new Refusal(503, 'Online payment is not set up in this shop. Please pay in cash.')
    const returnTo = returnOrigin(origins, query.url, request.headers.host)
    await refuseParking(shopper.id, networkOf(request.ip))
    const checkout = { shopperId: shopper.id, cartId: params.cartId, address: body.shippingAddress, returnTo }
    const session = await withProviderTroubleTold(request, payOnline({ ...deskFor(request), payments }, checkout))
    return success('Payment page opened', {
      session: { url: session.url, success_url: session.successUrl, cancel_url: session.cancelUrl },
    })
  })

  route(listOrders, async ({ query, shopper, request }) => {
    const results = await countOrdersOf(db, shopper.id)
    const isWhole = query.limit === undefined && query.page === undefined
    const limit = isWhole ? Math.max(1, results) : Math.min(MOST_PER_PAGE, query.limit ?? PAGE_SIZE)
    const currentPage = query.page ?? 1
    const numberOfPages = Math.max(1, Math.ceil(results / limit))
    const orders = await listOrdersOf(db, shopper.id, limit, (currentPage - 1) * limit)
    const nextPage = currentPage < numberOfPages ? { nextPage: currentPage + 1 } : {}
    const prevPage = currentPage > 1 ? { prevPage: currentPage - 1 } : {}
    return {
      results,
      metadata: { currentPage, numberOfPages, limit, ...nextPage, ...prevPage },
      data: await withItems(orders, request.headers.host),
    }
  })

  route(listShopperOrders, async ({ params, shopper, request }) => {
    if (params.userId !== shopper.id) throw new Refusal(403, 'Those are the orders of somebody else.')
    return withItems(await listOrdersOf(db, shopper.id, null, 0), request.headers.host)
  })

  route(cancelOrderCall, async ({ params, shopper, request }) => {
    const why = 'You cancelled this order.'
    const cancelling = { orderId: params.orderId, shopperId: shopper.id, who: 'shopper', why } as const
    const order = await withProviderTroubleTold(request, cancelOrder({ ...deskFor(request), payments }, cancelling))
    const [told] = await withItems([order], request.headers.host)
    if (told === undefined) throw new Error('An order that was just cancelled is gone.')
    return success('Order cancelled', { data: told })
  })

  route(orderAgainCall, async ({ params, shopper }) => {
    const { added, missing } = await orderAgain(db, shopper.id, params.orderId)
    return success(added === 0 ? 'Nothing of this order can be had now' : 'In your cart again', { added, missing })
  })

  async function withItems(orders: OrderRow[], host: string | undefined) {
    const ids = orders.map((order) => order.id)
    const [items, moves] = [await listItems(db, ids), await listMoves(db, ids)]
    return orders.map((order) => toOrder(order, items, origins.forHost(host), moves))
  }

  /** An unpaid page holds stock. Nobody may keep the shelves empty with pages that are never paid on. */
  async function refuseParking(shopperId: string, network: string): Promise<void> {
    const perAddress = { what: 'payment pages by address', most: config.limits.unpaidSessionsPerAddress, seconds: 3600 }
    await limits.take(
      perAddress,
      network,
      'Too many payments were begun from here. Please try again later, or pay in cash.',
    )
    if ((await countUnpaid(db, shopperId)) < config.limits.unpaidSessionsPerAccount) return
    throw new Refusal(
      429,
      'Too many payments were begun and not finished today. Please pay in cash, or try again tomorrow.',
      {
        retryAfter: 3600,
      },
    )
  }
}

function returnOrigin(origins: Origins, url: string | undefined, host: string | undefined): string {
  if (url === undefined || url === '') return origins.forHost(host)
  const origin = URL.canParse(url) ? new URL(url).origin : undefined
  if (origin !== undefined && origins.mayReturnTo(origin)) return origin
  throw new Refusal(400, 'url must be the address of this shop.', {
    errors: { value: url, msg: 'url must be the address of this shop.', param: 'url', location: 'query' },
  })
}

async function withProviderTroubleTold<Result>({ log }: FastifyRequest, work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof ProviderTrouble)) throw error
    if (error instanceof ProviderRefuses)
      log.error({ err: error }, 'NOBODY CAN PAY ONLINE: the payment provider refuses us')
    else log.warn({ err: error }, 'the payment provider is in trouble')
    throw new Refusal(503, 'The payment provider does not answer. Please try again in a moment, or pay in cash.', {
      retryAfter: 10,
    })
  }
}
