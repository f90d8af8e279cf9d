import type { Product } from '@baqala/contract/catalog'
import { egp, egpWithPiastres } from '../../ui/egp.ts'
import { messages } from '@baqala/kit/messages'

interface ProductPriceProps {
  readonly product: Pick<Product, 'price' | 'priceAfterDiscount'>
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
        <span className="sr-only">{messages.priceBefore}</span>
        {amount(price)}
      </del>
      <span className={size}>
        <span className="sr-only">{messages.priceNow}</span>
        {amount(priceAfterDiscount)}
      </span>
    </span>
  )
}
