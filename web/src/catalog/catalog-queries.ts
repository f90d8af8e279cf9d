/** The queries of the catalogue, whose answers the query cache keeps. */
import { type DefaultError, type QueryKey, queryOptions, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { load } from '../api/load.ts'
import { queryClient } from '../api/query-client.ts'
import { type PageRequest, pageAfter } from './paging.ts'

/** Answers stay cached for 30 minutes. An answer older than a minute is shown, and fetched again. */
export const CACHE_TIMES = { staleTime: 60_000, gcTime: 30 * 60_000 }

export const productsQuery = queryOptions({
  ...CACHE_TIMES,
  queryKey: ['products'],
  queryFn: ({ signal }) => load('listProducts', { signal }),
  select: ({ data }) => data,
})

export function useProducts() {
  return useQuery(productsQuery)
}

/** The page after the first, if the catalogue is too large for one answer. */
export function useFurtherPage(): PageRequest | undefined {
  return useQuery({ ...productsQuery, select: pageAfter }).data
}

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

export function subcategoriesQuery(categoryId: string) {
  return queryOptions({
    ...CACHE_TIMES,
    queryKey: ['subcategories', categoryId],
    queryFn: async ({ signal }) => (await load('listCategorySubcategories', { params: { categoryId }, signal })).data,
  })
}

export const subcategoriesOfAllQuery = queryOptions({
  ...CACHE_TIMES,
  queryKey: ['subcategories'],
  queryFn: async ({ signal }) => (await load('listSubcategories', { signal })).data,
})

export function subcategoryQuery(subcategoryId: string) {
  return queryOptions({
    ...CACHE_TIMES,
    queryKey: ['subcategory', subcategoryId],
    queryFn: async ({ signal }) => (await load('getSubcategory', { params: { subcategoryId }, signal })).data,
  })
}

export const brandsQuery = queryOptions({
  ...CACHE_TIMES,
  queryKey: ['brands'],
  queryFn: async ({ signal }) => (await load('listBrands', { signal })).data,
})

export function brandQuery(brandId: string) {
  return queryOptions({
    ...CACHE_TIMES,
    queryKey: ['brand', brandId],
    queryFn: async ({ signal }) => (await load('getBrand', { params: { brandId }, signal })).data,
  })
}

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
