import { queryOptions } from '@tanstack/react-query'
import { load } from '../api/load.ts'
import { KEPT } from './use-catalog.ts'

export const brandsQuery = queryOptions({
  ...KEPT,
  queryKey: ['brands'],
  queryFn: async ({ signal }) => (await load('listBrands', { signal })).data,
})

export function brandQuery(brandId: string) {
  return queryOptions({
    ...KEPT,
    queryKey: ['brand', brandId],
    queryFn: async ({ signal }) => (await load('getBrand', { params: { brandId }, signal })).data,
  })
}
