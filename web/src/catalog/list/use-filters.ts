import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { useHydrated } from '@baqala/kit/ui/use-hydrated.ts'
import type { Product } from '@baqala/contract/catalog'
import { besideTyped, filtersIn, type ProductFilters } from '../product-filters.ts'
import { beginsWith } from '../category-names.ts'

/** The filters in the address, as far as they agree with the text in the field. Prerendered pages have none. */
export function useFilters(typed: string, products: readonly Product[] | undefined): ProductFilters {
  const { search } = useLocation()
  const query = useHydrated() ? search : ''
  return useMemo(() => {
    // The address holds English names; an Arabic text is compared with the Arabic one, which the products know.
    const categoryCalled = (name: string) =>
      products?.find(({ category }) => category.name === name)?.category ?? { name }
    return besideTyped(filtersIn(query), (name) => beginsWith(categoryCalled(name), typed))
  }, [query, typed, products])
}
