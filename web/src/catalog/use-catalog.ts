import { queryOptions, useQuery } from '@tanstack/react-query'
import { load } from '../api/load.ts'
import { queryClient } from '../api/query-client.ts'
import { type PageRequest, pageAfter } from './further-pages.ts'

/** The catalogue's answers stay cached for 30 minutes; an answer older than a minute is shown and fetched again. */
export const CACHE_TIMES = { staleTime: 60_000, gcTime: 30 * 60_000 }

export const productsQuery = queryOptions({
  ...CACHE_TIMES,
  queryKey: ['products'],
  queryFn: ({ signal }) => load('listProducts', { signal }),
  select: ({ data }) => data,
})

export function productQuery(id: string) {
  return queryOptions({
    ...CACHE_TIMES,
    queryKey: ['product', id],
    queryFn: async ({ signal }) => (await load('getProduct', { params: { id }, signal })).data,
  })
}

export const categoriesQuery = queryOptions({
  ...CACHE_TIMES,
  queryKey: ['categories'],
  queryFn: async ({ signal }) => (await load('listCategories', { signal })).data,
})

export function useProducts() {
  return useQuery(productsQuery)
}

/** The page after the first, if the catalogue is too large for one answer. */
export function useFurtherPage(): PageRequest | undefined {
  return useQuery({ ...productsQuery, select: pageAfter }).data
}

// Long enough to ignore a cursor under which the page scrolls.
const PREFETCH_DELAY_MS = 80
let timer = 0

/** Loads a product that the cursor or the focus rests on. */
export function prefetchProduct(id: string): void {
  clearTimeout(timer)
  timer = window.setTimeout(() => void queryClient.prefetchQuery(productQuery(id)), PREFETCH_DELAY_MS)
}

export function cancelPrefetch(): void {
  clearTimeout(timer)
}
