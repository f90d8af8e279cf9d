import { useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '../api/call-api.ts'
import { load } from '../api/load.ts'
import { isOurs } from '../api/server-features.ts'
import { useSession } from '../auth/session.ts'

export const RECENT = 'recent'

/** The newest orders, without retries: what was bought and delivered before is made of them. Disabled where no server lists orders. */
export function useRecentOrders(isAsked = true) {
  const { token } = useSession()
  return useQuery({
    queryKey: ['orders', token, RECENT],
    queryFn: ({ signal }) => load('listOrders', { query: { limit: '20', page: '1' }, signal }),
    enabled: isAsked && isOurs(token),
    meta: { keptAs: 'orders' },
    // Home shows two things that are made of them, one after the other. One that waits for its payment is paid in another window.
    staleTime: ({ state }) => (unpaidOrder(state.data) ? 0 : 60_000),
    retry: false,
  })
}

export function unpaidOrder(orders: ReplyOf<'listOrders'> | undefined) {
  return orders?.data.find(({ paymentUrl }) => paymentUrl)
}

/** An order that is not packed yet, half an hour old at most when it was asked for: it explains an empty cart. */
export function usePlacedOrder() {
  const { data, dataUpdatedAt } = useRecentOrders()
  const [newest] = data?.data ?? []
  const isOpen = newest?.state === 'placed' || newest?.state === 'paid'
  return isOpen && dataUpdatedAt - Date.parse(newest.createdAt) < 30 * 60_000 ? newest : undefined
}
