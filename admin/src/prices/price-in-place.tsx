import type { Sellable } from '../goods/use-products.ts'
import { useMay } from '../session/use-session.ts'
import { InPlace, InPlaceForm, typedOver } from '../ui/in-place.tsx'
import { wholeTitle } from '../ui/words.ts'
import { Cost } from './price-changes.tsx'
import { PriceFields, usePriceForm } from './price-form.tsx'
import { messages } from '#messages/prices'

/** The price. Staff with the right can change it here. */
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

function PriceForm({ product, onClose }: { readonly product: Sellable; readonly onClose: () => void }) {
  const form = usePriceForm(product._id, wholeTitle(product), product, onClose)
  return (
    <InPlaceForm form={form} onClose={onClose} hasProof>
      <PriceFields form={form} prices={product} className="grid gap-2" {...typedOver} />
    </InPlaceForm>
  )
}
