/** Reviews as the shop sees them: the newest of all products, hidden ones too. */
import * as z from 'zod/mini'
import { id } from '../endpoint.ts'
import { once } from '../paging.ts'
import { adminChange, adminEndpoint, dataOf, listPage, Titled } from './admin-endpoint.ts'

export const REVIEWS_PAGE = 50

const ShopReview = z.object({
  _id: z.string(),
  product: z.extend(Titled, { _id: z.string() }),
  /** 1 to 5. */
  rating: z.number(),
  /** May be empty: stars alone are a review. */
  review: z.string(),
  createdAt: z.string(),
  isHidden: z.boolean(),
})

export const listNewestReviews = adminEndpoint('listNewestReviews', {
  summary: `The reviews of all products, or of the \`product\` with this id, the newest first, ${REVIEWS_PAGE} a page. Hidden ones too.`,
  query: z.object({ product: once(id), page: listPage }),
  reply: dataOf(z.object({ page: z.number(), hasMore: z.boolean(), reviews: z.array(ShopReview) })),
})

export const hideReview = adminChange('hideReview', {
  summary: 'Hide a review from everybody, whose stars then do not count, or show it again. Done already, it is done.',
  params: z.object({ id }),
  body: z.object({ isHidden: z.boolean() }),
  reply: dataOf(z.object({ _id: z.string(), isHidden: z.boolean() })),
  refusals: { 404: 'There is no such review.' },
})
