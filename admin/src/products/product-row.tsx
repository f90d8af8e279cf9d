import type { ComponentProps, ReactNode } from 'react'
import { Picture } from '@baqala/kit/ui/picture.tsx'
import { paths } from '../ui/paths.ts'
import { NameLink } from '../ui/screen-parts.tsx'
import { useMay } from '../session/use-session.ts'
import { nameOf, wholeTitle } from '../ui/words.ts'
import type { Listed } from '../goods/use-products.ts'
import { messages } from '#messages/products'

export function Tick(box: ComponentProps<'input'>) {
  return (
    <label className="inline-grid size-11 place-items-center">
      <input type="checkbox" {...box} className="size-5 accent-leaf" />
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
