import { queryOptions, useQuery } from '@tanstack/react-query'
import { load } from '../api/load.ts'
import { queryClient } from '../api/query-client.ts'
import { type PageAsked, pageAfter } from './further-pages.ts'

/** A seen screen shows at once from the cache; what is older than a minute is fetched again behind it. */
export const KEPT = { staleTime: 60_000, gcTime: 30 * 60_000 }

export const productsQuery = queryOptions({
  ...KEPT,
  queryKey: ['products'],
  queryFn: ({ signal }) => load('listProducts', { signal }),
  select: ({ data }) => data,
})

export function productQuery(id: string) {
  return queryOptions({
    ...KEPT,
    queryKey: ['product', id],
    queryFn: async ({ signal }) => (await load('getProduct', { params: { id }, signal })).data,
  })
}

export const categoriesQuery = queryOptions({
  ...KEPT,
  queryKey: ['categories'],
  queryFn: async ({ signal }) => (await load('listCategories', { signal })).data,
})

export function useProducts() {
  return useQuery(productsQuery)
}

/** The page after the first, where the catalogue is too large for one answer. */
export function useFurtherPage(): PageAsked | undefined {
  return useQuery({ ...productsQuery, select: pageAfter }).data
}

// Long enough to tell a cursor that comes to rest from one that the page scrolls under.
const MS_TO_MEAN_IT = 80
let prefetching = 0

/** Called where a finger, a cursor or the keyboard is about to open a product. */
export function prefetchProduct(id: string): void {
  clearTimeout(prefetching)
  prefetching = window.setTimeout(() => void queryClient.prefetchQuery(productQuery(id)), MS_TO_MEAN_IT)
}

export function dropPrefetch(): void {
  clearTimeout(prefetching)
}
