import { Star } from '@baqala/kit/ui/icons.tsx'
import { messages } from '#messages/reviews'

export const FIVE = [1, 2, 3, 4, 5] as const

export function Stars({ rating }: { readonly rating: number }) {
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
