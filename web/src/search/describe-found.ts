import type { SearchReply } from '@baqala/contract/search'
import { isOffline } from '@baqala/kit/api/is-offline.ts'
import { messages as filters } from '#messages/filters'
import { messages } from '#messages/search'

/** "4 products. Showing tomatoes for “قوطة”." `isCounted`: their number stands elsewhere, unless these are the best of more. */
export function describeFound({ results, data, metadata }: SearchReply, typed: string, isCounted = false): string {
  if (results === 0) return messages.nothing(typed)
  const best = results > data.length ? messages.theBest(data.length, results) : filters.productCount(results)
  const count = isCounted && results === data.length ? [] : [best]
  const sentences = metadata.isRelaxed ? [messages.relaxed(typed), ...count] : [...count, ...readingsOf(metadata)]
  return sentences.map((sentence) => sentence.replace(/\.?$/, '.')).join(' ')
}

/** How the search understood the typed words, or that no product has them all; nothing where they were taken as typed. */
export function describeReading({ metadata }: SearchReply, typed: string): string {
  return metadata.isRelaxed ? messages.relaxed(typed) : readingsOf(metadata).join('. ')
}

function readingsOf({ understood }: SearchReply['metadata']): string[] {
  return understood.map(({ typed, as }) => messages.showing(as, typed))
}

/** Without a network the search knows neither spellings nor, in the English storefront, Arabic names. */
export function hintForNothing(): string {
  return isOffline() ? messages.offlineHint : messages.nothingHint
}
