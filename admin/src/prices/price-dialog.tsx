import { type AdminReply, useCall } from '../api/calls.ts'
import { Form } from '../ui/form.tsx'
import { egp } from '../ui/words.ts'
import { ProductDialog } from '../goods/product-dialog.tsx'
import { Cost, UndoPrice, undoPrice } from './price-changes.tsx'
import { PriceFields, usePriceForm } from './price-form.tsx'
import { messages } from '#messages/prices'

export function PriceDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  return (
    <ProductDialog
      query={useCall('products', 'getPrice', { params: { id } })}
      title={messages.title}
      onClose={onClose}
      facts={(prices) => (
        <>
          {messages.now}
          <br />
          <Cost prices={prices} className="text-2xl font-extrabold" />
        </>
      )}
    >
      {/* Other prices, such as those of an undo, are another form. */}
      {(data) => <PriceForm key={`${data.price} ${data.priceAfterDiscount}`} priced={data} onDone={onClose} />}
    </ProductDialog>
  )
}

function PriceForm({ priced, onDone }: { readonly priced: AdminReply<'getPrice'>; readonly onDone: () => void }) {
  const { product, undo } = priced
  const form = usePriceForm(product._id, priced, () => messages.saved, onDone)
  return (
    <>
      {undo && (
        <div className="flex flex-wrap items-center gap-3 rounded-field bg-well px-4 py-2">
          <p className="min-w-0 flex-1">
            {messages.youChanged(egp(undo.before.priceAfterDiscount ?? undo.before.price))}
          </p>
          <UndoPrice undo={() => undoPrice(product._id)} />
        </div>
      )}
      <Form form={form} submit={messages.save} hasProof>
        <PriceFields form={form} prices={priced} className="grid gap-4 sm:grid-cols-2" />
      </Form>
    </>
  )
}
