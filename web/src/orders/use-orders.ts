/** The shopper's orders, beyond the specification: requested only from a server whose tokens name a session, as ours do. */
import type { Order } from '@baqala/contract/orders'
import { type InfiniteData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isWorthRetrying, load, LoadFailure } from '../api/load.ts'
import { queryClient } from '../api/query-client.ts'
import type { ReplyOf } from '../api/call-api.ts'
import { useSession } from '../auth/session.tsx'
import { readToken } from '../api/stored-session.ts'
import { namesItsSession } from '../auth/token-claims.ts'
import { newerOf, withOrder } from './order-pages.ts'
import { followOrders } from './order-stream.ts'

const ORDERS_A_PAGE = 10

// The token is part of the key, so that no shopper ever sees the orders of the one before.
const pagesKey = (token = readToken()) => ['orders', token, 'all']
const newestKey = (token = readToken()) => ['orders', token, 'newest']

/** Undefined if the server keeps no list of orders, as far as the token tells. */
export function useOrdersToken(): string | undefined {
  const { token } = useSession()
  return token && namesItsSession(token) ? token : undefined
}

export function useOrders(token: string) {
  useFollowing(token)
  return useInfiniteQuery({
    queryKey: pagesKey(token),
    queryFn: ({ pageParam, signal }) => loadPage(pageParam, ORDERS_A_PAGE, signal),
    initialPageParam: 1,
    getNextPageParam: ({ metadata }) => metadata?.nextPage,
    retry: (failures, error) => !isUnknownHere(error) && isWorthRetrying(failures, error),
  })
}

/** Requested once, without retries: the confirmation screen is complete without it. */
export function useNewestOrder(token: string): Order | undefined {
  useFollowing(token)
  const { data } = useQuery({
    queryKey: newestKey(token),
    queryFn: async ({ signal }) => (await loadPage(1, 1, signal)).data[0] ?? null,
    retry: false,
  })
  return data ?? undefined
}

/** The server answered, and it knows no such call. */
export function isUnknownHere(error: Error | null): boolean {
  const httpStatus = error instanceof LoadFailure ? error.outcome.httpStatus : undefined
  return httpStatus !== undefined && [400, 404, 405, 501].includes(httpStatus)
}

/** Puts an order as it is now wherever it is shown. */
export function keepOrder(order: Order): void {
  queryClient.setQueryData<InfiniteData<ReplyOf<'listOrders'>>>(pagesKey(), (pages) => pages && withOrder(pages, order))
  queryClient.setQueryData<Order | null>(newestKey(), (newest) => {
    if (newest === undefined || (newest && newest.id > order.id)) return newest
    return newest?._id === order._id ? newerOf(newest, order) : order
  })
}

export async function fetchOrdersAgain(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ['orders'] })
}

function loadPage(page: number, limit: number, signal: AbortSignal) {
  return load('listOrders', { query: { limit: String(limit), page: String(page) }, signal })
}

function useFollowing(token: string): void {
  useEffect(() => {
    const stop = new AbortController()
    void followOrders(token, keepOrder, stop.signal)
    return () => stop.abort()
  }, [token])
}
