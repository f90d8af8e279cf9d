import { queryOptions } from '@tanstack/react-query'
import { CACHE_TIMES } from '../catalog/catalog-queries.ts'
import { findProducts } from '../catalog/find-products.ts'

const MOST_RESULTS = 50

/** The products on the screen of results. */
export function resultsQuery(typed: string) {
  return queryOptions({
    ...CACHE_TIMES,
    queryKey: ['search', typed],
    queryFn: ({ signal }) => findProducts(typed, { limit: MOST_RESULTS, signal }),
    enabled: typed !== '',
  })
}
