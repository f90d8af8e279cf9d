import { queryOptions } from '@tanstack/react-query'
import { load } from '../api/load.ts'
import { CACHE_TIMES } from './use-catalog.ts'

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
