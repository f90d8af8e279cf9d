import { Link, useLocation } from 'react-router'
import { paths } from '@baqala/contract/paths'
import { egp } from '../ui/egp.ts'
import { ScreenTitle } from '../ui/screen-title.tsx'
import { isConfirmation } from './confirmation.ts'
import { OrderMade } from './order-made.tsx'
import { useOrdersToken } from './use-orders.ts'
import * as messages from './orders.messages.en.ts'

export function OrderConfirmationScreen() {
  const state: unknown = useLocation().state
  const told = isConfirmation(state) ? state : undefined
  const ordersToken = useOrdersToken()
  return (
    <div className="min-h-dvh">
      <div className="panel mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] justify-items-center gap-4 px-6 py-10 text-center">
        <img src="/images/order-confirmed.svg" alt="" width={320} height={240} className="h-auto w-full max-w-72" />
        <ScreenTitle tabTitle={messages.confirmedTab}>{messages.confirmedTitle}</ScreenTitle>
        <p className="max-w-prose text-lg">{messages.confirmedText}</p>
        {ordersToken && <OrderMade token={ordersToken} told={told} />}
        {!ordersToken && told && (
          <p className="rounded-field bg-well px-5 py-3 font-bold">
            {messages.orderNumber(told.number, egp(told.total))}
          </p>
        )}
        <Link to={paths.home} className="button button-leaf mt-2">
          {messages.backToHome}
        </Link>
      </div>
    </div>
  )
}
