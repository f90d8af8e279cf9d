/** The shopper's orders, beyond the specification. */
import type { Order } from '@baqala/contract/orders'
import { type InfiniteData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { load } from '../api/load.ts'
import { queryClient } from '../api/query-client.ts'
import { callApi, type ReplyOf } from '../api/call-api.ts'
import { useSession } from '../auth/session.ts'
import { readToken } from '../api/stored-session.ts'
import { isOurs } from '../api/server-features.ts'
import { fetchDeliveryAgain } from '../delivery/delivery-query.ts'
import { useLanguage } from '@baqala/kit/language/language.ts'
import { withOrder } from './order-pages.ts'
import { followOrders } from './order-stream.ts'
import { RECENT, unpaidOrder } from './recent-orders.ts'

const NEWEST = { limit: '1', page: '1' }

// The keys contain the token, so that no shopper sees the orders of another.
export const pagesKey = (token = readToken()) => ['orders', token, 'all']

/** The token, if it suggests a server that lists orders. */
export function useOrdersToken(): string | undefined {
  const { token } = useSession()
  return isOurs(token) ? (token ?? undefined) : undefined
}

/** Requested without retries: the confirmation screen is complete without it. */
export function useNewestOrder(token: string | undefined): Order | undefined {
  const { data } = useQuery({
    queryKey: ['orders', token, 'newest'],
    queryFn: async ({ signal }) => (await load('listOrders', { query: NEWEST, signal })).data[0] ?? null,
    enabled: token !== undefined,
    retry: false,
  })
  return data ?? undefined
}

/** Undefined on a server that lists no orders, or if it does not answer. */
export async function findNewestOrder(): Promise<Order | undefined> {
  if (!isOurs(readToken())) return undefined
  const outcome = await callApi('listOrders', { query: NEWEST })
  return outcome.kind === 'success' ? outcome.reply.data[0] : undefined
}

export function keepOrder(order: Order): void {
  queryClient.setQueryData<InfiniteData<ReplyOf<'listOrders'>>>(pagesKey(), (pages) => pages && withOrder(pages, order))
}

export function fetchOrdersAgain(): void {
  void queryClient.invalidateQueries({ queryKey: ['orders'], refetchType: 'none' })
  // The recent ones only help to fill a screen, and wait for the next; but the cart names one that waits for its payment.
  void queryClient.refetchQueries({
    queryKey: ['orders'],
    type: 'active',
    predicate: ({ queryKey }) =>
      !queryKey.includes(RECENT) || unpaidOrder(queryClient.getQueryData(queryKey)) !== undefined,
  })
}

/** Keeps the orders, and what the shop says of its deliveries, current while a component shows them. */
export function useFollowing(token: string | undefined): void {
  // A stream speaks one language as long as it is open.
  const language = useLanguage()
  useEffect(() => {
    if (!token) return undefined
    const stop = new AbortController()
    void followOrders(token, { onMove: fetchOrdersAgain, onDelivery: fetchDeliveryAgain }, stop.signal)
    return () => stop.abort()
  }, [token, language])
}
