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
            <div ref={takeFocus} tabIndex={-1} className="flex items-center gap-4 outline-none">
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

/** A keyboard begins at the number. A phone would raise one over the window: there the facts have the focus, and Enter closes nothing. */
function takeFocus(facts: HTMLElement | null) {
  const hasKeyboard = matchMedia('(hover: hover) and (pointer: fine)').matches
  const field = hasKeyboard && facts?.closest('dialog')?.querySelector<HTMLInputElement>('[inputmode]')
  if (field) field.select()
  // A dialog that opens with all its content gives the focus to its own button afterwards.
  queueMicrotask(() => (field || facts)?.focus())
}

export function shelfName({ title, unit }: Pick<ShelfProduct, 'title' | 'unit'>): string {
  return inShopDigits(`${title} ${unit}`)
}
