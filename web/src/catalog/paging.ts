/** Paging through a list. Only a server whose answer has `metadata.nextPage` is asked for further pages (decision 0009). */
import type { Category } from '@baqala/contract/catalog'
import { beginsWith } from './category-names.ts'

export interface PageRequest {
  readonly page: number
  /** The size of the earlier pages, so that no product is skipped or repeated. */
  readonly limit: number
}

interface ListAnswer {
  readonly metadata?: { readonly nextPage?: number | undefined; readonly limit: number } | undefined
}

/** The request for the page after an answer, or undefined after the last page. */
export function pageAfter({ metadata }: ListAnswer): PageRequest | undefined {
  return metadata?.nextPage === undefined ? undefined : { page: metadata.nextPage, limit: metadata.limit }
}

/** The query parameters of a page, of a narrower list only if there are parameters that narrow it. */
export function pageQuery(
  { page, limit }: PageRequest,
  narrowed: readonly [string, string][] = [],
): [string, string][] {
  return [...narrowed, ['page', `${page}`], ['limit', `${limit}`]]
}

export function inCategories(ids: readonly string[]): [string, string][] {
  return ids.map((id) => ['category[in]', id])
}

/** Spec 5, for a server that filters by category id: the categories whose name starts with `typed`, case-insensitive. */
export function idsStartingWith(
  categories: readonly Pick<Category, '_id' | 'name' | 'nameAr'>[],
  typed: string,
): string[] {
  return categories.filter((category) => beginsWith(category, typed)).map(({ _id }) => _id)
}

/** Removes duplicates: when the catalogue changes between two requests, both pages may hold the same product. */
export function withoutRepeats<P extends { readonly _id: string }>(products: readonly P[]): P[] {
  return [...new Map(products.map((product) => [product._id, product])).values()]
}
