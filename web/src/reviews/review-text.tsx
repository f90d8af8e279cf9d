import { Star } from '@baqala/kit/ui/icons.tsx'
import type { Review } from '@baqala/contract/reviews'
import { cairoFormat } from '@baqala/kit/language/cairo-time.ts'
import { messages } from '#messages/reviews'

const asDate = cairoFormat({ day: 'numeric', month: 'long', year: 'numeric' })

export function ReviewText({ review: { rating, review, user, createdAt, updatedAt } }: { readonly review: Review }) {
  const date = asDate(createdAt)
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

export const FIVE = [1, 2, 3, 4, 5] as const

function Stars({ rating }: { readonly rating: number }) {
  return (
    <span role="img" aria-label={messages.ofFive(rating)} className="review-stars">
      {FIVE.map((star) => (
        <Star
          key={star}
          aria-hidden
          size={18}
          className={star <= rating ? 'fill-saffron text-saffron' : 'text-ink-soft'}
        />
      ))}
    </span>
  )
}
