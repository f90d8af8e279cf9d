import { useQuery } from '@tanstack/react-query'
import { useDebounced } from '@baqala/kit/ui/use-debounced.ts'
import { describeFound, describeReading } from './describe-found.ts'
import { suggestionsQuery } from './search-query.ts'
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
