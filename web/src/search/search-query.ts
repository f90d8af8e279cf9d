import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { load } from '../api/load.ts'
import { CACHE_TIMES } from '../catalog/catalog-queries.ts'
import { searchKept } from './search-kept.ts'

const SUGGESTIONS = 6
const RESULTS = 50

/** The products on the screen of results. */
export function resultsQuery(typed: string) {
  return queryOptions({
    ...CACHE_TIMES,
    queryKey: ['search', typed],
    queryFn: ({ signal }) => search(typed, RESULTS, {}, signal),
    enabled: typed !== '',
  })
}

const MIN_LETTERS = 2

/** The products below the field while the shopper types. An answer to an older text is never shown for a newer one. */
export function suggestionsQuery(typed: string) {
  return queryOptions({
    ...CACHE_TIMES,
    queryKey: ['search suggestions', typed],
    queryFn: async ({ signal }) => ({ ...(await search(typed, SUGGESTIONS, { typing: '1' }, signal)), typed }),
    enabled: typed.length >= MIN_LETTERS,
    placeholderData: typed.length >= MIN_LETTERS ? keepPreviousData : undefined,
    retry: false,
  })
}

async function search(typed: string, limit: number, more: { readonly typing?: string }, signal: AbortSignal) {
  try {
    return await load('searchProducts', { query: { q: typed, limit: String(limit), ...more }, signal })
  } catch (error) {
    const kept = await searchKept(typed, limit)
    if (kept) return kept
    throw error
  }
}
