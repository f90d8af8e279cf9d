import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { load } from '../api/load.ts'
import { CACHE_TIMES } from '../catalog/catalog-queries.ts'

const SUGGESTIONS = 6
const RESULTS = 50

/** The products on the screen of results. */
export function resultsQuery(typed: string) {
  return queryOptions({
    ...CACHE_TIMES,
    queryKey: ['search', typed],
    queryFn: ({ signal }) => load('searchProducts', { query: { q: typed, limit: String(RESULTS) }, signal }),
    enabled: typed !== '',
  })
}

const MIN_LETTERS = 2

/** The products below the field while the shopper types. An answer to an older text is never shown for a newer one. */
export function suggestionsQuery(typed: string) {
  return queryOptions({
    ...CACHE_TIMES,
    queryKey: ['search suggestions', typed],
    queryFn: async ({ signal }) => {
      const query = { q: typed, limit: String(SUGGESTIONS), typing: '1' }
      return { ...(await load('searchProducts', { query, signal })), typed }
    },
    enabled: typed.length >= MIN_LETTERS,
    placeholderData: typed.length >= MIN_LETTERS ? keepPreviousData : undefined,
    retry: false,
  })
}
