import type { Prices } from '@baqala/contract/admin/prices'
import { twoDecimals } from '@baqala/contract/money'
import { type ComponentProps, useState } from 'react'
import { amountOf } from '@baqala/contract/typed-amount'
import { ErrorAlert } from '@baqala/kit/ui/error-alert.tsx'
import { CallFailed, callAdmin, changeAdmin, type AdminReply, useCall } from '../api/calls.ts'
import { changesIn, Field, useForm, Form } from '../ui/form.tsx'
import { egp } from '../ui/words.ts'
import { offerUndo } from '../ui/undo-bar.tsx'
import { ProductDialog, shelfName } from '../goods/product-dialog.tsx'
import { Cost, UndoPrice, undoPrice } from './price-changes.tsx'
import { messages } from '#messages/prices'

/**
 * A form with the fields `price` and `priceAfterDiscount`, empty for no sale. It asks about a price that is far from the one before,
 * and saves it with the next press. A large change asks for a proof. It offers to take back what it changed.
 */
export function usePriceForm(id: string, name: string, before: Prices, onDone: () => void) {
  const [question, setQuestion] = useState('')
  const [seen, setSeen] = useState(pricesOf(before))
  const form = useForm(async ({ price = '', priceAfterDiscount: sale = '', ...proof }) => {
    // The server refuses 0, and says so at the field.
    const body = { price: amountOf(price) || 0, priceAfterDiscount: sale.trim() === '' ? null : amountOf(sale) || 0 }
    const asked = questionOf(before, body)
    if (asked !== question && asked !== '') return setQuestion(asked)
    const ask = { params: { id }, body: { ...body, before: seen } }
    const { before: was, after } = await changeAdmin('products', 'changePrice', ask, proof).catch(async (error) => {
      // Somebody changed the price meanwhile, and the refusal names it: it is seen now.
      if (error instanceof CallFailed && error.status === 409)
        setSeen(pricesOf(await callAdmin('getPrice', { params: { id } })))
      throw error
    })
    const now = inWords(after)
    const isOther = Object.keys(changesIn(after, was)).length > 0
    // An undo of no change would take back the change before it.
    const undo = () => changeAdmin('products', 'undoPrice', { params: { id }, body: { before: was, after } })
    offerUndo(isOther ? { text: messages.isNow(name, now), undo } : undefined)
    return isOther ? '' : messages.asBefore(name, now)
  }, onDone)
  return { ...form, question, forget: () => setQuestion('') }
}

function pricesOf({ price, priceAfterDiscount }: Prices): Prices {
  return { price, priceAfterDiscount }
}

// A sale names both prices: either may have been changed.
function inWords({ price, priceAfterDiscount: sale }: Prices): string {
  return sale === null ? egp(price) : messages.bothPrices(egp(price), egp(sale))
}

// Above a real change of price, and below a point that was forgotten or typed once too often.
const FAR = 5

function questionOf({ price, priceAfterDiscount: sale }: Prices, after: Prices): string {
  const pairs = [[price, after.price] as const, [sale ?? price, after.priceAfterDiscount ?? 0] as const]
  const far = pairs.filter(([from, to]) => to > 0 && (to >= from * FAR || to * FAR <= from))
  return far.map(([from, to]) => messages.isItRight(egp(from), egp(to))).join(' ')
}

interface PriceFieldsProps extends Pick<ComponentProps<typeof Field>, 'autoFocus' | 'onFocus'> {
  readonly form: ReturnType<typeof usePriceForm>
  readonly prices: Prices
  readonly className: string
}

/** The fields of the form, of which the first may take the focus, and its question. Another price is another question. */
export function PriceFields({ form, prices, className, ...first }: PriceFieldsProps) {
  return (
    <>
      <div onChange={form.forget} className={className}>
        <Field
          name="price"
          label={messages.price}
          inputMode="decimal"
          required
          defaultValue={twoDecimals(prices.price)}
          {...first}
        />
        <Field
          name="priceAfterDiscount"
          inputMode="decimal"
          label={messages.salePrice}
          hint={messages.saleHint}
          defaultValue={prices.priceAfterDiscount === null ? undefined : twoDecimals(prices.priceAfterDiscount)}
        />
      </div>
      <ErrorAlert message={form.question} />
    </>
  )
}

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
  const { product, undo, price, priceAfterDiscount } = priced
  const form = usePriceForm(product._id, shelfName(product), priced, onDone)
  return (
    <>
      {undo && (
        <div className="flex flex-wrap items-center gap-3 rounded-field bg-well px-4 py-2">
          <p className="min-w-0 flex-1">{messages.youChanged(inWords(undo.before))}</p>
          <UndoPrice undo={() => undoPrice(product._id, undo.before, { price, priceAfterDiscount })} />
        </div>
      )}
      <Form form={form} submit={messages.save} hasProof>
        <PriceFields form={form} prices={priced} className="grid gap-4 sm:grid-cols-2" />
      </Form>
    </>
  )
}
