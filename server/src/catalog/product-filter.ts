import { SORT_KEYS, type ProductsQuery } from '@baqala/contract/catalog'
import { MAX_PER_PAGE, PAGE_SIZE, type PageQuery } from '@baqala/contract/paging'
import { Refusal } from '../refusal.ts'
import { messages } from './catalog.messages.en.ts'

export type SortKey = (typeof SORT_KEYS)[number]

export interface Sort {
  readonly key: SortKey
  readonly descending: boolean
}

/** One page, or all results if undefined. */
export type Page = { readonly number: number; readonly size: number } | undefined

/** The parsed query of a product list. Different spellings of the same query give the same filter. */
export interface ProductFilter {
  readonly page: Page
  readonly sort: readonly Sort[]
  /** Title or description contains each of them. */
  readonly words: readonly string[]
  /** Piastres, inclusive. */
  readonly priceFrom: number | undefined
  readonly priceTo: number | undefined
  readonly categories: readonly string[] | undefined
  readonly subcategories: readonly string[] | undefined
  readonly brands: readonly string[] | undefined
}

// Nobody searches for more words or sorts by more keys; further ones are ignored.
const MOST_WORDS = 10
const MOST_SORTS = 3

export function toFilter(query: ProductsQuery): ProductFilter {
  return {
    page: toPage(query),
    sort: toSort(query.sort),
    words: distinct((query.keyword ?? '').toLowerCase().split(/\s+/)).slice(0, MOST_WORDS),
    priceFrom: largest([piastresFrom(query['price[gte]']), piastresAbove(query['price[gt]'])]),
    priceTo: smallest([piastresTo(query['price[lte]']), piastresBelow(query['price[lt]'])]),
    categories: toIds(query.category, query['category[in]']),
    subcategories: toIds(query.subcategory, query['subcategory[in]']),
    brands: toIds(query.brand, query['brand[in]']),
  }
}

export function toPage({ limit, page }: PageQuery): Page {
  if (limit === undefined && page === undefined) return undefined
  return { number: page ?? 1, size: Math.min(limit ?? PAGE_SIZE, MAX_PER_PAGE) }
}

/** Whether this is the query for the whole catalogue, the one that every visit makes. */
export function isBare(filter: ProductFilter): boolean {
  return Object.values(filter).every((part) => part === undefined || (Array.isArray(part) && part.length === 0))
}

function toSort(text = ''): Sort[] {
  const sorts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(readSortKey)
  return sorts.filter(({ key }, place) => sorts.findIndex((sort) => sort.key === key) === place).slice(0, MOST_SORTS)
}

function readSortKey(text: string): Sort {
  const descending = text.startsWith('-')
  const name = descending ? text.slice(1) : text
  const key = SORT_KEYS.find((known) => known === name)
  if (key !== undefined) return { key, descending }
  const said = messages.unknownSort({ keys: SORT_KEYS.join(', ') })
  throw new Refusal(400, said, { errors: { value: text, msg: said.text, param: 'sort', location: 'query' } })
}

/** An empty filter filters nothing. Sorted, so that the order of ids in a query makes no other filter. */
function toIds(...lists: (string[] | undefined)[]): string[] | undefined {
  const ids = distinct(lists.flatMap((list) => list ?? [])).sort()
  return ids.length === 0 ? undefined : ids
}

function distinct(texts: string[]): string[] {
  return [...new Set(texts)].filter((text) => text !== '')
}

/** Rounded, because 17.55 × 100 is slightly more than 1755 in floating point. */
const toPiastres = (egp: number) => Number((egp * 100).toFixed(4))
const piastresFrom = (egp?: number) => (egp === undefined ? undefined : Math.ceil(toPiastres(egp)))
const piastresAbove = (egp?: number) => (egp === undefined ? undefined : Math.floor(toPiastres(egp)) + 1)
const piastresTo = (egp?: number) => (egp === undefined ? undefined : Math.floor(toPiastres(egp)))
const piastresBelow = (egp?: number) => (egp === undefined ? undefined : Math.ceil(toPiastres(egp)) - 1)

function largest(bounds: (number | undefined)[]): number | undefined {
  const said = bounds.filter((bound) => bound !== undefined)
  return said.length === 0 ? undefined : Math.max(...said)
}

function smallest(bounds: (number | undefined)[]): number | undefined {
  const said = bounds.filter((bound) => bound !== undefined)
  return said.length === 0 ? undefined : Math.min(...said)
}
