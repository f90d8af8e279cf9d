import type { Review } from '@baqala/contract/reviews'
import { cairoFormat } from '@baqala/kit/language/cairo-time.ts'
import { Stars } from './stars.tsx'
import { messages } from '#messages/reviews'

const asDate = cairoFormat({ day: 'numeric', month: 'long', year: 'numeric' })

/** Stars, writer, date and words. */
export function ReviewText({ review: { rating, review, user, createdAt, updatedAt } }: { readonly review: Review }) {
  const date = asDate(new Date(createdAt))
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center gap-x-3">
        <Stars rating={rating} />
        <bdi className="font-bold">{user.name}</bdi>
        <span className="text-sm text-ink-soft">{updatedAt === createdAt ? date : messages.changedOn(date)}</span>
      </p>
      {review && (
        <p className="review-words">
          <bdi>{review}</bdi>
        </p>
      )}
    </div>
  )
}
