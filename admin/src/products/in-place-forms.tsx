/** The forms of a product's stock and price, in its row. */
import { SubmitButton } from '@baqala/kit/ui/submit-button.tsx'
import { callAdmin } from '../app/call-admin.ts'
import { Field, Form } from '../app/form.tsx'
import { amountOf, egp } from '../app/money.ts'
import { changeWithProof } from '../app/proof.ts'
import type { Undoable } from '../app/undo-bar.tsx'
import { useForm } from '../app/use-form.ts'
import { wholeTitle } from '../app/in-language.ts'
import { refreshProducts, type Listed } from './use-products.ts'
import { messages } from '#messages/products'

export type Sellable = Pick<
  Listed,
  '_id' | 'title' | 'titleAr' | 'unit' | 'unitAr' | 'price' | 'priceAfterDiscount' | 'stock'
>

interface RowFormProps {
  readonly product: Sellable
  readonly onClose: () => void
  readonly onDone: (done: Undoable) => void
}

/** Sets the stock to what was counted. */
export function StockForm({ product, onClose, onDone }: RowFormProps) {
  const { _id: id, stock } = product
  const form = useForm(
    async ({ counted = '' }) => {
      const { stock: now } = await countStock(id, amountOf(counted))
      onDone({ text: messages.stockIsNow(wholeTitle(product), now), undo: () => countStock(id, stock) })
      onClose()
    },
    ['counted'],
  )
  return (
    <Form form={form} className="grid gap-2">
      <Field name="counted" label={messages.piecesCounted} inputMode="numeric" defaultValue={stock} {...chosen} />
      <Buttons isBusy={form.isBusy} onClose={onClose} />
    </Form>
  )
}

/** Changes price and sale price. A large change asks for the second factor. */
export function PriceForm({ product, onClose, onDone }: RowFormProps) {
  const { _id: id, price, priceAfterDiscount } = product
  const form = useForm(
    async ({ price = '', priceAfterDiscount: sale = '', ...proof }) => {
      const body = { price: amountOf(price), priceAfterDiscount: sale.trim() === '' ? null : amountOf(sale) }
      const { after } = await changeWithProof(proof, ['products'], () =>
        callAdmin('changePrice', { params: { id }, body }),
      )
      const now = egp(after.priceAfterDiscount ?? after.price)
      onDone({ text: messages.priceIsNow(wholeTitle(product), now), undo: () => undoPrice(id) })
      onClose()
    },
    ['price', 'priceAfterDiscount', 'code', 'password'],
  )
  return (
    <Form form={form} className="grid gap-2" hasProof>
      <Field
        name="price"
        label={messages.price}
        inputMode="decimal"
        dir="ltr"
        defaultValue={price.toFixed(2)}
        {...chosen}
      />
      <Field
        name="priceAfterDiscount"
        label={messages.salePrice}
        placeholder={messages.noSale}
        inputMode="decimal"
        dir="auto"
        defaultValue={priceAfterDiscount?.toFixed(2)}
      />
      <Buttons isBusy={form.isBusy} onClose={onClose} />
    </Form>
  )
}

// The press that opened the form was for this field, and its old value is to be typed over.
const chosen = {
  autoComplete: 'off',
  autoFocus: true,
  onFocus: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => currentTarget.select(),
} as const

function Buttons({ isBusy, onClose }: { readonly isBusy: boolean; readonly onClose: () => void }) {
  return (
    <div className="flex flex-wrap gap-2">
      <SubmitButton isBusy={isBusy}>{messages.save}</SubmitButton>
      <button type="button" onClick={onClose} className="admin-tab">
        {messages.cancel}
      </button>
    </div>
  )
}

async function countStock(id: string, counted: number) {
  const done = await callAdmin('changeStock', { params: { id }, body: { counted } })
  await refreshProducts()
  return done
}

async function undoPrice(id: string): Promise<void> {
  await callAdmin('undoPrice', { params: { id } })
  await refreshProducts()
}
