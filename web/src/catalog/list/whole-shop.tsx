import { paths } from '@baqala/contract/paths'
import { Link } from '@baqala/kit/ui/link.tsx'
import { messages } from '#messages/filters'

interface WholeShopProps {
  readonly typed: string
  /** Products found, undefined until that is known. */
  readonly count?: number | undefined
  readonly className: string
}

/** The way from the field, which knows categories, to the search of all products. */
export function WholeShop({ typed, count, className }: WholeShopProps) {
  return (
    <p className={`wrap-anywhere ${className}`}>
      <Link to={paths.searchFor(typed)} className="text-link inline-block min-h-11 content-center">
        {messages.searchWholeShop(typed, count)}
      </Link>
    </p>
  )
}
