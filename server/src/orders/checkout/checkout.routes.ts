import type { Asked } from '@baqala/contract/endpoint'
import { openCheckoutSession, placeCashOrder as placeCashOrderCall } from '@baqala/contract/orders'
import type { Config } from '../../config/config.ts'
import { readWord } from '../../delivery/word-to-courier.queries.ts'
import { toPiastres } from '../../egypt/money.ts'
import { askedLanguage } from '../../http/language-of.ts'
import { networkOf } from '../../http/limits/network-of.ts'
import type { Origins } from '../../http/origins.ts'
import type { Route, ShopperContext } from '../../http/route.ts'
import { replies } from '../orders.messages.en.ts'
import { toPlacedOrder } from '../to-order.ts'
import type { Ordering } from './cart-to-order.queries.ts'
import { placeCashOrder, startPayment, type LimitDeps } from './checkout.ts'
import type { OrderDeps } from './payment-pages.ts'

type Deps = OrderDeps & LimitDeps & { readonly config: Config }

/** A cart ordered for cash, or its payment page opened. */
export function checkoutRoutes(route: Route, deps: Deps, origins: Origins): void {
  const { notifyOrdersTo: noticeTo } = deps.config

  route(placeCashOrderCall, async (asked) => {
    const { order, items } = await placeCashOrder(deps, { ...toOrdering(asked), noticeTo })
    return asked.success(replies.placed, { data: toPlacedOrder(order, items) })
  })

  route(openCheckoutSession, async (asked) => {
    const { query, request, success } = asked
    const returnTo = origins.returnTo(query.url, request.headers.host)
    const network = networkOf(request.ip)
    const page = await startPayment(deps, { ...toOrdering(asked), noticeTo, returnTo, network })
    return success(replies.pageOpened, {
      session: { url: page.url, success_url: page.successUrl, cancel_url: page.cancelUrl },
    })
  })
}

type AskedOrder = ShopperContext & Omit<Asked<typeof placeCashOrderCall>, 'query'>

/** The order that the shopper asks for, its amounts in piastres. */
function toOrdering({ params: { cartId }, body, shopper, request, language }: AskedOrder): Ordering {
  const { shippingAddress: address, expectedTotal, delivery, areaId: askedAreaId } = body
  return {
    ...{ shopperId: shopper.id, cartId, address, askedAreaId, language },
    letterLanguage: body.language ?? askedLanguage(request),
    expectedTotal: expectedTotal === undefined ? undefined : toPiastres(expectedTotal),
    delivery: delivery && {
      areaId: delivery.areaId,
      slotId: delivery.slotId,
      isExpress: delivery.express ?? false,
      fee: toPiastres(delivery.fee),
      word: readWord(delivery),
    },
  }
}
