import { percentSaved, type Priced } from '../product-facts.ts'
import { messages } from '#messages/catalog'

/** "Sale" (specification 2) on a discounted product, and how much is saved. `isInline`: in a line of text, not over a picture. */
export function SaleBadge({ product, isInline = false }: { readonly product: Priced; readonly isInline?: boolean }) {
  if (product.priceAfterDiscount == null) return null
  const percent = percentSaved(product)
  return (
    <span className={`sale-badge ${isInline ? 'static' : ''}`}>
      <span>{messages.sale}</span>
      {percent > 0 && <span> {messages.percentOff(percent)}</span>}
    </span>
  )
}
