import { pageMetadata, PAGE_SIZE, toPage, type Page, type PageQuery } from '@baqala/contract/paging'

/** Makes the fields of a list answer beside `data`. `results` counts all matches, not the rows of this page. */
export function envelopeOf(results: number, page: Page | undefined) {
  const limit = page?.size ?? (results || PAGE_SIZE)
  return { results, metadata: pageMetadata(results, { limit, page: page?.number }) }
}

/** Makes a list answer of the page of the rows that is asked for, or of all. */
export function toListReply<Row>(rows: readonly Row[], query: PageQuery) {
  const page = toPage(query)
  const data = page === undefined ? [...rows] : rows.slice((page.number - 1) * page.size, page.number * page.size)
  return { ...envelopeOf(rows.length, page), data }
}
