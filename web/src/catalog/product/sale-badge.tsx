import { percentSaved, type Priced } from '../product-facts.ts'
import { messages } from '#messages/catalog'

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
