import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useHydrated } from '@baqala/kit/ui/use-hydrated.ts'
import { load } from '../../api/load.ts'
import { readChosen } from '../../delivery/chosen-area.ts'
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
  const [chosenArea] = useState(readChosen)
  const known = knownAddresses(kept.data?.data ?? [], recent.data?.data ?? [], { chosenArea, ...kept.data })
  // The prerendered page knows no token. Our server sends it, and has both.
  if (!token && isHydrated) return undefined
  return {
    ...known,
    ...(isLoading && { addresses: undefined, first: undefined }),
    haveFailed: kept.isError && recent.isError,
    phone: kept.data?.phone,
  }
}
