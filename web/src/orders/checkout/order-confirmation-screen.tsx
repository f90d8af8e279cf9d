import { useEffect, useId } from 'react'
import { useLocation } from 'react-router'
import { ButtonLink } from '@baqala/kit/ui/button.tsx'
import type { Order } from '@baqala/contract/orders'
import { paths } from '@baqala/contract/paths'
import { forgetResumed } from '../../api/resumed-state.ts'
import { fetchCartInAllTabs } from '../../cart/cart-query.ts'
import { AgreedByPhone, PromisedDelivery } from '../../delivery/promise.tsx'
import { inOneLine } from '../../help/contact-links.ts'
import { egpWithPiastres } from '../../ui/egp.ts'
import { ScreenTitle } from '@baqala/kit/ui/screen-title.tsx'
import { confirmationOf } from './confirmation.ts'
import { isOddPhone } from './odd-phone.ts'
import { useRecentOrders } from '../recent-orders.ts'
import { OrderStateBadge } from '../order-state-badge.tsx'
import '../orders.css'
import { useFollowing, useNewestOrder, useOrdersToken } from '../use-orders.ts'
import { WayToPay } from '../way-to-pay.tsx'
import { messages } from '#messages/orders'

export function OrderConfirmationScreen() {
  const numberId = useId()
  const confirmation = confirmationOf(useLocation().state)
  useEffect(() => forgetResumed('checkout'), [])
  // A payment page returns here, maybe beside the window that it was opened from.
  useEffect(fetchCartInAllTabs, [])
  const ordersToken = useOrdersToken()
  useFollowing(ordersToken)
  const newest = useNewestOrder(ordersToken)
  // With this order, /Orders knows them without a network, too.
  useRecentOrders(newest !== undefined)
  // An online payment leaves no confirmation in the history; its order is the newest.
  const order = !confirmation || newest?.id === confirmation.id ? newest : undefined
  const shown = order ?? confirmation
  return (
    <div className="min-h-dvh">
      <div className="panel mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] justify-items-center gap-3 px-6 py-3 text-center sm:py-10">
        <img
          src="/images/order-confirmed.svg"
          alt=""
          width={320}
          height={240}
          className="drawing w-full max-w-24 sm:max-w-72"
        />
        <ScreenTitle tabTitle={messages.confirmedTab}>{messages.confirmedTitle}</ScreenTitle>
        <p className="max-w-prose text-lg">{messages.confirmedText}</p>
        {shown && (
          <p id={numberId} className="rounded-field bg-well px-5 py-3 font-bold">
            {messages.orderNumber(shown.id)}
            <span className="block text-[min(1.25rem,8vw)]">{egpWithPiastres(shown.totalOrderPrice)}</span>
          </p>
        )}
        {order && <PromisedDelivery order={order} heading="h2" />}
        {order && <AgreedByPhone order={order} />}
        {order && <Address {...order.shippingAddress} />}
        {order && isOddPhone(order.shippingAddress.phone) && (
          <strong className="text-tomato-ink">{messages.mayWeCall(inOneLine(order.shippingAddress.phone))}</strong>
        )}
        {order && <OrderStateBadge order={order} words={messages.confirmedState(order.state)} />}
        {order && <WayToPay order={order} aria-describedby={numberId} className="text-link" />}
        {ordersToken && shown && <ButtonLink to={paths.orders} look="textLine" text={messages.followUnderOrders} />}
        <ButtonLink to={paths.home} look="leaf" className="mt-2" text={messages.backToHome} />
      </div>
    </div>
  )
}

/** In full, so that a wrong one is noticed. */
function Address({ details, city }: Order['shippingAddress']) {
  return (
    <p className="max-w-prose">{messages.labelled(messages.deliveryAddress, messages.addressLine(details, city))}</p>
  )
}
