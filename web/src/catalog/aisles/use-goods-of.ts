import type { Product } from '@baqala/contract/catalog'
import { useQuery } from '@tanstack/react-query'
import { load } from '../../api/load.ts'
import { CACHE_TIMES, useFurtherPage, useProducts } from '../catalog-queries.ts'
import { filterProducts, filtersIn, type ProductFilters } from '../product-filters.ts'

export interface Goods {
  readonly count: number
  /** Some of them, for their pictures. */
  readonly some: readonly Product[]
}

/** A category, subcategory or brand: as the address names it, and by its id. */
export interface Shelf {
  readonly kind: 'category' | 'subcategory' | 'brand'
  readonly key: string
  readonly id: string
}

const SHOWN = 5

export function filtersOf({ kind, key }: Shelf): ProductFilters {
  return { ...filtersIn(''), [kind]: [key] }
}

/** The products on a shelf; undefined until it is known, and for good if products do not tell where they stand. */
export function useGoodsOf(shelf: Shelf): Goods | undefined {
  const { data: products } = useProducts()
  const isPaged = useFurtherPage() !== undefined
  const asked = useQuery({
    ...CACHE_TIMES,
    queryKey: ['goods of', shelf.kind, shelf.id],
    queryFn: ({ signal }) =>
      load('listProducts', {
        query: [
          [`${shelf.kind}[in]`, shelf.id],
          ['limit', `${SHOWN}`],
        ],
        signal,
      }),
    enabled: isPaged,
  })
  if (isPaged) return asked.data && { count: asked.data.results ?? asked.data.data.length, some: asked.data.data }
  if (!products) return undefined
  const found = filterProducts(products, filtersOf(shelf))
  return found.length === 0 ? undefined : { count: found.length, some: found.slice(0, SHOWN) }
}
