import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useHydrated } from '@baqala/kit/ui/use-hydrated.ts'
import type { ReplyOf } from '../../api/call-api.ts'
import { load } from '../../api/load.ts'
import { lacksCall } from '../../api/server-features.ts'
import { useResumedState } from '../../api/resumed-state.ts'
import { choiceIn } from '../../delivery/chosen-area.ts'
import { useRecentOrders } from '../recent-orders.ts'
import { useOrdersToken } from '../use-orders.ts'
import { knownAddresses } from './known-addresses.ts'

/**
 * The addresses of past orders and those that the account keeps, the account's phone, and the area of the last order.
 * Loaded without retries. Undefined of a server that has neither; the addresses are undefined until both have come, so that
 * none moves another.
 */
export function useKnownAddresses(isAsked = true) {
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
  // A choice that follows does not change the form any more.
  const [chosen] = useState(() => choiceIn())
  // Without these nobody can tell which addresses of past orders were corrected since.
  const isBlind = kept.isError && !lacksCall(kept.error)
  const past = (!isBlind && recent.data?.data) || []
  const known = knownAddresses(kept.data?.data ?? [], past, { chosen, ...kept.data })
  // The prerendered page knows no token. Our server sends it, and has both.
  if (!token && isHydrated) return undefined
  return {
    ...known,
    ...(isLoading && { addresses: undefined, first: undefined, areaFor: () => undefined }),
    haveFailed: isBlind || (kept.isError && recent.isError),
    phone: kept.data?.phone,
    movedAt: movedAtIn(kept),
    readAgain: async () => movedAtIn(await kept.refetch()),
  }
}

export type KnownAddresses = ReturnType<typeof useKnownAddresses>

/** Empty if none has moved; undefined if they could not be read. */
function movedAtIn({ isSuccess, data }: Pick<UseQueryResult<ReplyOf<'listAddresses'>>, 'isSuccess' | 'data'>) {
  return isSuccess ? (data?.movedAt ?? '') : undefined
}

/**
 * Returns a function that tells, once, that an address was corrected or removed since the form has stood here, as in another browser:
 * the form, which this tab keeps, may hold its former words.
 */
export function useMovedAddresses(known: KnownAddresses): () => Promise<boolean> {
  const [seen, setSeen] = useResumedState<string | undefined>('checkout', 'moved at', undefined)
  const movedAt = known?.movedAt
  useEffect(() => {
    if (seen === undefined && movedAt !== undefined) setSeen(movedAt)
  })
  return async () => {
    const now = await known?.readAgain()
    if (seen === undefined || now === undefined || now === seen) return false
    setSeen(now)
    return true
  }
}
