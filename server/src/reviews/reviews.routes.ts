import * as contract from '@baqala/contract/reviews'
import type { Db } from '../db/rows.ts'
import type { Limit, RateLimits } from '../http/limits/rate-limits.ts'
import type { Route } from '../http/route.ts'
import { messages, replies } from './reviews.messages.en.ts'
import { addReview, changeReview, listReviews, readMyReview, readReview, removeReview } from './reviews.ts'

// Every change makes the next catalogue version, which empties the cached answers of all shoppers.
const CHANGES: Limit = { name: 'changes of reviews by shopper', max: 30, seconds: 3600 }

/** Reviews: everybody may read them, those who got the product may write one. */
export function reviewRoutes(route: Route, db: Db, limits: RateLimits): void {
  const limitChanges = (shopperId: string) => limits.take(CHANGES, shopperId, messages.tooManyChanges)

  route(contract.listReviews, ({ params, query, language }) => listReviews(db, params.productId, query, language))

  route(contract.findMyReview, async ({ params, shopper, language }) => ({
    status: 'success' as const,
    data: await readMyReview(db, { productId: params.productId, shopperId: shopper.id }, language),
  }))

  route(contract.getReview, async ({ params, language }) => ({ data: await readReview(db, params.reviewId, language) }))

  route(contract.addReview, async ({ params, body, shopper, language, success }) => {
    await limitChanges(shopper.id)
    // Some clients call the text `title` (contract/src/reviews.ts).
    const { rating, review = body.title ?? '' } = body
    const data = await addReview(db, { productId: params.productId, shopperId: shopper.id, rating, review }, language)
    return success(replies.added, { data })
  })

  route(contract.updateReview, async ({ params, body, shopper, language, success }) => {
    await limitChanges(shopper.id)
    // Or `title`, as above.
    const { rating, review = body.title } = body
    const data = await changeReview(db, { reviewId: params.reviewId, shopperId: shopper.id, rating, review }, language)
    return success(replies.changed, { data })
  })

  route(contract.deleteReview, async ({ params, shopper, success }) => {
    await limitChanges(shopper.id)
    await removeReview(db, params.reviewId, shopper.id)
    return success(replies.deleted, {})
  })
}
