import * as contract from '@baqala/contract/admin/reviews'
import type { Db } from '../db/rows.ts'
import type { AdminRoute } from '../staff/admin-route.ts'
import { markReview } from './reviews.ts'
import { listNewestReviews } from './reviews.queries.ts'

/** Reviews for the shopkeeper, who hides them and shows them again. */
export function reviewAdminRoutes(route: AdminRoute, db: Db): void {
  route(contract.listNewestReviews, async ({ query: { product, page = 1 } }) => {
    const size = contract.REVIEWS_PAGE
    const rows = await listNewestReviews(db, { productId: product, max: size + 1, offset: (page - 1) * size })
    const reviews = rows.slice(0, size).map(({ id, rating, review, createdAt, isHidden, productId, ...titles }) => {
      const said = { rating, review, createdAt: createdAt.toISOString(), isHidden }
      return { _id: id, product: { _id: productId, ...titles }, ...said }
    })
    return { page, hasMore: rows.length > size, reviews }
  })

  route(contract.hideReview, async ({ params: { id }, body: { isHidden }, clerk, change }) => {
    await change((tx) => markReview(tx, id, isHidden ? 'hidden' : 'shown', clerk))
    return { _id: id, isHidden }
  })
}
