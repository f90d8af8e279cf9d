import { egp, egpWithPiastres } from '../../ui/egp.ts'
import { percentSaved, type Priced } from '../product-facts.ts'
import { messages as uiMessages } from '@baqala/kit/messages'
import { messages } from '#messages/catalog'

interface ProductPriceProps {
  readonly product: Priced
  readonly isLarge?: boolean
  /** For lists beside the specification's, in the form of amounts that it does not fix. */
  readonly isSmall?: boolean
}

/** The price. A discounted product shows its old price struck through in red and the new one beside it. */
export function ProductPrice({
  product: { price, priceAfterDiscount },
  isLarge = false,
  isSmall = false,
}: ProductPriceProps) {
  const amount = isSmall ? egpWithPiastres : egp
  const size = `leading-tight font-extrabold ${isLarge ? 'text-3xl' : isSmall ? 'text-base' : 'text-lg sm:text-xl'}`
  if (priceAfterDiscount == null) return <span className={size}>{amount(price)}</span>
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      <del className={`${isLarge ? 'text-xl' : 'text-sm'} leading-tight font-semibold text-tomato-ink decoration-2`}>
        <span className="sr-only">{uiMessages.priceBefore}</span>
        {amount(price)}
      </del>
      <span className={size}>
        <span className="sr-only">{uiMessages.priceNow}</span>
        {amount(priceAfterDiscount)}
      </span>
    </span>
  )
}

interface SaleBadgeProps {
  readonly product: Priced
  /** Stands in a line of text, not over a picture. */
  readonly isInline?: boolean
}

/** "Sale" (specification 2) on a discounted product, and how much is saved. */
export function SaleBadge({ product, isInline = false }: SaleBadgeProps) {
  if (product.priceAfterDiscount == null) return null
  const percent = percentSaved(product)
  return (
    <span className={`sale-badge ${isInline ? 'static' : ''}`}>
      <span>{messages.sale}</span>
      {percent > 0 && <span> {messages.percentOff(percent)}</span>}
    </span>
  )
}
