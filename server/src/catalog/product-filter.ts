import { SORT_KEYS, type ProductsQuery } from '@baqala/contract/catalog'
import { toPage, type Page } from '@baqala/contract/paging'
import { fieldRefusal } from '../refusal.ts'
import { messages } from './catalog.messages.en.ts'

export type SortKey = (typeof SORT_KEYS)[number]

interface Sort {
  readonly key: SortKey
  readonly isDescending: boolean
}

/** The parsed query of a product list, normalized: equivalent queries give the same filter, which is a cache key. */
export interface ProductFilter {
  readonly page: Page | undefined
  readonly sort: readonly Sort[]
  /** Title or description contains each of them. */
  readonly words: readonly string[]
  /** Piastres, inclusive. */
  readonly priceFrom: number | undefined
  readonly priceTo: number | undefined
  readonly categories: readonly string[] | undefined
  readonly subcategories: readonly string[] | undefined
  readonly brands: readonly string[] | undefined
  readonly isOnSale: boolean | undefined
}

// Further words and sort keys are ignored.
const MAX_WORDS = 10
const MAX_SORTS = 3

export function toFilter(query: ProductsQuery): ProductFilter {
  const atLeast = [Math.ceil(toPiastres(query['price[gte]'])), Math.floor(toPiastres(query['price[gt]'])) + 1]
  const atMost = [Math.floor(toPiastres(query['price[lte]'])), Math.ceil(toPiastres(query['price[lt]'])) - 1]
  return {
    page: toPage(query),
    sort: toSort(query.sort),
    words: distinct((query.keyword ?? '').toLowerCase().split(/\s+/)).slice(0, MAX_WORDS),
    priceFrom: boundOf(Math.max, atLeast),
    priceTo: boundOf(Math.min, atMost),
    categories: toIds(query.category, query['category[in]']),
    subcategories: toIds(query.subcategory, query['subcategory[in]']),
    brands: toIds(query.brand, query['brand[in]']),
    isOnSale: query.onSale === undefined ? undefined : query.onSale === 'true',
  }
}

/** Whether the filter is that of the whole catalogue, which every visit requests. */
export function isWholeCatalogue(filter: ProductFilter): boolean {
  return Object.values(filter).every((part) => part === undefined || (Array.isArray(part) && part.length === 0))
}

function toSort(text = ''): Sort[] {
  const sorts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(readSortKey)
  return sorts.filter(({ key }, place) => sorts.findIndex((sort) => sort.key === key) === place).slice(0, MAX_SORTS)
}

function readSortKey(text: string): Sort {
  const isDescending = text.startsWith('-')
  const name = isDescending ? text.slice(1) : text
  const key = SORT_KEYS.find((known) => known === name)
  if (key !== undefined) return { key, isDescending }
  const keys = SORT_KEYS.join(', ')
  throw fieldRefusal(400, messages.unknownSort({ keys }), 'sort', { value: text, location: 'query' })
}

/** No ids mean no filter. Sorted, because their order does not matter. */
function toIds(...lists: (string[] | undefined)[]): string[] | undefined {
  const ids = distinct(lists.flatMap((list) => list ?? [])).sort()
  return ids.length === 0 ? undefined : ids
}

function distinct(texts: string[]): string[] {
  return [...new Set(texts)].filter((text) => text !== '')
}

/** Rounded, because 17.55 × 100 is slightly more than 1755 in floating point. Without an amount the result is NaN. */
const toPiastres = (egp = NaN) => Number((egp * 100).toFixed(4))

/** The largest or the smallest of the bounds that were given. */
function boundOf(choose: typeof Math.max, bounds: readonly number[]): number | undefined {
  const given = bounds.filter((bound) => !Number.isNaN(bound))
  return given.length === 0 ? undefined : choose(...given)
}
