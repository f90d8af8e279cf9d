import { useQuery } from '@tanstack/react-query'
import { load } from '../api/load.ts'
import { featuresOf } from '../auth/server-features.ts'
import { useSession } from '../auth/session.tsx'
import { CACHE_TIMES } from '../catalog/catalog-queries.ts'

const ORDERS = '20'

/** The newest orders of a server that lists them; undefined until they are known, and none if they cannot be had. */
export function useNewestOrders() {
  const { token } = useSession()
  const { hasOrders } = featuresOf(token)
  const { data, isPending } = useQuery({
    ...CACHE_TIMES,
    // Orders that are placed or moved are asked for again under this key (orders/use-orders.ts).
    queryKey: ['orders', token, 'bought'],
    queryFn: ({ signal }) => load('listOrders', { query: { limit: ORDERS, page: '1' }, signal }),
    enabled: hasOrders,
    retry: false,
  })
  return hasOrders && isPending ? undefined : (data?.data ?? [])
}
