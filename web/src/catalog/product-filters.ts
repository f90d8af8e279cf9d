/** Filters and the order of a product list beyond the specification's field. The address keeps them, as it keeps the field's text. */
import type { Product } from '@baqala/contract/catalog'
import { paths } from '@baqala/contract/paths'
import { beginsWith, type Named } from './category-names.ts'
import { priceNow, saving } from './product-facts.ts'

export interface ProductFilters {
  /** Categories by their names, subcategories and brands by their slugs. */
  readonly category: readonly string[]
  readonly subcategory: readonly string[]
  readonly brand: readonly string[]
  readonly isOnSale: boolean
  readonly sort: SortName | undefined
}

type SortName = keyof typeof SORTS

/** Each order, as the server is asked for it, and as the products of one answer are put in it. */
export const SORTS = {
  'price-up': ['priceNow', (a: Product, b: Product) => priceNow(a) - priceNow(b)],
  'price-down': ['-priceNow', (a: Product, b: Product) => priceNow(b) - priceNow(a)],
  rating: ['-ratingsAverage', (a: Product, b: Product) => b.ratingsAverage - a.ratingsAverage],
  saving: ['-saving', (a: Product, b: Product) => saving(b) - saving(a)],
} as const
// A cast, because Object.keys gives any strings; these are the names above.
export const SORT_NAMES = Object.keys(SORTS) as SortName[]

const LISTS = ['category', 'subcategory', 'brand'] as const
const ON_SALE = 'onSale'
const SORT = 'sort'
export function filtersIn(search: string): ProductFilters {
  const params = new URLSearchParams(search)
  const all = (key: string) => [...new Set(params.getAll(key))].filter((value) => value !== '')
  return {
    category: all('category'),
    subcategory: all('subcategory'),
    brand: all('brand'),
    isOnSale: params.get(ON_SALE) === 'true',
    sort: SORT_NAMES.find((name) => name === params.get(SORT)),
  }
}

/** Whether products may be left out; a sort leaves none out. */
export function areNarrow(filters: Partial<ProductFilters>): boolean {
  const { category = [], subcategory = [], brand = [], isOnSale = false } = filters
  return isOnSale || category.length + subcategory.length + brand.length > 0
}

/**
 * The filters beside a text in the field. Both name categories: a category that does not start with the text gives way, and
 * with the last category its subcategories.
 */
export function besideTyped(filters: ProductFilters, isTyped: (category: string) => boolean): ProductFilters {
  const category = filters.category.filter(isTyped)
  if (category.length === filters.category.length) return filters
  return { ...filters, category, subcategory: category.length > 0 ? filters.subcategory : [] }
}

export function filterProducts(products: readonly Product[], filters: Partial<ProductFilters>): readonly Product[] {
  const { category = [], subcategory = [], brand = [], isOnSale = false, sort } = filters
  const left = areNarrow(filters)
    ? products.filter(
        (product) =>
          isOneOf(category, [product.category.name]) &&
          isOneOf(subcategory, product.subcategory?.map(({ slug }) => slug) ?? []) &&
          isOneOf(brand, product.brand ? [product.brand.slug] : []) &&
          (!isOnSale || product.priceAfterDiscount != null),
      )
    : products
  return sort ? [...left].sort(SORTS[sort][1]) : left
}

function isOneOf(wanted: readonly string[], values: readonly string[]): boolean {
  return wanted.length === 0 || values.some((value) => wanted.includes(value))
}

const SEARCH = 'search'

/** The text in the field, as an address's query keeps it. */
export function typedIn(search: string): string {
  return new URLSearchParams(search).get(SEARCH) ?? ''
}

/** An address's query with these filters and this text in the field; other parameters stay. */
export function searchWith(search: string, filters: Partial<ProductFilters>, typed: string): string {
  const params = new URLSearchParams(search)
  for (const key of [...LISTS, ON_SALE, SORT, SEARCH]) params.delete(key)
  if (typed) params.set(SEARCH, typed)
  for (const key of LISTS) for (const value of filters[key] ?? []) params.append(key, value)
  if (filters.isOnSale) params.set(ON_SALE, 'true')
  if (filters.sort) params.set(SORT, filters.sort)
  const query = params.toString()
  return query && `?${query}`
}

export function productsPath(filters: Partial<ProductFilters>): string {
  return paths.products + searchWith('', filters, '')
}

/** The text beside a chosen category: the category gives way to none, so a text that it does not start with goes. */
export function typedBeside(category: Named, typed: string): string {
  return beginsWith(category, typed) ? typed : ''
}

/** Options of a navigation within a list: the window stays where it is scrolled to. */
export const STAY = { state: { staysInPlace: true } } as const
