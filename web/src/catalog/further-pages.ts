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
