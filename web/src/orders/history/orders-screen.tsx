import { Button } from '@baqala/kit/ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailed } from '@baqala/kit/ui/load-failed.tsx'
import { ScreenTitle } from '@baqala/kit/ui/screen-title.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isOffline } from '@baqala/kit/api/is-offline.ts'
import type { ReplyOf } from '../../api/call-api.ts'
import { readLastKnown } from '../../api/last-known.ts'
import { isWorthRetrying, load } from '../../api/load.ts'
import { lacksCall } from '../../api/server-features.ts'
import { useFailureToast } from '../../api/use-failure-toast.ts'
import { momentWords } from '../../delivery/slot-words.ts'
import { keepChangedOrder } from '../changed-order.ts'
import { isUnderWay } from '../order-state-badge.tsx'
import { OrderCard } from './order-card.tsx'
import { type OrderPages, ordersOf } from '../order-pages.ts'
import { pagesKey, useFollowing, useOrdersToken } from '../use-orders.ts'
import { messages as uiMessages } from '@baqala/kit/messages'
import { messages } from '#messages/orders'
import { messages as historyMessages } from '#messages/order-change'
import { messages as shop } from '#messages/shop'
import '../orders.css'

export function OrdersScreen() {
  const token = useOrdersToken()
  // The shopper who looked for goods is back.
  useEffect(() => keepChangedOrder(), [])
  return (
    <div className="mx-auto min-h-dvh max-w-5xl">
      <ScreenTitle className="screen-title mb-4">{shop.orders}</ScreenTitle>
      {token ? <Orders token={token} /> : <OrdersUnknown />}
    </div>
  )
}

function Orders({ token }: { token: string }) {
  const query = useOrders(token)
  useFailureToast({ isError: query.isFetchNextPageError, errorUpdatedAt: query.errorUpdatedAt }, messages.cannotBeShown)
  if (!query.data) {
    if (lacksCall(query.error)) return <OrdersUnknown />
    // The cache forgets an error with the next look, which follows every few seconds.
    if (query.errorUpdateCount === 0) return <OrdersSkeleton />
    return <LoadFailed text={messages.cannotBeShown} onRetry={() => void query.refetch()} isBusy={query.isFetching} />
  }
  const orders = ordersOf(query.data)
  const keptAt = query.data.pages[0]?.keptAt
  if (orders.length === 0) {
    return <EmptyState image="/images/empty-cart.svg" text={messages.noOrders} />
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p role="status" className="font-bold empty:absolute">
        {keptAt && historyMessages.lastKnown(momentWords(keptAt))}
      </p>
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

const PAGE_SIZE = '10'

type OrdersPage = OrderPages['pages'][number] & Pick<ReplyOf<'listOrders'>, 'metadata'> & { readonly keptAt?: number }

function useOrders(token: string) {
  useFollowing(token)
  return useInfiniteQuery({
    queryKey: pagesKey(token),
    queryFn: ({ pageParam, signal }): Promise<OrdersPage> => {
      const page = load('listOrders', { query: { limit: PAGE_SIZE, page: `${pageParam}` }, signal })
      return pageParam === 1 ? page.catch(lastKnownOrders) : page
    },
    meta: { keptAs: 'orders' },
    initialPageParam: 1,
    getNextPageParam: ({ metadata }) => metadata?.nextPage,
    // Without a network they are loaded again when it is back (app/shop-status.tsx).
    retry: (failures, error) => !isOffline() && !lacksCall(error) && isWorthRetrying(failures, error),
  })
}

/** Without a network all that are known in one page; Home's are the newest, too. */
async function lastKnownOrders(error: Error): Promise<OrdersPage> {
  const last = isOffline() ? await readLastKnown('orders').catch(() => undefined) : undefined
  if (!last) throw error
  // A cast: it was the data of one of two queries.
  const answer = last.answer as OrderPages | OrdersPage
  return { data: 'pages' in answer ? ordersOf(answer) : answer.data, keptAt: last.keptAt }
}

function OrdersUnknown() {
  return (
    <EmptyState image="/images/order-confirmed.svg" text={messages.unknownHere}>
      <p className="max-w-prose text-ink-soft">{messages.unknownHereText}</p>
    </EmptyState>
  )
}

function OrdersSkeleton() {
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">{messages.loadingOrders}</span>
      {[0, 1].map((order) => (
        <div key={order} aria-hidden className="panel shimmer h-138 md:h-75" />
      ))}
    </div>
  )
}
