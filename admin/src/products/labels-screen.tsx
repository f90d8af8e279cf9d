import { inShopDigits } from '@baqala/contract/arabic'
import { twoDecimals } from '@baqala/contract/money'
import { Button, ButtonLink } from '@baqala/kit/ui/button.tsx'
import { ScreenTitle } from '@baqala/kit/ui/screen-title.tsx'
import { paths, queryString, useQueryParams } from '../ui/paths.ts'
import { ChoiceLinks, Loaded, ScreenHead } from '../ui/screen-parts.tsx'
import { eanBars } from './ean.ts'
import { type Listed, useProducts } from '../goods/use-products.ts'
import { messages } from '#messages/products'

const SIZES = ['58', '80', 'a4'] as const

/** Labels for the shelf in both languages. Which products, and the paper, stand in the address. */
export function LabelsScreen() {
  const { ids = '', ...asked } = useQueryParams()
  const size = SIZES.find((each) => each === asked.size) ?? '58'
  const products = useProducts({ ids })
  if (ids === '')
    return (
      <>
        <ScreenTitle>{messages.labelsTitle}</ScreenTitle>
        <div className="panel mt-5 grid justify-items-start gap-4 p-6">
          <p>{messages.noLabels}</p>
          <ButtonLink to={paths.products} text={messages.title} />
        </div>
      </>
    )
  return (
    <>
      <div className="grid gap-4 print:hidden">
        <ScreenHead title={messages.labelsTitle}>
          <Button onClick={() => print()} look="leaf" text={messages.print} />
        </ScreenHead>
        <ChoiceLinks
          label={messages.size}
          choices={SIZES.map((each) => [each, messages.sizes[each]])}
          chosen={size}
          linkTo={(each) => queryString({ ids, size: each })}
        />
        <p className="text-sm text-ink-soft">{messages.labelsHint}</p>
      </div>
      <Loaded query={products} failureText={messages.failed} className="mt-5">
        {(data) => (
          <ul className={`shelf-labels shelf-labels-${size}`}>
            {data.products.map((product) => (
              <ShelfLabel key={product._id} product={product} />
            ))}
          </ul>
        )}
      </Loaded>
    </>
  )
}

/** The name in both languages, what it costs, what it cost before the sale, and the bars of its code. */
function ShelfLabel({ product }: { readonly product: Listed }) {
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
        {priceAfterDiscount !== null && <del>{twoDecimals(price)}</del>}
        <b>{twoDecimals(priceAfterDiscount ?? price)}</b>
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
