import { queryOptions, useQuery } from '@tanstack/react-query'
import { dataQuery, load } from '../api/load.ts'
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
export function useNextProductsPage(): PageRequest | undefined {
  return useQuery({ ...productsQuery, select: pageAfter }).data
}

const cachedQuery: typeof dataQuery = (queryKey, ask) => ({ ...CACHE_TIMES, ...dataQuery(queryKey, ask) })

export const categoriesQuery = cachedQuery(['categories'], (signal) => load('listCategories', { signal }))
export const subcategoriesOfAllQuery = cachedQuery(['subcategories'], (signal) => load('listSubcategories', { signal }))
export const brandsQuery = cachedQuery(['brands'], (signal) => load('listBrands', { signal }))

export function productQuery(id: string) {
  return cachedQuery(['product', id], (signal) => load('getProduct', { params: { id }, signal }))
}

export function subcategoriesQuery(categoryId: string) {
  const params = { categoryId }
  return cachedQuery(['subcategories', categoryId], (signal) => load('listCategorySubcategories', { params, signal }))
}

export function subcategoryQuery(subcategoryId: string) {
  return cachedQuery(['subcategory', subcategoryId], (signal) =>
    load('getSubcategory', { params: { subcategoryId }, signal }),
  )
}

export function brandQuery(brandId: string) {
  return cachedQuery(['brand', brandId], (signal) => load('getBrand', { params: { brandId }, signal }))
}

// Long enough to ignore a cursor under which the page scrolls.
const PRODUCT_DELAY_MS = 80
let timer = 0

/** For a link to a product: loads it once the cursor or the focus rests on the link. */
export function prefetchOnRest(id: string) {
  function prefetchSoon() {
    clearTimeout(timer)
    timer = window.setTimeout(() => void queryClient.prefetchQuery(productQuery(id)), PRODUCT_DELAY_MS)
  }
  return { onPointerEnter: prefetchSoon, onFocus: prefetchSoon, onPointerLeave: () => clearTimeout(timer) }
}
