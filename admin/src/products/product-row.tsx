import { LOW_STOCK } from '@baqala/contract/admin/limits'
import type { ComponentProps, ReactNode } from 'react'
import { Picture } from '@baqala/kit/ui/picture.tsx'
import { paths } from '../ui/paths.ts'
import { NameLink } from '../ui/screen-parts.tsx'
import { useMay } from '../session/use-session.ts'
import { dateWords, nameOf, wholeTitle } from '../ui/words.ts'
import { Cost } from '../prices/price-changes.tsx'
import { InPlace, PriceForm, StockForm, type Sellable } from './in-place.tsx'
import type { Listed } from '../goods/use-products.ts'
import { messages } from '#messages/products'

export function Tick(box: ComponentProps<'input'>) {
  return (
    <label className="tick">
      <input type="checkbox" {...box} />
    </label>
  )
}

export function Title({ product }: { readonly product: Listed }) {
  const { _id: id, sku, barcode, imageCover, isWithdrawn } = product
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Picture url={imageCover} alt="" className="max-w-14 shrink-0" />
      <div className="min-w-0 flex-1 basis-24">
        <NameLink to={useMay('catalog') ? `${paths.products}/${id}` : undefined} name={wholeTitle(product)} />
        {isWithdrawn && <p className="text-sm font-bold text-tomato-ink">{messages.offSale}</p>}
        <p className="text-sm text-ink-soft">
          <bdi dir="ltr">{[sku, barcode].filter(Boolean).join(' · ')}</bdi>
        </p>
      </div>
    </div>
  )
}

export function groupsOf({ category, brand }: Listed): ReactNode {
  return (
    <>
      <bdi>{nameOf(category)}</bdi>
      <p className="text-ink-soft">
        <bdi>{nameOf(brand)}</bdi>
      </p>
    </>
  )
}

export function PriceInPlace({ product }: { readonly product: Sellable }) {
  const mayChange = useMay('catalog')
  const look = product.priceAfterDiscount === null ? '' : 'font-bold text-tomato-ink'
  const shown = <Cost prices={product} className={`whitespace-nowrap ${look}`} />
  if (!mayChange) return shown
  return (
    <InPlace label={messages.changePrice(wholeTitle(product))} shown={shown}>
      {(close) => <PriceForm product={product} onClose={close} />}
    </InPlace>
  )
}

export function StockInPlace({ product }: { readonly product: Sellable }) {
  const { stock } = product
  const mayChange = useMay('stock')
  const word = stock === 0 ? messages.soldOut : stock <= LOW_STOCK ? messages.low : ''
  const shown = (
    <span>
      <span className="font-bold">{stock}</span>{' '}
      {word && <span className="text-sm font-bold text-tomato-ink">{word}</span>}
    </span>
  )
  if (!mayChange) return shown
  return (
    <InPlace label={messages.changeStock(wholeTitle(product))} shown={shown}>
      {(close) => <StockForm product={product} onClose={close} />}
    </InPlace>
  )
}

export function CountedStock({ product }: { readonly product: Listed }) {
  const { lastCountedAt } = product
  return (
    <>
      <StockInPlace product={product} />
      <p className="text-sm text-ink-soft">
        {lastCountedAt === null ? messages.neverCounted : messages.counted(dateWords(lastCountedAt))}
      </p>
    </>
  )
}
