import { queryOptions } from '@tanstack/react-query'
import { load } from '../api/load.ts'
import { CACHE_TIMES } from './use-catalog.ts'

export function subcategoriesQuery(categoryId: string) {
  return queryOptions({
    ...CACHE_TIMES,
    queryKey: ['subcategories', categoryId],
    queryFn: async ({ signal }) => (await load('listCategorySubcategories', { params: { categoryId }, signal })).data,
  })
}

export function subcategoryQuery(subcategoryId: string) {
  return queryOptions({
    ...CACHE_TIMES,
    queryKey: ['subcategory', subcategoryId],
    queryFn: async ({ signal }) => (await load('getSubcategory', { params: { subcategoryId }, signal })).data,
  })
}
