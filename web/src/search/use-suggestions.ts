import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDebounced } from '@baqala/kit/ui/use-debounced.ts'
import { foundQuery } from '../catalog/found-query.ts'
import { describeFound, describeReading, hintForNothing } from './describe-found.ts'
import { messages } from '#messages/search'

const DEBOUNCE_MS = 150
const SUGGESTIONS = 6
const MIN_LETTERS = 2

/** The first products for what is typed, once the shopper pauses, and what there is to say of them. */
export function useSuggestions(typed: string) {
  const settled = useDebounced(typed.trim(), DEBOUNCE_MS)
  const isAsked = settled.length >= MIN_LETTERS
  const { data, isError, isPlaceholderData } = useQuery({
    ...foundQuery(settled, SUGGESTIONS, true),
    enabled: isAsked,
    placeholderData: isAsked ? keepPreviousData : undefined,
  })
  const failure = isError && !data ? messages.failed : ''
  // Products of an older text stay until the newer text has its own. A screen reader hears of the newer ones alone.
  const answer = isPlaceholderData ? undefined : data
  return {
    products: data?.data ?? [],
    /** All matches, of which these are the first. */
    results: data?.results ?? 0,
    /** The text that the products were found for. */
    typed: data?.typed ?? '',
    /** Why there is no product, and what else to try. Empty while there are some, and before the first answer. */
    empty: data?.results === 0 ? messages.nothing(data.typed) : failure,
    hint: data && hintForNothing(),
    /** How the search understood the text, for those who see it. */
    reading: answer ? describeReading(answer, settled) : '',
    /** For screen readers. */
    status: answer ? describeFound(answer, settled) : failure,
  }
}
