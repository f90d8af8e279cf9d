/** Reviews of products by shoppers. Each change is one statement; the rating of the product changes with it. */
import type { Language } from '@baqala/contract/language'
import type { Review } from '@baqala/contract/reviews'
import { MAX_PER_PAGE, pageMetadata, toPage, type PageQuery } from '@baqala/contract/paging'
import { inTransaction, retryLostRaces, type Db } from '../db/transaction.ts'
import { orRefuse, Refusal, say } from '../refusal.ts'
import { addToLog, type Clerk } from '../staff/log.queries.ts'
import { messages, replies } from './reviews.messages.en.ts'
import * as queries from './reviews.queries.ts'

/** A page of a product's reviews, newest first. Without `limit` and `page` it is the first page of the maximum size. */
export async function listReviews(db: Db, productId: string, query: PageQuery, language: Language) {
  const { number: page, size: limit } = toPage(query) ?? { number: 1, size: MAX_PER_PAGE }
  const rows = await queries.listReviewsOf(db, productId, limit, (page - 1) * limit)
  const { results } = orRefuse(rows[0], messages.productNotFound)
  const data = rows.filter((row) => row.id !== null).map((row) => toReview(row, language))
  return { results, metadata: pageMetadata(results, { limit, page }), data }
}

/** Refused if there is no such review (404). */
export async function readReview(db: Db, reviewId: string, language: Language): Promise<Review> {
  return toReview(orRefuse(await queries.findReview(db, reviewId), messages.reviewNotFound), language)
}

/** The shopper's own review, whether the shop has hidden it, and whether they may write one. Refused if there is no such product (404). */
export async function readMyReview(
  db: Db,
  { productId, shopperId }: Pick<queries.NewReview, 'productId' | 'shopperId'>,
  language: Language,
): Promise<{ mayReview: boolean; review?: Review; isHidden?: boolean }> {
  const isDelivered = orRefuse(await queries.findDelivery(db, productId, shopperId), messages.productNotFound)
  const row = await queries.findReviewBy(db, productId, shopperId)
  if (row === undefined) return { mayReview: isDelivered }
  return { mayReview: false, review: toReview(row, language), ...(row.isHidden && { isHidden: true }) }
}

/** Refused if there is no such product (404), it was not delivered to the shopper (403), or they reviewed it before (409). */
export async function addReview(db: Db, review: queries.NewReview, language: Language): Promise<Review> {
  const isDelivered = orRefuse(
    await queries.findDelivery(db, review.productId, review.shopperId),
    messages.productNotFound,
  )
  // An order once delivered stays so: nothing can change between this check and the review.
  if (!isDelivered) throw new Refusal(403, messages.notDelivered)
  const added = await retryLostRaces(() => queries.insertReview(db, review))
  return toReview(orRefuse(added, messages.reviewedAlready, 409), language)
}

/** Keeps a part that is undefined. Refused if there is no such review (404) or it is another shopper's (403). */
export async function changeReview(db: Db, change: queries.ReviewChange, language: Language): Promise<Review> {
  const changed = await retryLostRaces(() => queries.updateReview(db, change))
  if (changed === undefined) throw await notTheirs(db, change.reviewId)
  return toReview(changed, language)
}

/** Refused as in {@link changeReview}. */
export async function removeReview(db: Db, reviewId: string, shopperId: string): Promise<void> {
  const deleted = await retryLostRaces(() => queries.deleteReview(db, reviewId, shopperId))
  if (deleted === undefined) throw await notTheirs(db, reviewId)
}

/** Hides a review from everybody, or shows it again, for the shopkeeper. Refused if there is none (404). */
export function markReview(db: Db, reviewId: string, state: 'hidden' | 'shown', clerk: Clerk): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { id, isNews } = orRefuse(
      await queries.updateHidden(tx, reviewId, state === 'hidden'),
      messages.reviewNotFound,
    )
    const what = `review ${state}`
    if (isNews) await addToLog(tx, clerk, [{ what, kind: 'product', id, after: { review: reviewId } }])
  })
}

async function notTheirs(db: Db, reviewId: string): Promise<Refusal> {
  const review = await queries.findReview(db, reviewId)
  return review === undefined ? new Refusal(404, messages.reviewNotFound) : new Refusal(403, messages.notYours)
}

function toReview(row: queries.ReviewRow, language: Language): Review {
  // Everybody can read reviews, so the family name stays away.
  const firstName = row.shopperName?.trim().split(/\s+/)[0]
  return {
    _id: row.id,
    review: row.review,
    rating: row.rating,
    product: row.productId,
    user: { _id: row.shopperId ?? '', name: firstName ?? say(replies.formerShopper, language) },
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
