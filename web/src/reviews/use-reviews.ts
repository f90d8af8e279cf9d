/** The reviews of a product, and the shopper's own. Beyond the specification, and loaded after the product. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '../api/call-api.ts'
import { dataQuery, load } from '../api/load.ts'
import { queryClient } from '../api/query-client.ts'
import { readToken } from '../api/stored-session.ts'

const PAGE_SIZE = '5'

export function useReviews(productId: string) {
  return useInfiniteQuery({
    queryKey: ['reviews', productId],
    queryFn: ({ pageParam, signal }) =>
      load('listReviews', { params: { productId }, query: { limit: PAGE_SIZE, page: String(pageParam) }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ metadata }) => metadata?.nextPage,
  })
}

export type MyReview = ReplyOf<'findMyReview'>['data']

/** The key contains the token, so that no shopper sees the review of another as theirs. */
export function useMyReview(productId: string) {
  const key = ['my review', readToken(), productId]
  return useQuery({
    ...dataQuery(key, (signal) => load('findMyReview', { params: { productId }, signal })),
    retry: false,
  })
}

/** After a change of a review: the product's stars on the screen follow, and the orders, which ask for a review as long as there is none. */
export async function fetchReviewsAgain(productId: string): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: ['orders'], refetchType: 'all' })
  const changed = [['my review'], ['reviews', productId], ['product', productId], ['products']]
  await Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}
