import { inShopDigits } from '@baqala/contract/digits'
import { eanBars } from './ean.ts'
import type { Listed } from './use-products.ts'

/** The name in both languages, what it costs, what it cost before the sale, and the bars of its code. */
export function ShelfLabel({ product }: { readonly product: Listed }) {
  const { title, titleAr, unit, unitAr, price, priceAfterDiscount, barcode, sku } = product
  return (
    <li className="shelf-label">
      <p lang="ar" dir="rtl" className="shelf-label-name">
        {titleAr || title} <span>{inShopDigits(unitAr || unit)}</span>
      </p>
      <p lang="en" dir="ltr" className="shelf-label-other">
        {title} {unit}
      </p>
      <p dir="ltr" className="shelf-label-price">
        {priceAfterDiscount !== null && <del>{price.toFixed(2)}</del>}
        <b>{(priceAfterDiscount ?? price).toFixed(2)}</b>
        <span lang="ar">ج.م</span>
      </p>
      <Bars code={barcode ?? ''} />
      <p dir="ltr" className="shelf-label-code">
        {barcode ?? sku}
      </p>
    </li>
  )
}

/** Nothing for a code that has no bars, such as the shop's own. */
function Bars({ code }: { readonly code: string }) {
  const bars = eanBars(code)
  if (bars === undefined) return null
  // A quiet zone of ten bars on either side, without which a scanner does not find the first one.
  const dark = [...bars.matchAll(/1+/g)].map(({ index, 0: run }) => `M${index + 10} 0h${run.length}v30h-${run.length}z`)
  return (
    <svg viewBox={`0 0 ${bars.length + 20} 30`} preserveAspectRatio="none" className="shelf-label-bars" aria-hidden>
      <path d={dark.join('')} />
    </svg>
  )
}
