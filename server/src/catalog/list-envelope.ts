import { PAGE_SIZE } from '@baqala/contract/paging'
import type { Page } from './product-filter.ts'

/** Makes the fields of a list answer beside `data`. `results` counts all matches, not the rows of this page. */
export function envelopeOf(results: number, page: Page | undefined) {
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
      // After the end, the previous page is the last one.
      ...(current > 1 ? { prevPage: Math.min(current - 1, numberOfPages) } : {}),
    },
  }
}

/** Makes a list answer of one page of the rows, or of all. */
export function toListReply<Row>(rows: readonly Row[], page: Page | undefined) {
  const data = page === undefined ? [...rows] : rows.slice((page.number - 1) * page.size, page.number * page.size)
  return { ...envelopeOf(rows.length, page), data }
}
