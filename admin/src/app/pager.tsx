import { Link } from '@baqala/kit/ui/link.tsx'
import { messages } from '#messages/app'

interface PagerProps {
  readonly page: number
  readonly hasMore: boolean
  /** The address of another page; what is looked for stays in it. */
  readonly linkTo: (page: number) => string
}

/** Links to the pages before and after. */
export function Pager({ page, hasMore, linkTo }: PagerProps) {
  if (page === 1 && !hasMore) return null
  return (
    <div className="mt-4 flex gap-3">
      {page > 1 && (
        <Link to={linkTo(page - 1)} className="button button-quiet">
          {messages.previous}
        </Link>
      )}
      {hasMore && (
        <Link to={linkTo(page + 1)} className="button button-quiet">
          {messages.next}
        </Link>
      )}
    </div>
  )
}
