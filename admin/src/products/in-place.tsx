import { type ReactNode, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@baqala/kit/ui/button.tsx'
import { SubmitButton } from '@baqala/kit/ui/submit-button.tsx'
import { Field, Form } from '../ui/form.tsx'
import { wholeTitle, amountOf } from '../ui/words.ts'
import { useStockForm } from '../stock/use-stock-form.ts'
import { PriceFields, usePriceForm } from '../prices/price-form.tsx'
import type { Listed, Product } from '../goods/use-products.ts'
import { messages } from '#messages/products'

interface InPlaceProps {
  /** The effect of a press, for screen readers, before the value that it shows. */
  readonly label: string
  readonly shown: ReactNode
  /** The form in place of the value. */
  readonly children: (close: () => void) => ReactNode
}

/** A value that becomes a form where it stands. Escape leaves it, and the focus goes back to the value. */
export function InPlace({ label, shown, children }: InPlaceProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  function close() {
    flushSync(() => setIsOpen(false))
    document.getElementById(id)?.focus()
  }
  if (!isOpen) {
    return (
      <button id={id} type="button" onClick={() => setIsOpen(true)} className="in-place">
        <span className="sr-only">{label}: </span>
        {shown}
      </button>
    )
  }
  return (
    // Escape is the keyboard's way to the button "Cancel".
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={({ key }) => key === 'Escape' && close()}>{children(close)}</div>
  )
}

export type Sellable = Listed | Product

/** Sets the stock to what was counted. */
export function StockForm({ product, onClose }: { readonly product: Sellable; readonly onClose: () => void }) {
  const { _id: id, stock } = product
  const changeOf = ({ counted = '' }) => ({ counted: amountOf(counted) })
  const form = useStockForm(id, wholeTitle(product), changeOf, onClose)
  return (
    <Form form={form} className="grid gap-2">
      <Field name="counted" label={messages.piecesCounted} inputMode="numeric" defaultValue={stock} {...chosen} />
      <Buttons isBusy={form.isBusy} onClose={onClose} />
    </Form>
  )
}

export function PriceForm({ product, onClose }: { readonly product: Sellable; readonly onClose: () => void }) {
  const form = usePriceForm(product._id, wholeTitle(product), product, onClose)
  return (
    <Form form={form} className="grid gap-2" hasProof>
      <PriceFields form={form} prices={product} className="grid gap-2" {...chosen} />
      <Buttons isBusy={form.isBusy} onClose={onClose} />
    </Form>
  )
}

// The press that opened the form was for this field, and its old value is to be typed over.
const chosen = {
  autoFocus: true,
  onFocus: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => currentTarget.select(),
} as const

function Buttons({ isBusy, onClose }: { readonly isBusy: boolean; readonly onClose: () => void }) {
  return (
    <div className="flex flex-wrap gap-2">
      <SubmitButton isBusy={isBusy}>{messages.save}</SubmitButton>
      <Button onClick={onClose} look="none" className="admin-tab" text={messages.cancel} />
    </div>
  )
}
