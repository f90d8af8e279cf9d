/** All questions about orders. Their keys begin with `orders`. */
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { createStore, useStore } from '@baqala/kit/api/store.ts'
import { callAdmin, CallFailed, useCall } from '../api/calls.ts'
import { useIsCourier } from '../session/use-session.ts'

/** The lists of the board, in the order in which an order goes through them. */
const LISTS = ['new', 'packing', 'on its way', 'done'] as const
export type ListName = (typeof LISTS)[number]
// A courier takes what is packed: what comes in is the work of others.
const LISTS_OF_COURIER = ['packing', 'on its way', 'done'] as const

const MINUTE_MS = 60_000
const UNHEARD_MS = 10_000
// Five hundred orders. A shop that has more open ones finds the others by the search.
const MOST_PAGES = 5

/** Whether the server can be heard (order-stream.ts). Until then the board looks by itself. */
export const isLive = createStore(false)

/** Orders of a list, with how many there are in all. */
export function useBoardList(state: ListName) {
  return useQuery(boardList(state, useStore(isLive)))
}

/** Whether none of the lists has an order. */
export function useIsBoardEmpty(lists: readonly ListName[]): boolean {
  const isHeard = useStore(isLive)
  return useQueries({
    queries: lists.map((state) => boardList(state, isHeard)),
    combine: (found) => found.every(({ data }) => data?.total === 0),
  })
}

function boardList(state: ListName, isHeard: boolean) {
  return queryOptions({
    queryKey: ['orders', 'list', state],
    queryFn: () => listWhole(state),
    // Once a minute for what no stream tells: the minutes that are left. A stream that broke may look open for long.
    refetchInterval: (query) => (isHeard && query.state.status !== 'error' ? MINUTE_MS : UNHEARD_MS),
    // The bell rings in a tab that nobody looks at.
    refetchIntervalInBackground: true,
  })
}

/** The lists of the person who is signed in. */
export function useLists() {
  return useIsCourier() ? LISTS_OF_COURIER : LISTS
}

/** One order. After a server that was not heard it looks again as often as the board does. */
export function useOrder(number: string) {
  const refetchInterval = ({ state: { error } }: { readonly state: { readonly error: Error | null } }) =>
    error instanceof CallFailed && (error.status === 0 || error.status >= 500) && UNHEARD_MS
  const { data, error, refetch } = useCall('orders', 'getOrder', { params: { number } }, { refetchInterval })
  // Another courier took the run meanwhile: the last answer stays, but its address and phone are not to be read any more.
  const isForbidden = error instanceof CallFailed && error.status === 403
  return { data: isForbidden ? undefined : data, error, refetch }
}

/** The couriers who sign in, for those who hand over. */
export function useCouriers(isNeeded = true) {
  const enabled = !useIsCourier() && isNeeded
  // Each card that can leave has this question.
  return useCall('people', 'listCouriers', {}, { enabled, staleTime: MINUTE_MS }).data ?? []
}

/** The time, once a minute or as often as is said. */
export function useNow(everyMs = MINUTE_MS): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}

/** By number, not by place: when an order leaves, those behind it are the same as before, and their cards are not rendered. */
async function listWhole(state: ListName) {
  const { orders, total, hasMore } = await callAdmin('listBoard', { query: { state } })
  const pages = hasMore && state !== 'done' ? Math.min(Math.ceil(total / orders.length), MOST_PAGES) : 1
  const others = await Promise.all(
    Array.from({ length: pages - 1 }, (_, at) => callAdmin('listBoard', { query: { state, page: String(at + 2) } })),
  )
  const all = [orders, ...others.map((page) => page.orders)].flat()
  // Not the number alone: an object would sort by it.
  return { orders: Object.fromEntries(all.map((order) => [`order ${order.number}`, order])), total }
}
