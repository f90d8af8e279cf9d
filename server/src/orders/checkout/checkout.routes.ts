import type { FastifyRequest } from 'fastify'
import { openCheckoutSession, placeCashOrder as placeCashOrderCall, type OrderBody } from '@baqala/contract/orders'
import { success } from '@baqala/contract/reply'
import type { Config } from '../../config/config.ts'
import { readWord } from '../../delivery/courier.queries.ts'
import { askedLanguage } from '../../http/language-of.ts'
import { networkOf } from '../../http/network-of.ts'
import type { Origins } from '../../http/origins.ts'
import type { Route } from '../../http/route.ts'
import { replies } from '../orders.messages.en.ts'
import { toPlacedOrder } from '../to-order.ts'
import type { Ordering } from './cart-to-order.queries.ts'
import { placeCashOrder, startPayment, type LimitDeps } from './checkout.ts'
import type { OrderDeps } from './payment-pages.ts'

interface Deps extends OrderDeps, LimitDeps {
  readonly origins: Origins
  readonly config: Config
}

/** A cart ordered for cash, or its payment page opened. */
export function checkoutRoutes(route: Route, deps: Deps): void {
  const { origins } = deps
  const { notifyOrdersTo: noticeTo } = deps.config

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
