import { paths } from '@baqala/contract/paths'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { ScreenTitle } from '../ui/screen-title.tsx'
import { OrderList } from './order-list.tsx'
import { ordersOf } from './order-pages.ts'
import './orders.css'
import { OrdersSkeleton } from './orders-skeleton.tsx'
import { isUnknownHere, useOrders, useOrdersToken } from './use-orders.ts'

/** Beyond the specification: what the shopper ordered, and where each order stands. */
export function OrdersScreen() {
  const token = useOrdersToken()
  return (
    <div className="mx-auto min-h-dvh max-w-5xl">
      <ScreenTitle tabTitle="Orders" className="screen-title mb-4">
        My Orders
      </ScreenTitle>
      {token ? <Orders token={token} /> : <OrdersUnknown />}
    </div>
  )
}

function Orders({ token }: { token: string }) {
  const query = useOrders(token)
  if (query.data) {
    const orders = ordersOf(query.data)
    if (orders.length === 0) return <NoOrders />
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
  return (
    <LoadFailed
      text="Your orders cannot be shown right now. Nothing of them is lost."
      onRetry={() => void query.refetch()}
    />
  )
}

function NoOrders() {
  return (
    <EmptyState
      image="/images/empty-cart.svg"
      text="You have not ordered yet."
      to={paths.products}
      label="Browse products"
    />
  )
}

function OrdersUnknown() {
  return (
    <EmptyState
      image="/images/order-confirmed.svg"
      text="Orders cannot be shown here."
      to={paths.products}
      label="Browse products"
    >
      <p className="max-w-prose text-ink-soft">
        This shop takes your orders and delivers them, but it keeps no list of them to look at.
      </p>
    </EmptyState>
  )
}
