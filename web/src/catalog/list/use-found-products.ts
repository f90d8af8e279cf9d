import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useDebounced } from '@baqala/kit/ui/use-debounced.ts'
import { useServerFeatures } from '../../auth/server-features.ts'
import { CACHE_TIMES } from '../catalog-queries.ts'
import { findProducts } from '../find-products.ts'

const FOUND = 8
const DEBOUNCE_MS = 250

/** The products of the whole shop for a text in which the list's own field finds nothing. A failure is nobody's concern. */
function foundQuery(typed: string) {
  return queryOptions({
    ...CACHE_TIMES,
    queryKey: ['found', typed],
    queryFn: ({ signal }) => findProducts(typed, { limit: FOUND, isTyping: true, signal }),
    retry: false,
  })
}

/** Nothing is asked of a server without the search. */
export function useFoundProducts(typed: string) {
  const hasSearch = useServerFeatures().hasSearch && typed !== ''
  const settled = useDebounced(typed, DEBOUNCE_MS)
  const { data, isError, isPlaceholderData } = useQuery({
    ...foundQuery(settled),
    enabled: hasSearch && settled !== '',
    // The answer to the text before keeps the fold of the categories as it is, but is never shown for a newer text.
    placeholderData: keepPreviousData,
  })
  const isNone = hasSearch && data?.results === 0
  return {
    found: hasSearch && settled === typed && !isPlaceholderData ? data : undefined,
    /** The whole shop has nothing for it either. */
    isNone,
    /** The whole shop is worth a search: it has something, or has not answered yet. */
    isOffered: hasSearch && !isNone && !isError,
  }
}
