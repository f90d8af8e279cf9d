/** Asking for more than one answer holds: only ever after an answer that carried `metadata.nextPage` (readings). */
import type { Category } from '@baqala/contract/catalog'

export interface PageAsked {
  readonly page: number
  /** The size of the pages before, so that none is skipped and none comes twice. */
  readonly limit?: number
}

interface ListAnswer {
  readonly metadata?: { readonly nextPage?: number | undefined; readonly limit: number } | undefined
}

/** Undefined where the answer was the last, or held everything. */
export function pageAfter({ metadata }: ListAnswer): PageAsked | undefined {
  return metadata?.nextPage === undefined ? undefined : { page: metadata.nextPage, limit: metadata.limit }
}

export function furtherPageOf({ page, limit }: PageAsked, categoryIds: readonly string[] = []): [string, string][] {
  return [
    ...categoryIds.map((id): [string, string] => ['category[in]', id]),
    ['page', String(page)],
    ...(limit === undefined ? [] : [['limit', String(limit)] satisfies [string, string]]),
  ]
}

/** Spec 5, for a server that knows categories by their ids: those whose name starts with the typed text, blind to case. */
export function idsStartingWith(categories: readonly Pick<Category, '_id' | 'name'>[], typed: string): string[] {
  const start = typed.toLowerCase()
  return categories.filter(({ name }) => name.toLowerCase().startsWith(start)).map(({ _id }) => _id)
}

/** The catalogue may move between two pages, and then one product stands on both. */
export function withoutRepeats<P extends { readonly _id: string }>(products: readonly P[]): P[] {
  return [...new Map(products.map((product) => [product._id, product])).values()]
}
