import type { ShelfProduct } from '@baqala/contract/admin/stock'
import { inShopDigits } from '@baqala/contract/digits'
import type { ReactNode } from 'react'
import { Dialog } from '@baqala/kit/ui/dialog.tsx'
import { Picture } from '@baqala/kit/ui/picture.tsx'
import { type Loadable, Loaded } from '../ui/screen-parts.tsx'

interface ProductDialogProps<Data> {
  readonly query: Loadable<Data>
  /** The title until the product is known. */
  readonly title: string
  readonly onClose: () => void
  /** Beside the picture. */
  readonly facts: (data: Data) => ReactNode
  readonly children: (data: Data) => ReactNode
}

/** A product that was scanned or found: its name and picture, some facts, and a form. */
export function ProductDialog<Data extends { readonly product: ShelfProduct }>(props: ProductDialogProps<Data>) {
  const { query, title, onClose, facts, children } = props
  return (
    <Dialog title={query.data ? shelfName(query.data.product) : title} onClose={onClose}>
      <Loaded query={query}>
        {(data) => (
          <>
            <div className="flex items-center gap-4">
              <Picture url={data.product.image} alt="" className="max-w-18 shrink-0" />
              <p className="min-w-0 wrap-anywhere">{facts(data)}</p>
            </div>
            {children(data)}
          </>
        )}
      </Loaded>
    </Dialog>
  )
}

export function shelfName({ title, unit }: Pick<ShelfProduct, 'title' | 'unit'>): string {
  return inShopDigits(`${title} ${unit}`)
}
