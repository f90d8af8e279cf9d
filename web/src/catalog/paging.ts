/** Paging through a list. Only a server whose answer has `metadata.nextPage` is asked for further pages (decision 0009). */

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

/** Removes duplicates: when the catalogue changes between two requests, both pages may hold the same product. */
export function withoutRepeats<P extends { readonly _id: string }>(products: readonly P[]): P[] {
  return [...new Map(products.map((product) => [product._id, product])).values()]
}
