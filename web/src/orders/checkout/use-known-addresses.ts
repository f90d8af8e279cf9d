import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useHydrated } from '@baqala/kit/ui/use-hydrated.ts'
import type { ReplyOf } from '../../api/call-api.ts'
import { load } from '../../api/load.ts'
import { lacksCall } from '../../api/server-features.ts'
import { useRecentOrders } from '../recent-orders.ts'
import { useOrdersToken } from '../use-orders.ts'
import { knownAddresses } from './known-addresses.ts'

/**
 * The addresses of past orders and those that the account keeps, the account's phone, and the area of the last order.
 * Loaded without retries. Undefined of a server that has neither; the addresses are undefined until both have come, so that
 * none moves another. `chosenArea`: by hand, for the whole shop.
 */
export function useKnownAddresses(chosenArea?: string, isAsked = true) {
  const isHydrated = useHydrated()
  const token = useOrdersToken()
  const kept = useQuery({
    queryKey: ['addresses', token, 'kept'],
    queryFn: ({ signal }) => load('listAddresses', { signal }),
    enabled: isAsked && token !== undefined,
    retry: false,
    // They may have been corrected in another browser.
    refetchOnWindowFocus: 'always',
  })
  const recent = useRecentOrders(isAsked)
  const isLoading = kept.isPending || recent.isPending
  // Without these nobody can tell which addresses of past orders were corrected since.
  const isBlind = kept.isLoadingError && !lacksCall(kept.error)
  const past = (!isBlind && recent.data?.data) || []
  const known = knownAddresses(kept.data?.data ?? [], past, { chosenArea, ...kept.data })
  // The prerendered page knows no token. Our server sends it, and has both.
  if (!token && isHydrated) return undefined
  return {
    ...known,
    ...(isLoading && { addresses: undefined, first: undefined, areaFor: () => undefined }),
    isFetching: kept.isFetching,
    haveFailed: isBlind || (kept.isError && recent.isError),
    phone: kept.data?.phone,
    lines: linesOf(kept),
    readLinesAgain: async () => linesOf(await kept.refetch()),
  }
}

export type KnownAddresses = ReturnType<typeof useKnownAddresses>

/** A line for each address of the account; undefined if they could not be read. */
function linesOf({ isSuccess, data }: Pick<UseQueryResult<ReplyOf<'listAddresses'>>, 'isSuccess' | 'data'>) {
  const lines = data?.data.map(({ details, city, phone, areaId }) => [details, city, phone, areaId].join(', '))
  return isSuccess ? lines : undefined
}
