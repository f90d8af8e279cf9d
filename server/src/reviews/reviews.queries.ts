import { maybeRow, maybeValue, rowsOf, sql, type Db } from '../db/rows.ts'
import { newId } from '../db/ids.ts'

export interface ReviewRow {
  readonly id: string
  readonly productId: string
  /** Null once the account is gone, like the name. */
  readonly shopperId: string | null
  readonly shopperName: string | null
  readonly rating: number
  readonly review: string
  readonly createdAt: Date
  readonly updatedAt: Date
}

const columns = sql`
  r.id, r.product_id as "productId", r.shopper_id as "shopperId", s.name as "shopperName", r.rating, r.review,
  r.created_at as "createdAt", r.updated_at as "updatedAt"`

/**
 * A page of a product's reviews, newest first, with the number of all: one row without a review if the page has none, and
 * no row if there is no such product.
 */
export function listReviewsOf(db: Db, productId: string, limit: number, offset: number) {
  return rowsOf<{ results: number } & (ReviewRow | { id: null })>(db)`
    select p.reviews_count as results, page.*
    from products p left join lateral (
      select ${columns} from reviews r left join shoppers s on s.id = r.shopper_id
      where r.product_id = p.id and r.hidden_at is null
      order by r.created_at desc, r.id desc limit ${limit} offset ${offset}
    ) page on true
    where p.id = ${productId} and p.withdrawn_at is null
    order by page."createdAt" desc, page.id desc`
}

/** The reviews that a shopper wrote, hidden ones too, the oldest first. */
export function listReviewsBy(db: Db, shopperId: string) {
  return rowsOf<ReviewRow & { title: string }>(db)`
    select ${columns}, p.title from reviews r join shoppers s on s.id = r.shopper_id join products p on p.id = r.product_id
    where r.shopper_id = ${shopperId} order by r.created_at`
}

export function findReview(db: Db, reviewId: string): Promise<ReviewRow | undefined> {
  return maybeRow<ReviewRow>(db)`
    select ${columns} from reviews r left join shoppers s on s.id = r.shopper_id
    where r.id = ${reviewId} and r.hidden_at is null`
}

/** The shopper's review of a product, a hidden one too. */
export function findReviewBy(db: Db, productId: string, shopperId: string) {
  return maybeRow<ReviewRow & { isHidden: boolean }>(db)`
    select ${columns}, r.hidden_at is not null as "isHidden" from reviews r join shoppers s on s.id = r.shopper_id
    where r.product_id = ${productId} and r.shopper_id = ${shopperId}`
}

/** Whether the product was delivered to the shopper. Undefined if there is no such product. */
export function findDelivery(db: Db, productId: string, shopperId: string): Promise<boolean | undefined> {
  return maybeValue<boolean>(db)`
    select exists (
      select from orders o join order_items i on i.order_id = o.id and i.product_id = p.id
      where o.shopper_id = ${shopperId} and o.state = 'delivered'
    )
    from products p where p.id = ${productId} and p.withdrawn_at is null`
}

export interface NewReview extends Pick<ReviewRow, 'productId' | 'rating' | 'review'> {
  readonly shopperId: string
}

/** Undefined if the shopper has reviewed the product already. The trigger ratings_follow adds the stars to the product's. */
export function insertReview(db: Db, { productId, shopperId, rating, review }: NewReview) {
  return maybeRow<ReviewRow>(db)`
    with r as (
      insert into reviews (id, product_id, shopper_id, rating, review)
      values (${newId()}, ${productId}, ${shopperId}, ${rating}, ${review})
      on conflict (product_id, shopper_id) do nothing returning *
    )
    select ${columns} from r join shoppers s on s.id = r.shopper_id`
}

export interface ReviewChange {
  readonly reviewId: string
  readonly shopperId: string
  readonly rating: number | undefined
  readonly review: string | undefined
}

/** Undefined if the shopper has no such review. */
export function updateReview(db: Db, { reviewId, shopperId, rating, review }: ReviewChange) {
  return maybeRow<ReviewRow>(db)`
    with r as (
      update reviews set
        rating = coalesce(${rating ?? null}::smallint, rating), review = coalesce(${review ?? null}::text, review),
        updated_at = now()
      where id = ${reviewId} and shopper_id = ${shopperId} and hidden_at is null
      returning *
    )
    select ${columns} from r join shoppers s on s.id = r.shopper_id`
}

/** Returns the id, or undefined if the shopper has no such review. A hidden one stays: written anew, it would be seen again. */
export function deleteReview(db: Db, reviewId: string, shopperId: string): Promise<string | undefined> {
  return maybeValue<string>(db)`
    delete from reviews where id = ${reviewId} and shopper_id = ${shopperId} and hidden_at is null returning id`
}

type Listed = Pick<ReviewRow, 'id' | 'productId' | 'rating' | 'review' | 'createdAt'> & { isHidden: boolean }
type Titles = Record<'title' | 'titleAr' | 'unit' | 'unitAr', string>

/** The newest reviews of a product, or of all, hidden ones too, for the shopkeeper. */
export function listNewestReviews(db: Db, page: { productId?: string | undefined; max: number; offset?: number }) {
  const { productId, max, offset = 0 } = page
  return rowsOf<Listed & Titles>(db)`
    select r.id, r.product_id as "productId", r.rating, r.review, r.created_at as "createdAt",
      r.hidden_at is not null as "isHidden", p.title, p.title_ar as "titleAr", p.unit, p.unit_ar as "unitAr"
    from reviews r join products p on p.id = r.product_id
    where ${productId === undefined ? sql`true` : sql`r.product_id = ${productId}`}
    order by r.created_at desc, r.id desc limit ${max} offset ${offset}`
}

/** Returns the id of the review's product, and whether anything changed; undefined if there is no such review. The trigger ratings_follow takes its stars from the product's, or adds them again. */
export function updateHidden(db: Db, reviewId: string, isHidden: boolean) {
  return maybeRow<{ id: string; isNews: boolean }>(db)`
    update reviews r set hidden_at = case when ${isHidden}::boolean then coalesce(r.hidden_at, now()) end
    from (select id, hidden_at is not null as was from reviews where id = ${reviewId} for update) former
    where r.id = former.id returning product_id as id, was <> ${isHidden} as "isNews"`
}
