import { LoadFailed } from '@baqala/kit/ui/load-failed.tsx'
import { PressButton } from '@baqala/kit/ui/press-button.tsx'
import { Spinner } from '@baqala/kit/ui/spinner.tsx'
import { useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { scrollAsPageGrows } from '../ui/scroll-as-page-grows.ts'
import { MyReviewPart } from './my-review.tsx'
import { ReviewText } from './review-text.tsx'
import { type MyReview, useMyReview, useReviews } from './use-reviews.ts'
import { messages } from '#messages/reviews'
import './reviews.css'

/** The reviews of a product, newest first, and the shopper's own above them. */
export function Reviews({ productId, ratings }: { readonly productId: string; readonly ratings: number }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  const mine = useMyReview(productId).data
  useArrival(heading)
  return (
    <section aria-labelledby={headingId} className="mt-10">
      <h2 id={headingId} ref={heading} tabIndex={-1} className="mb-4 scroll-mt-24 text-2xl outline-none sm:text-3xl">
        {messages.reviews}
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {mine && <MyReviewPart productId={productId} mine={mine} heading={heading} />}
        <ReviewsOfOthers productId={productId} ratings={ratings} mine={mine} />
      </div>
    </section>
  )
}

/** Leads to the reviews from a link to them, such as "Rate it", also while the products above them grow. */
function useArrival(heading: { readonly current: HTMLElement | null }) {
  const { hash, key } = useLocation()
  useEffect(() => {
    const { current } = heading
    if (hash !== '#reviews' || !current) return
    current.focus({ preventScroll: true })
    return scrollAsPageGrows(() => current.scrollIntoView())
  }, [hash, key, heading])
}

interface ReviewsOfOthersProps {
  readonly productId: string
  readonly ratings: number
  readonly mine: MyReview | undefined
}

function ReviewsOfOthers({ productId, ratings, mine }: ReviewsOfOthersProps) {
  const pages = useReviews(productId)
  const [firstNew, setFirstNew] = useState<number>()
  if (pages.isPending) return <Spinner isSmall />
  if (!pages.data) return <LoadFailed text={messages.notLoaded} onRetry={() => void pages.refetch()} />
  const reviews = pages.data.pages.flatMap(({ data }) => data).filter(({ _id }) => _id !== mine?.review?._id)
  // A shopper who may write has the form above.
  if (reviews.length === 0 && !pages.hasNextPage)
    return mine?.review || mine?.mayReview ? null : <p className="text-ink-soft">{messages.none(ratings)}</p>

  function showMore() {
    setFirstNew(reviews.length)
    return pages.fetchNextPage()
  }

  return (
    <>
      <ul role="list" className="panel review-list">
        {reviews.map((review, at) => (
          <li key={review._id} tabIndex={-1} ref={at === firstNew ? focusOn : undefined}>
            <ReviewText review={review} />
          </li>
        ))}
      </ul>
      {pages.hasNextPage && <PressButton work={showMore} className="justify-self-start" text={messages.showMore} />}
    </>
  )
}

/** The button goes with the last page, and the focus would with it. */
function focusOn(item: HTMLElement | null) {
  item?.focus()
}
