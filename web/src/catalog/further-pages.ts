/** Paging through a list. Only a server whose answer has `metadata.nextPage` is asked for further pages (decision 0009). */
import type { Category } from '@baqala/contract/catalog'

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

/** The query parameters of a page, of certain categories only if there are any. */
export function pageQuery({ page, limit }: PageRequest, categoryIds: readonly string[] = []): [string, string][] {
  return [
    ...categoryIds.map((id): [string, string] => ['category[in]', id]),
    ['page', `${page}`],
    ['limit', `${limit}`],
  ]
}

/** Spec 5, for a server that filters by category id: the categories whose name starts with `typed`, case-insensitive. */
export function idsStartingWith(categories: readonly Pick<Category, '_id' | 'name'>[], typed: string): string[] {
  const start = typed.toLowerCase()
  return categories.filter(({ name }) => name.toLowerCase().startsWith(start)).map(({ _id }) => _id)
}

/** Removes duplicates: when the catalogue changes between two requests, both pages may hold the same product. */
export function withoutRepeats<P extends { readonly _id: string }>(products: readonly P[]): P[] {
  return [...new Map(products.map((product) => [product._id, product])).values()]
}
