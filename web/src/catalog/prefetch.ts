import type { DefaultError, QueryKey, UseQueryOptions } from '@tanstack/react-query'
import { queryClient } from '../api/query-client.ts'
import { productQuery } from './catalog-queries.ts'

// Long enough to ignore a cursor under which the page scrolls.
const PRODUCT_DELAY_MS = 80
let timer = 0

/** Loads a query's data into the cache, unless it is there and fresh. */
export function prefetch<T, Key extends QueryKey>(query: UseQueryOptions<T, DefaultError, T, Key>): void {
  void queryClient.prefetchQuery(query)
}

/** Loads a product on which the cursor or the focus rests. */
export function prefetchProduct(id: string): void {
  clearTimeout(timer)
  timer = window.setTimeout(() => prefetch(productQuery(id)), PRODUCT_DELAY_MS)
}

export function cancelPrefetch(): void {
  clearTimeout(timer)
}
