import type { ShelfProduct } from '@baqala/contract/admin/stock'
import { inShopDigits } from '@baqala/contract/arabic'
import type { ReactNode } from 'react'
import { Picture } from '@baqala/kit/ui/picture.tsx'
import { ModalWithFoot } from '../ui/form-dialog.tsx'
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
    <ModalWithFoot title={query.data ? shelfName(query.data.product) : title} onClose={onClose}>
      <Loaded query={query}>
        {(data) => (
          <>
            <div ref={focusNumber} className="flex items-center gap-4">
              <Picture url={data.product.image} alt="" className="max-w-18 shrink-0" />
              <p className="min-w-0">{facts(data)}</p>
            </div>
            {children(data)}
          </>
        )}
      </Loaded>
    </ModalWithFoot>
  )
}

/** With a mouse, typing begins at the number. On a phone its keyboard would cover the dialog, so there the title keeps the focus. */
function focusNumber(facts: HTMLElement | null) {
  if (!matchMedia('(hover: hover) and (pointer: fine)').matches) return
  const field = facts?.closest('dialog')?.querySelector<HTMLInputElement>('[inputmode]')
  field?.select()
  // A dialog that opens with all its content gives the focus to its title afterwards.
  queueMicrotask(() => field?.focus())
}

export function shelfName({ title, unit }: Pick<ShelfProduct, 'title' | 'unit'>): string {
  return inShopDigits(`${title} ${unit}`)
}
