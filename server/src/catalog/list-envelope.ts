import { PAGE_SIZE } from '@baqala/contract/paging'
import type { Page } from './product-filter.ts'

/** The part of a list answer that stands before its rows. `results` counts all matches, not the rows of this page. */
export function envelopeOf(results: number, page: Page) {
  const size = page?.size ?? (results || PAGE_SIZE)
  const current = page?.number ?? 1
  const numberOfPages = Math.max(1, Math.ceil(results / size))
  return {
    results,
    metadata: {
      currentPage: current,
      numberOfPages,
      limit: size,
      ...(current < numberOfPages ? { nextPage: current + 1 } : {}),
      // A page far beyond the end leads back to the last one there is.
      ...(current > 1 ? { prevPage: Math.min(current - 1, numberOfPages) } : {}),
    },
  }
}

export function pageOf<Row>(rows: readonly Row[], page: Page): readonly Row[] {
  return page === undefined ? rows : rows.slice((page.number - 1) * page.size, page.number * page.size)
}
