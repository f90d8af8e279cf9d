import { SubmitButton } from '@baqala/kit/ui/forms/submit-button.tsx'
import { Star } from '@baqala/kit/ui/icons.tsx'
import { MAX_REVIEW_LENGTH } from '@baqala/contract/limits'
import { paths } from '@baqala/contract/paths'
import type { Review } from '@baqala/contract/reviews'
import { Button, ButtonLink } from '@baqala/kit/ui/button.tsx'
import { Labelled } from '@baqala/kit/ui/forms/field.tsx'
import { FormInPlace } from '@baqala/kit/ui/forms/form-in-place.tsx'
import { toast } from '@baqala/kit/ui/toast.ts'
import { type FormEvent, type RefObject, useId, useState } from 'react'
import { type Ask, callApi } from '../api/call-api.ts'
import { useResumedState } from '../api/resumed-state.ts'
import { RemoveInPlace } from '../ui/remove-in-place.tsx'
import { FIVE, ReviewText } from './review-text.tsx'
import { fetchReviewsAgain, type MyReview } from './use-reviews.ts'
import { messages } from '#messages/reviews'

interface MyReviewPartProps {
  readonly productId: string
  readonly mine: MyReview
  /** Takes the focus when the button with it goes. */
  readonly heading: RefObject<HTMLElement | null>
}

export function MyReviewPart({ productId, mine: { review, mayReview, isHidden }, heading }: MyReviewPartProps) {
  const focusOnHeading = () => heading.current?.focus()

  async function remove({ _id }: Review) {
    const outcome = await callApi('deleteReview', { params: { reviewId: _id } })
    const areRead = fetchReviewsAgain(productId)
    if (outcome.kind !== 'success') return toast.failure(outcome.message ?? messages.failed)
    toast.success(outcome.reply.message)
    await areRead
    focusOnHeading()
  }

  if (!review && !mayReview && !isHidden) return null
  return (
    <div className="panel my-review">
      <h3 className="text-lg">{mayReview ? messages.write : messages.yours}</h3>
      {isHidden ? (
        <>
          {review && <ReviewText review={review} />}
          <p>
            {messages.isHidden} <ButtonLink to={paths.help} look="text" text={messages.askWhy} />
          </p>
        </>
      ) : review ? (
        <FormInPlace
          closed={(opener) => (
            <>
              <ReviewText review={review} />
              <RemoveInPlace question={messages.askToRemove} words={messages} onRemove={() => remove(review)}>
                {(remover) => (
                  <>
                    <Button {...opener} text={messages.edit} />
                    <Button {...remover} text={messages.remove} />
                  </>
                )}
              </RemoveInPlace>
            </>
          )}
          opened={(close) => <ReviewForm productId={productId} edited={review} onClose={close} />}
        />
      ) : (
        <ReviewForm productId={productId} onClose={focusOnHeading} />
      )}
    </div>
  )
}

interface ReviewFormProps {
  readonly productId: string
  readonly edited?: Review | undefined
  readonly onClose: () => void
}

type Draft = { readonly rating?: number | undefined; readonly review?: string }

function ReviewForm({ productId, edited, onClose }: ReviewFormProps) {
  const id = useId()
  // Found again after a reload, until it is sent or cancelled.
  const [typed, setTyped] = useResumedState<Draft | undefined>('reviews', edited?._id ?? productId, undefined)
  const { rating, review = '' }: Draft = typed ?? edited ?? {}
  const [error, setError] = useState<string>()
  const [areStarsMissing, setAreStarsMissing] = useState(false)
  const [isBusy, setIsBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setAreStarsMissing(rating === undefined)
    if (rating === undefined) return event.currentTarget.querySelector('input')?.focus()
    setIsBusy(true)
    setError(undefined)
    const outcome = await sendReview(productId, edited, { rating, review })
    setIsBusy(false)
    if (outcome.kind !== 'success') return setError(outcome.message ?? messages.failed)
    close()
  }

  const rate = (stars: number) => setTyped({ rating: stars, review })

  function close() {
    setTyped(undefined)
    onClose()
  }

  return (
    <form
      noValidate
      ref={edited && focusOnStars}
      onSubmit={(event) => void submit(event)}
      className="grid max-w-prose gap-3"
    >
      <StarField name={id} rating={rating} onRate={rate} isMissing={areStarsMissing} />
      <Labelled id={`${id}-text`} label={messages.textLabel}>
        <textarea
          id={`${id}-text`}
          rows={3}
          dir="auto"
          maxLength={MAX_REVIEW_LENGTH}
          value={review}
          onChange={({ target }) => setTyped({ rating, review: target.value })}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error`}
          className="field-input"
        />
        <p id={`${id}-error`} role="alert" className="mt-1 text-sm font-bold text-tomato-ink">
          {error ?? (review.length >= MAX_REVIEW_LENGTH && messages.longest(MAX_REVIEW_LENGTH.toLocaleString('en')))}
        </p>
      </Labelled>
      <div className="flex flex-wrap gap-3">
        <SubmitButton isBusy={isBusy} text={edited ? messages.save : messages.send} />
        {edited && <Button onClick={close} text={messages.cancel} />}
      </div>
    </form>
  )
}

/** Says that it is sent. The reviews are read again also after a failure: it may be that only the answer was lost. */
async function sendReview(productId: string, edited: Review | undefined, body: Ask<'addReview'>['body']) {
  const outcome = edited
    ? await callApi('updateReview', { params: { reviewId: edited._id }, body })
    : await callApi('addReview', { params: { productId }, body })
  const areRead = fetchReviewsAgain(productId)
  if (outcome.kind !== 'success') return outcome
  toast.success(outcome.reply.message ?? '')
  await areRead
  return outcome
}

/** The button that has opened the form is gone. */
function focusOnStars(form: HTMLFormElement | null) {
  form?.querySelector<HTMLElement>(':checked')?.focus()
}

interface StarFieldProps {
  readonly name: string
  readonly rating: number | undefined
  readonly onRate: (rating: number) => void
  readonly isMissing: boolean
}

/** Five radio buttons drawn as stars: a star is filled up to the chosen one. */
function StarField({ name, rating = 0, onRate, isMissing }: StarFieldProps) {
  return (
    <fieldset aria-describedby={`${name}-missing`} className="min-w-0">
      <legend className="font-bold">{messages.starsLabel}</legend>
      <div className="star-field">
        {FIVE.map((star) => (
          <label key={star}>
            <input
              type="radio"
              name={name}
              value={star}
              checked={star === rating}
              onChange={() => onRate(star)}
              aria-label={messages.stars(star)}
            />
            <Star aria-hidden size={30} className={star <= rating ? 'fill-saffron text-saffron' : 'text-ink-soft'} />
          </label>
        ))}
      </div>
      <p id={`${name}-missing`} role="alert" className="text-sm font-bold text-tomato-ink">
        {isMissing && rating === 0 && messages.chooseStars}
      </p>
    </fieldset>
  )
}
