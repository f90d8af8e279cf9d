import { queryOptions } from '@tanstack/react-query'
import { CACHE_TIMES } from './catalog-queries.ts'
import { findProducts } from './find-products.ts'

/** The products of the whole shop for a text, and the text. While the shopper is typing, a failure is not tried again. */
export function foundQuery(typed: string, limit: number, isTyping = false) {
  const query = { q: typed, limit: `${limit}`, ...(isTyping && { typing: '1' as const }) }
  return queryOptions({
    ...CACHE_TIMES,
    queryKey: ['search', typed, limit],
    queryFn: async ({ signal }) => ({ ...(await findProducts(query, signal)), typed }),
    ...(isTyping && { retry: false }),
  })
}
