import * as z from 'zod/mini'

/** Rows on a page if only `page` is given. */
export const PAGE_SIZE = 40
export const MAX_PER_PAGE = 200

/** A query key that is sent twice has its last value. */
export function once<S extends z.ZodMiniType>(schema: S) {
  return z.optional(
    z.pipe(
      z.transform((value: unknown): unknown => (Array.isArray(value) ? value.at(-1) : value)),
      schema,
    ),
  )
}

function wholeNumber(key: string) {
  const sentence = `${key} must be a whole number from 1`
  return once(z.coerce.number(sentence).check(z.int(sentence), z.minimum(1, sentence), z.maximum(1_000_000, sentence)))
}

export const PageQuery = z.object({ limit: wholeNumber('limit'), page: wholeNumber('page') })
export type PageQuery = z.infer<typeof PageQuery>

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
