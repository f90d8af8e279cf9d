import { Button } from '@baqala/kit/ui/button.tsx'
import { paths } from '@baqala/contract/paths'
import { EmptyState } from '@baqala/kit/ui/empty-state.tsx'
import { LoadFailed } from '@baqala/kit/ui/load-failed.tsx'
import { ScreenTitle } from '@baqala/kit/ui/screen-title.tsx'
import { lacksCall } from '../../api/server-features.ts'
import { isUnderWay } from '../order-state-badge.tsx'
import { OrderCard } from './order-card.tsx'
import { ordersOf } from '../order-pages.ts'
import { useOrders, useOrdersToken } from '../use-orders.ts'
import { messages as uiMessages } from '@baqala/kit/messages'
import { messages } from '#messages/orders'
import { messages as shop } from '#messages/shop'
import '../orders.css'

/** The shopper's orders and their states, beyond the specification. */
export function OrdersScreen() {
  const token = useOrdersToken()
  return (
    <div className="mx-auto min-h-dvh max-w-5xl">
      <ScreenTitle className="screen-title mb-4">{shop.orders}</ScreenTitle>
      {token ? <Orders token={token} /> : <OrdersUnknown />}
    </div>
  )
}

function Orders({ token }: { token: string }) {
  const query = useOrders(token)
  if (!query.data) {
    if (lacksCall(query.error)) return <OrdersUnknown />
    // The cache forgets an error with the next look, which follows every few seconds.
    if (query.errorUpdateCount === 0) return <OrdersSkeleton />
    return <LoadFailed text={messages.cannotBeShown} onRetry={() => void query.refetch()} isBusy={query.isFetching} />
  }
  const orders = ordersOf(query.data)
  if (orders.length === 0) {
    return (
      <EmptyState
        image="/images/empty-cart.svg"
        text={messages.noOrders}
        to={paths.products}
        label={messages.browseProducts}
      />
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {/* The newest order and those under way show their progress. */}
      {orders.map((order, at) => (
        <OrderCard key={order._id} order={order} isFollowedAtFirst={at === 0 || isUnderWay(order)} />
      ))}
      {query.hasNextPage && (
        <Button
          onClick={() => void query.fetchNextPage()}
          isBusy={query.isFetchingNextPage}
          busyLabel={uiMessages.loading}
          className="justify-self-center"
          text={messages.olderOrders}
        />
      )}
    </div>
  )
}

function OrdersUnknown() {
  return (
    <EmptyState
      image="/images/order-confirmed.svg"
      text={messages.unknownHere}
      to={paths.products}
      label={messages.browseProducts}
    >
      <p className="max-w-prose text-ink-soft">{messages.unknownHereText}</p>
    </EmptyState>
  )
}

/** A placeholder in the shape of two orders, to avoid a layout shift. */
function OrdersSkeleton() {
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">{messages.loadingOrders}</span>
      {[0, 1].map((order) => (
        <div key={order} aria-hidden className="panel px-4 py-5 sm:px-6">
          <div className="flex flex-wrap items-center gap-4">
            <div className="shimmer h-7 w-32 max-sm:-order-1" />
            <div className="max-sm:w-full">
              <div className="shimmer h-7 w-20" />
            </div>
            <div className="shimmer ms-auto h-7 w-24 max-sm:-order-1" />
          </div>
          <div className="mt-8 grid gap-8 md:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
            <div className="shimmer h-50" />
            <div className="shimmer h-44" />
          </div>
        </div>
      ))}
    </div>
  )
}
