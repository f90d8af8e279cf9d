import { paths } from '@baqala/contract/paths'
import { ButtonLink } from '@baqala/kit/ui/button.tsx'
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
      <ButtonLink to={paths.searchFor(typed)} look="textLine" text={messages.searchWholeShop(typed, count)} />
    </p>
  )
}
