import { ButtonLink } from '@baqala/kit/ui/button.tsx'
import { PressButton } from '@baqala/kit/ui/press-button.tsx'
import { paths, useQueryParams } from '../ui/paths.ts'
import { type AdminReply, changeAdmin, keepsLast, useCall } from '../api/calls.ts'
import { Loaded, NameLink, Pager, ScreenHead, Table } from '../ui/screen-parts.tsx'
import { dateWords, wholeTitle } from '../ui/words.ts'
import { messages } from '#messages/reviews'

type Listed = AdminReply<'listNewestReviews'>['reviews'][number]

/** The newest reviews, hidden ones too: of all products, or of the one that the address names. */
export function ReviewsScreen() {
  const query = useQueryParams()
  const reviews = useCall('reviews', 'listNewestReviews', { query }, keepsLast)
  return (
    <>
      <ScreenHead title={messages.title}>
        {query.product && <ButtonLink to={paths.reviews} text={messages.all} />}
      </ScreenHead>
      <p className="mt-1 max-w-prose text-pretty text-ink-soft">
        {messages.explained} {query.product && messages.ofOne}
      </p>
      <Loaded query={reviews} failureText={messages.failed} className="mt-5">
        {(data) => (
          <>
            <Table
              className="panel mt-5 overflow-clip"
              rows={data.reviews}
              keyOf={({ _id }) => _id}
              rowClass={({ isHidden }) => (isHidden ? 'bg-well' : undefined)}
              empty={query.product ? messages.emptyOfOne : messages.empty}
              columns={[
                { head: messages.product, cell: ({ product }) => <ProductLink product={product} /> },
                { head: messages.stars, className: 'whitespace-nowrap', cell: ({ rating }) => messages.ofFive(rating) },
                { head: messages.review, cell: Words },
                { head: messages.written, className: 'text-ink-soft', cell: ({ createdAt }) => dateWords(createdAt) },
                {
                  head: <span className="sr-only">{messages.hide}</span>,
                  className: 'whitespace-nowrap',
                  cell: (review) => <HideButton review={review} />,
                },
              ]}
            />
            <Pager {...data} />
          </>
        )}
      </Loaded>
    </>
  )
}

function ProductLink({ product }: Pick<Listed, 'product'>) {
  return <NameLink to={`${paths.products}/${product._id}`} name={wholeTitle(product)} />
}

function Words({ review, isHidden }: Listed) {
  return (
    <>
      {isHidden && <strong className="me-2 text-tomato-ink">{messages.isHidden}</strong>}
      {review ? (
        <bdi className="whitespace-pre-line">{review}</bdi>
      ) : (
        <span className="text-ink-soft">{messages.starsAlone}</span>
      )}
    </>
  )
}

/** Hides the review or shows it again. Each undoes the other, so neither asks first. */
function HideButton({ review: { _id, product, isHidden } }: { readonly review: Listed }) {
  const title = wholeTitle(product)
  const ask = { params: { id: _id }, body: { isHidden: !isHidden } }
  return (
    <PressButton
      work={() => changeAdmin(['reviews', 'log'], 'hideReview', ask)}
      said={isHidden ? messages.shown : messages.hidden}
      aria-label={isHidden ? messages.showOf(title) : messages.hideOf(title)}
      look={isHidden ? 'quiet' : 'danger'}
      text={isHidden ? messages.show : messages.hide}
    />
  )
}
