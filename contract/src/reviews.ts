/** Reviews of products by shoppers. The shapes are those of the public API (docs/decisions/0028-clients-of-the-same-api.md). */
import * as z from 'zod/mini'
import { endpoint, id, integerOrText } from './endpoint.ts'
import { fieldCode } from './field-code.ts'
import { turnsDirection } from './fields.ts'
import { MAX_REVIEW_LENGTH } from './limits.ts'
import { PageQuery } from './paging.ts'
import { listOf } from './reply.ts'

export const Review = z.object({
  _id: z.string(),
  /** May be empty: stars alone are a review. */
  review: z.string(),
  /** 1 to 5. */
  rating: z.number(),
  product: z.string(),
  /** The writer, by first name only; without an id once the account is gone. */
  user: z.object({ _id: z.string(), name: z.string() }),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type Review = z.infer<typeof Review>

// A line may break. Nothing else may move the cursor of a terminal.
const CONTROL = /[^\P{Cc}\n]/u

const Text = z.string(fieldCode('reviewInvalid')).check(
  z.overwrite((text) => text.replace(/\r\n?/g, '\n')),
  z.trim(),
  z.maxLength(MAX_REVIEW_LENGTH, fieldCode('reviewTooLong')),
  z.refine((text) => !CONTROL.test(text) && !turnsDirection(text), fieldCode('reviewHasControls')),
)

const Rating = integerOrText(1, 5, 'ratingInvalid')

/** Some clients call the text `title`, as the public API once did. */
const texts = { review: z.optional(Text), title: z.optional(Text) }

const OneReview = z.object({ status: z.literal('success'), message: z.optional(z.string()), data: Review })
const productParams = z.object({ productId: id })
const reviewParams = z.object({ reviewId: id })

const noProduct = { 404: 'There is no such product.' }
const noReview = { 404: 'There is no such review.' }
const notTheirs = { ...noReview, 403: 'The review is by another shopper.', 429: 'Too many changes within an hour.' }

export const listReviews = endpoint('listReviews', {
  summary: 'The reviews of a product, newest first.',
  params: productParams,
  query: PageQuery,
  reply: listOf(Review),
  refusals: noProduct,
})

export const findMyReview = endpoint('findMyReview', {
  summary: 'My review of a product, and whether I may write one. An addition to the public API.',
  params: productParams,
  reply: z.object({
    status: z.literal('success'),
    data: z.object({
      /** The product was delivered to this shopper, who has not reviewed it. */
      mayReview: z.boolean(),
      /** Absent without one. */
      review: z.optional(Review),
      /** The shop has hidden it from everybody else. */
      isHidden: z.optional(z.boolean()),
    }),
  }),
  refusals: noProduct,
})

export const addReview = endpoint('addReview', {
  summary: 'Review a product that was delivered to me.',
  params: productParams,
  body: z.object({ ...texts, rating: Rating }),
  reply: OneReview,
  status: 201,
  refusals: {
    ...noProduct,
    403: 'The product was not delivered to this shopper yet.',
    409: 'This shopper has reviewed the product already.',
    429: 'Too many changes within an hour.',
  },
})

export const getReview = endpoint('getReview', {
  summary: 'One review.',
  params: reviewParams,
  reply: z.object({ data: Review }),
  refusals: noReview,
})

export const updateReview = endpoint('updateReview', {
  summary: 'Change a review of mine; what is not sent stays.',
  params: reviewParams,
  body: z.object({ ...texts, rating: z.optional(Rating) }),
  reply: OneReview,
  refusals: notTheirs,
})

export const deleteReview = endpoint('deleteReview', {
  summary: 'Delete a review of mine.',
  params: reviewParams,
  reply: z.object({ status: z.literal('success'), message: z.string() }),
  refusals: notTheirs,
})
