import type { Review } from '@baqala/contract/reviews'
import { Button } from '@baqala/kit/ui/button.tsx'
import { toast } from '@baqala/kit/ui/toast.ts'
import { type RefObject, useState } from 'react'
import { callApi } from '../api/call-api.ts'
import { type Draft, ReviewForm, wordsOf } from './review-form.tsx'
import { ReviewText } from './review-text.tsx'
import { fetchReviewsAgain, type MyReview } from './use-reviews.ts'
import { messages } from '#messages/reviews'

interface MyReviewPartProps {
  readonly productId: string
  readonly mine: MyReview
  /** Takes the focus when the button with it goes. */
  readonly heading: RefObject<HTMLElement | null>
}

/** The shopper's own review, to edit and delete, or the form for one. */
export function MyReviewPart({ productId, mine: { review, mayReview }, heading }: MyReviewPartProps) {
  const [isEditing, setIsEditing] = useState(false)
  // A review that was deleted can be sent again.
  const [deleted, setDeleted] = useState<Draft>()

  function close() {
    setIsEditing(false)
    heading.current?.focus()
  }

  async function remove({ _id, rating, review }: Review) {
    const outcome = await callApi('deleteReview', { params: { reviewId: _id } })
    if (outcome.kind !== 'success') return toast.failure(wordsOf(outcome))
    setDeleted({ rating, review })
    toast.removal(outcome.reply.message)
    await fetchReviewsAgain(productId)
    heading.current?.focus()
  }

  if (!review && !mayReview) return null
  return (
    <div className="panel my-review">
      <h3 className="text-lg">{review ? messages.yours : messages.write}</h3>
      {review && !isEditing ? (
        <>
          <ReviewText review={review} />
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => setIsEditing(true)} text={messages.edit} />
            <Button onClick={() => void remove(review)} text={messages.remove} />
          </div>
        </>
      ) : (
        <ReviewForm
          key={review?._id ?? 'new'}
          productId={productId}
          edited={review}
          draft={review ?? deleted}
          onDone={close}
          onCancel={review && close}
        />
      )}
    </div>
  )
}
