import type { Prices } from '@baqala/contract/admin/prices'
import { type ComponentProps, useState } from 'react'
import { ErrorAlert } from '@baqala/kit/ui/error-alert.tsx'
import { changeAdmin } from '../api/calls.ts'
import { Field, useForm } from '../ui/form.tsx'
import { amountOf, egp } from '../ui/words.ts'
import { messages } from '#messages/prices'

/**
 * A form with the fields `price` and `priceAfterDiscount`, empty for no sale. It asks about a price that is far from the one before,
 * and saves it with the next press. A large change asks for a proof.
 */
export function usePriceForm(
  id: string,
  before: Prices,
  onChanged: (after: Prices) => string | void,
  onDone: () => void,
) {
  const [question, setQuestion] = useState('')
  const form = useForm(async ({ price = '', priceAfterDiscount: sale = '', ...proof }) => {
    // The server refuses 0, and says so at the field.
    const body = { price: amountOf(price) || 0, priceAfterDiscount: sale.trim() === '' ? null : amountOf(sale) || 0 }
    const asked = questionOf(before, body)
    if (asked !== question && asked !== '') return setQuestion(asked)
    const { after } = await changeAdmin('products', 'changePrice', { params: { id }, body }, proof)
    return onChanged(after)
  }, onDone)
  return { ...form, question, forget: () => setQuestion('') }
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
export function PriceFields({
  form,
  prices: { price, priceAfterDiscount: sale },
  className,
  ...first
}: PriceFieldsProps) {
  return (
    <>
      <div onChange={form.forget} className={className}>
        <Field
          name="price"
          label={messages.price}
          inputMode="decimal"
          required
          defaultValue={price.toFixed(2)}
          {...first}
        />
        <Field
          name="priceAfterDiscount"
          inputMode="decimal"
          label={messages.salePrice}
          hint={messages.saleHint}
          defaultValue={sale?.toFixed(2)}
        />
      </div>
      <ErrorAlert message={form.question} />
    </>
  )
}
