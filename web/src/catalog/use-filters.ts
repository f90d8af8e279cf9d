import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { useHydrated } from '../ui/use-hydrated.ts'
import { besideTyped, filtersIn, type ProductFilters } from './product-filters.ts'

/** The filters in the address, as far as they agree with the text in the field. Prerendered pages have none. */
export function useFilters(typed: string): ProductFilters {
  const { search } = useLocation()
  const query = useHydrated() ? search : ''
  return useMemo(() => besideTyped(filtersIn(query), typed), [query, typed])
}
