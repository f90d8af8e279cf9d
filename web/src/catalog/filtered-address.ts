/** Addresses of narrower and wider product lists. */
import type { Product } from '@baqala/contract/catalog'
import { LISTS, ON_SALE, type ProductFilters, SORT } from './product-filters.ts'
import { percentSaved } from './saving.ts'
import { beginsWith } from './search-by-category.ts'
import type { Named } from './shown-name.ts'

const SEARCH = 'search'

/** An address's query with these filters and this text in the field; other parameters stay. */
export function searchWith(search: string, filters: ProductFilters, typed: string): string {
  const params = new URLSearchParams(search)
  for (const key of [...LISTS, ON_SALE, SORT, SEARCH]) params.delete(key)
  if (typed) params.set(SEARCH, typed)
  for (const key of LISTS) for (const value of filters[key]) params.append(key, value)
  if (filters.isOnSale) params.set(ON_SALE, 'true')
  if (filters.sort) params.set(SORT, filters.sort)
  const query = params.toString()
  return query && `?${query}`
}

/** The text beside a chosen category: the category gives way to none, so a text that it does not start with goes. */
export function typedBeside(category: Named, typed: string): string {
  return beginsWith(category, typed) ? typed : ''
}

/** Whether any product's price is cut by a percent or more. */
export function anyOnSale(products: readonly Product[]): boolean {
  return products.some((product) => percentSaved(product) > 0)
}
