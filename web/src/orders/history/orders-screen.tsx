import { paths } from '@baqala/contract/paths'
import { EmptyState } from '@baqala/kit/ui/empty-state.tsx'
import { LoadFailed } from '@baqala/kit/ui/load-failed.tsx'
import { ScreenTitle } from '@baqala/kit/ui/screen-title.tsx'
import { OrderList } from './order-list.tsx'
import { ordersOf } from '../order-pages.ts'
import '../orders.css'
import { OrdersSkeleton } from './orders-skeleton.tsx'
import { isUnknownHere, useOrders, useOrdersToken } from '../use-orders.ts'
import { messages } from '#messages/orders'

/** The shopper's orders and their states, beyond the specification. */
export function OrdersScreen() {
  const token = useOrdersToken()
  return (
    <div className="mx-auto min-h-dvh max-w-5xl">
      <ScreenTitle className="screen-title mb-4">{messages.ordersTitle}</ScreenTitle>
      {token ? <Orders token={token} /> : <OrdersUnknown />}
    </div>
  )
}

function Orders({ token }: { token: string }) {
  const query = useOrders(token)
  if (query.data) {
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
      <OrderList
        orders={orders}
        hasMore={query.hasNextPage}
        isLoadingMore={query.isFetchingNextPage}
        onMore={() => void query.fetchNextPage()}
      />
    )
  }
  if (!query.isError) return <OrdersSkeleton />
  if (isUnknownHere(query.error)) return <OrdersUnknown />
  return <LoadFailed text={messages.cannotBeShown} onRetry={() => void query.refetch()} />
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
