import { queryOptions } from '@tanstack/react-query'
import { load } from '../api/load.ts'
import { KEPT } from './use-catalog.ts'

export function subcategoriesQuery(categoryId: string) {
  return queryOptions({
    ...KEPT,
    queryKey: ['subcategories', categoryId],
    queryFn: async ({ signal }) => (await load('listCategorySubcategories', { params: { categoryId }, signal })).data,
  })
}

export function subcategoryQuery(subcategoryId: string) {
  return queryOptions({
    ...KEPT,
    queryKey: ['subcategory', subcategoryId],
    queryFn: async ({ signal }) => (await load('getSubcategory', { params: { subcategoryId }, signal })).data,
  })
}
