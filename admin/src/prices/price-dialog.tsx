import { inShopDigits } from '@baqala/contract/digits'
import { useQuery } from '@tanstack/react-query'
import { Dialog } from '@baqala/kit/ui/dialog.tsx'
import { toast } from '@baqala/kit/ui/toast.ts'
import { callAdmin, type AdminReply } from '../app/call-admin.ts'
import { Field, Form } from '../app/form.tsx'
import { Loaded } from '../app/loaded.tsx'
import { amountOf, egp } from '../app/money.ts'
import { changeWithProof } from '../app/proof.ts'
import { useForm } from '../app/use-form.ts'
import { UndoPrice } from './undo-price.tsx'
import { messages } from '#messages/prices'

interface PriceDialogProps {
  readonly id: string
  readonly onClose: () => void
}

/** The price and the sale price of a product. */
export function PriceDialog({ id, onClose }: PriceDialogProps) {
  const priced = useQuery({
    queryKey: ['products', id, 'price'],
    queryFn: () => callAdmin('getPrice', { params: { id } }),
  })
  const product = priced.data?.product
  return (
    <Dialog
      title={product ? inShopDigits(`${product.title} ${product.unit}`) : messages.title}
      onClose={onClose}
      isCloseQuiet
    >
      <Loaded query={priced}>
        {/* Other prices, such as those of an undo, are another form. */}
        {(data) => <PriceForm key={`${data.price} ${data.priceAfterDiscount}`} priced={data} onDone={onClose} />}
      </Loaded>
    </Dialog>
  )
}

interface PriceFormProps {
  readonly priced: AdminReply<'getPrice'>
  readonly onDone: () => void
}

function PriceForm({ priced: { product, price, priceAfterDiscount, undo }, onDone }: PriceFormProps) {
  const id = product._id
  const form = useForm(
    async ({ price: typed = '', priceAfterDiscount: sale = '', ...proof }) => {
      // The server refuses 0, and says so at the field.
      const body = { price: amountOf(typed) || 0, priceAfterDiscount: sale.trim() === '' ? null : amountOf(sale) || 0 }
      await changeWithProof(proof, ['products'], () => callAdmin('changePrice', { params: { id }, body }))
      toast.success(messages.saved)
      onDone()
    },
    ['price', 'priceAfterDiscount', 'code', 'password'],
  )
  return (
    <>
      <div className="flex items-center gap-4">
        <img src={`${product.image}?w=240`} alt="" width={72} height={72} className="size-18 shrink-0 object-contain" />
        <p>
          {messages.now}
          <br />
          <span className="text-2xl font-extrabold">{egp(priceAfterDiscount ?? price)}</span>{' '}
          {priceAfterDiscount !== null && <del className="text-ink-soft">{egp(price)}</del>}
        </p>
      </div>
      {undo && (
        <div className="flex flex-wrap items-center gap-3 rounded-field bg-well px-4 py-2">
          <p className="min-w-0 flex-1">
            {messages.youChanged(egp(undo.before.priceAfterDiscount ?? undo.before.price))}
          </p>
          <UndoPrice call="undoPrice" params={{ id }} />
        </div>
      )}
      <Form form={form} submit={messages.save} hasProof>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            name="price"
            label={messages.price}
            inputMode="decimal"
            dir="ltr"
            autoComplete="off"
            required
            defaultValue={price.toFixed(2)}
          />
          <Field
            name="priceAfterDiscount"
            label={messages.salePrice}
            hint={messages.saleHint}
            inputMode="decimal"
            dir="ltr"
            autoComplete="off"
            defaultValue={priceAfterDiscount?.toFixed(2) ?? ''}
          />
        </div>
      </Form>
    </>
  )
}
