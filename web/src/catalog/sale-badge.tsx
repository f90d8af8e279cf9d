import { percentSaved, type Priced } from './saving.ts'
import * as messages from '#messages/catalog'

interface SaleBadgeProps {
  readonly product: Priced
  /** The percent have room beside the word on any screen. */
  readonly isWide?: boolean
}

/** "Sale" (specification 2) on a discounted product, and how much is saved. */
export function SaleBadge({ product, isWide = false }: SaleBadgeProps) {
  if (product.priceAfterDiscount == null) return null
  const percent = percentSaved(product)
  return (
    <span className={`sale-badge ${isWide ? 'static' : ''}`}>
      <span>{messages.sale}</span>
      {percent > 0 && <span className={isWide ? '' : 'max-sm:sr-only'}> {messages.percentOff(percent)}</span>}
    </span>
  )
}
