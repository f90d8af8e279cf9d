import * as z from 'zod/mini'

/** Rows on a page if only `page` is given. */
export const PAGE_SIZE = 40
export const MAX_PER_PAGE = 200

/** A query key that is sent twice has its last value. */
export function theLast<S extends z.ZodMiniType>(schema: S) {
  const last = z.transform((value: unknown): unknown => (Array.isArray(value) ? value.at(-1) : value))
  return z.pipe(last, schema)
}

export function once<S extends z.ZodMiniType>(schema: S) {
  return z.optional(theLast(schema))
}

/** A whole number in an address. One sentence says what is wrong with any other. */
export function wholeNumber(sentence: string, min: number, max: number) {
  return z.coerce.number(sentence).check(z.int(sentence), z.minimum(min, sentence), z.maximum(max, sentence))
}

export const PageQuery = z.object({
  limit: once(wholeNumber('limit must be a whole number from 1', 1, 1_000_000)),
  page: once(wholeNumber('page must be a whole number from 1', 1, 1_000_000)),
})
export type PageQuery = z.infer<typeof PageQuery>

export interface Page {
  readonly number: number
  readonly size: number
}

/** Undefined: all results. */
export function toPage({ limit, page }: PageQuery): Page | undefined {
  if (limit === undefined && page === undefined) return undefined
  return { number: page ?? 1, size: Math.min(limit ?? PAGE_SIZE, MAX_PER_PAGE) }
}

/** The metadata of one page of a list. `results` counts all matches, not the rows of this page. */
export function pageMetadata(
  results: number,
  { limit, page = 1 }: { readonly limit: number; readonly page?: number | undefined },
) {
  const numberOfPages = Math.max(1, Math.ceil(results / limit))
  return {
    currentPage: page,
    numberOfPages,
    limit,
    ...(page < numberOfPages ? { nextPage: page + 1 } : {}),
    // Beyond the end, the previous page is the last one.
    ...(page > 1 ? { prevPage: Math.min(page - 1, numberOfPages) } : {}),
  }
}
