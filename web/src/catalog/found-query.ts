/** The shop's search, and without a network that of the kept list: the server's knows spellings and sizes, this one its words. */
import type { SearchReply } from '@baqala/contract/search'
import { isOffline } from '@baqala/kit/api/is-offline.ts'
import { queryOptions } from '@tanstack/react-query'
import { load, loadKept } from '../api/load.ts'
import { CACHE_TIMES } from './catalog-queries.ts'
import { findInList } from './find-in-list.ts'

/** The products of the whole shop for a text, and the text. While the shopper is typing, a failure is not tried again. */
export function foundQuery(typed: string, limit: number, isTyping = false) {
  // With `typing` the server does not count what finds nothing: the word is not finished.
  const query = { q: typed, limit: `${limit}`, ...(isTyping && { typing: '1' }) }
  return queryOptions({
    ...CACHE_TIMES,
    queryKey: ['search', typed, limit],
    queryFn: async ({ signal }) => {
      const search = load('searchProducts', { query, signal })
      return { ...(await search.catch((error: Error) => searchKept(error, typed, limit))), typed }
    },
    ...(isTyping && { retry: false }),
  })
}

/** Searches the kept list. The search has failed if there is a network, or no such list. */
async function searchKept(failure: Error, typed: string, limit: number): Promise<SearchReply> {
  const list = isOffline() ? await loadKept('listProducts', {}) : undefined
  if (!list) throw failure
  const found = findInList(list.data, typed)
  return { results: found.length, metadata: { understood: [], isRelaxed: false }, data: found.slice(0, limit) }
}
