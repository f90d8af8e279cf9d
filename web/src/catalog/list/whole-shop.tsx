import { paths } from '@baqala/contract/paths'
import { ButtonLink } from '@baqala/kit/ui/button.tsx'
import { searchWith } from '../product-filters.ts'
import { useFilters } from './use-filters.ts'
import { messages } from '#messages/filters'

interface WholeShopProps {
  readonly typed: string
  /** Products found, undefined until that is known, and where filters leave fewer. */
  readonly count?: number | undefined
  readonly className: string
}

/** The way from the field, which knows categories, to the search of all products. */
export function WholeShop({ typed, count, className }: WholeShopProps) {
  const filters = useFilters(typed, undefined)
  const to = paths.searchFor(typed) + searchWith('', filters, '').replace('?', '&')
  return (
    <p className={`wrap-anywhere ${className}`}>
      <ButtonLink to={to} look="textLine" text={messages.searchWholeShop(typed, count)} />
    </p>
  )
}
