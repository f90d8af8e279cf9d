import { SORT_KEYS, type ProductsQuery } from '@baqala/contract/catalog'
import { MOST_PER_PAGE, PAGE_SIZE, type PageQuery } from '@baqala/contract/paging'
import { Refusal } from '../refusal.ts'
import { messages } from './catalog.messages.en.ts'

export type SortKey = (typeof SORT_KEYS)[number]

export interface Sort {
  readonly key: SortKey
  readonly descending: boolean
}

/** One page, or everything where undefined. */
export type Page = { readonly number: number; readonly size: number } | undefined

/** What a caller wants to see of the products, in one form for all the ways of asking for it. */
export interface ProductFilter {
  readonly page: Page
  readonly sort: readonly Sort[]
  /** Each of them stands in title or description. */
  readonly words: readonly string[]
  /** Piastres, inclusive. */
  readonly priceFrom: number | undefined
  readonly priceTo: number | undefined
  readonly categories: readonly string[] | undefined
  readonly subcategories: readonly string[] | undefined
  readonly brands: readonly string[] | undefined
}

// Nobody looks for more words or keys than these; further ones change nothing.
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
  return { number: page ?? 1, size: Math.min(limit ?? PAGE_SIZE, MOST_PER_PAGE) }
}

/** Whether this asks for everything as it stands: the call that every visit makes. */
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

/** A filter left empty filters nothing. Sorted, so that the same question in another order is the same question. */
function toIds(...lists: (string[] | undefined)[]): string[] | undefined {
  const ids = distinct(lists.flatMap((list) => list ?? [])).sort()
  return ids.length === 0 ? undefined : ids
}

function distinct(texts: string[]): string[] {
  return [...new Set(texts)].filter((text) => text !== '')
}

/** 17.55 × 100 is a hair more than 1755. */
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
