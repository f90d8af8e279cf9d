import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { CACHE_TIMES } from '../catalog/catalog-queries.ts'
import { findProducts } from '../catalog/find-products.ts'

const SUGGESTIONS = 6
const RESULTS = 50

/** The products on the screen of results. */
export function resultsQuery(typed: string) {
  return queryOptions({
    ...CACHE_TIMES,
    queryKey: ['search', typed],
    queryFn: ({ signal }) => findProducts(typed, { limit: RESULTS, signal }),
    enabled: typed !== '',
  })
}

const MIN_LETTERS = 2

/** The products below the field while the shopper types. An answer to an older text is never shown for a newer one. */
export function suggestionsQuery(typed: string) {
  return queryOptions({
    ...CACHE_TIMES,
    queryKey: ['search suggestions', typed],
    queryFn: async ({ signal }) => ({
      ...(await findProducts(typed, { limit: SUGGESTIONS, isTyping: true, signal })),
      typed,
    }),
    enabled: typed.length >= MIN_LETTERS,
    placeholderData: typed.length >= MIN_LETTERS ? keepPreviousData : undefined,
    retry: false,
  })
}
