import * as z from 'zod/mini'

/** The page size when only `page` is asked for, and the most a page holds. */
export const PAGE_SIZE = 40
export const MOST_PER_PAGE = 200

const last = (value: unknown): unknown => (Array.isArray(value) ? value.at(-1) : value)

/** A key sent twice counts once, its last value. */
export function once<S extends z.ZodMiniType>(schema: S) {
  return z.optional(z.pipe(z.transform(last), schema))
}

function wholeNumber(key: string) {
  const sentence = `${key} must be a whole number from 1`
  return once(z.coerce.number(sentence).check(z.int(sentence), z.minimum(1, sentence), z.maximum(1_000_000, sentence)))
}

export const PageQuery = z.object({ limit: wholeNumber('limit'), page: wholeNumber('page') })
export type PageQuery = z.infer<typeof PageQuery>

/** The part of a list answer that says which page it is. `results` counts all matches, not the rows of this page. */
export function pageMetadata(results: number, { limit, page = 1 }: { readonly limit: number; readonly page?: number }) {
  const numberOfPages = Math.max(1, Math.ceil(results / limit))
  return {
    currentPage: page,
    numberOfPages,
    limit,
    ...(page < numberOfPages ? { nextPage: page + 1 } : {}),
    // A page far beyond the end leads back to the last one there is.
    ...(page > 1 ? { prevPage: Math.min(page - 1, numberOfPages) } : {}),
  }
}
