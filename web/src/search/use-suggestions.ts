import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useDebounced } from '@baqala/kit/ui/use-debounced.ts'
import { findProducts } from '../catalog/find-products.ts'
import { CACHE_TIMES } from '../catalog/catalog-queries.ts'
import { describeFound, describeReading } from './describe-found.ts'
import { messages } from '#messages/search'

const DEBOUNCE_MS = 150

/** The first products for what is typed, once the shopper pauses, and what there is to say of them. */
export function useSuggestions(typed: string) {
  const settled = useDebounced(typed.trim(), DEBOUNCE_MS)
  const { data, isError, isPlaceholderData } = useQuery(suggestionsQuery(settled))
  const failure = isError && !data ? messages.failed : ''
  // The products of an older text stay until those of the newer one are there. A screen reader hears of the newer ones alone.
  const answer = isPlaceholderData ? undefined : data
  return {
    products: data?.data ?? [],
    results: data?.results ?? 0,
    /** The text that the products were found for. */
    typed: data?.typed ?? '',
    /** Why there is no product. Empty while there are some, and before the first answer. */
    empty: data?.results === 0 ? messages.nothing(data.typed) : failure,
    hint: data && messages.nothingHint,
    reading: answer ? describeReading(answer, settled) : '',
    /** For screen readers. */
    status: answer ? describeFound(answer, settled) : failure,
  }
}

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
function suggestionsQuery(typed: string) {
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
