import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { load } from '../../api/load.ts'
import { whenIdle } from '@baqala/kit/ui/later-part.ts'
import { inCategories, pageAfter, pageQuery } from '../paging.ts'
import { categoriesQuery, CACHE_TIMES, productsQuery } from '../catalog-queries.ts'

/**
 * Loads the products from which the related ones are chosen: all products (specification 5), or the first page of the
 * category's products if the catalogue is too large for one answer.
 */
export function useProductsNear(categoryName: string) {
  // The product's own picture is painted before the whole list is asked for.
  const enabled = useIdleOnce()
  const all = useQuery({ ...productsQuery, enabled })
  const further = useQuery({ ...productsQuery, enabled, select: pageAfter }).data
  const categories = useQuery({ ...categoriesQuery, enabled: further !== undefined })
  const ids = categories.data?.filter(({ name }) => name === categoryName).map(({ _id }) => _id) ?? []
  const near = useQuery({
    ...CACHE_TIMES,
    queryKey: ['products of', ids],
    queryFn: further
      ? async ({ signal }) => {
          const query = pageQuery({ ...further, page: 1 }, inCategories(ids))
          return (await load('listProducts', { query, signal })).data
        }
      : skipToken,
    enabled: ids.length > 0,
  })
  if (!further) return all
  const { isPending, isError, errorUpdatedAt } = ids.length > 0 ? near : categories
  return { data: near.data, isPending, isError, errorUpdatedAt }
}

/** False until the browser has been idle once. */
function useIdleOnce(): boolean {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => whenIdle(() => setIsIdle(true)), [])
  return isIdle
}
