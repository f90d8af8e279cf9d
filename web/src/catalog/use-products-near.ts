import { useQuery } from '@tanstack/react-query'
import type { Product } from '@baqala/contract/catalog'
import { load } from '../api/load.ts'
import { furtherPageOf } from './further-pages.ts'
import { categoriesQuery, KEPT, useFurtherPage, useProducts } from './use-catalog.ts'

export interface LoadedProducts {
  readonly data: readonly Product[] | undefined
  readonly isPending: boolean
  readonly isError: boolean
  readonly errorUpdatedAt: number
}

/**
 * The products among which the related ones are: all of them (spec 5), or, where they are too many for one answer, the
 * first page of the category's own.
 */
export function useProductsNear(categoryName: string): LoadedProducts {
  const all = useProducts()
  const further = useFurtherPage()
  const isPaged = further !== undefined
  const categories = useQuery({ ...categoriesQuery, enabled: isPaged })
  const ids = categories.data?.filter(({ name }) => name === categoryName).map(({ _id }) => _id) ?? []
  const near = useQuery({
    ...KEPT,
    queryKey: ['products of', ids],
    queryFn: async ({ signal }) => {
      const query = furtherPageOf({ ...further, page: 1 }, ids)
      return (await load('listProducts', { query, signal })).data
    },
    enabled: isPaged && ids.length > 0,
  })
  if (!isPaged) return all
  const waitedFor = ids.length > 0 ? near : categories
  const { isPending, isError, errorUpdatedAt } = waitedFor
  return { data: near.data, isPending, isError, errorUpdatedAt }
}
