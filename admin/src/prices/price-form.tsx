import type { Prices } from '@baqala/contract/admin/prices'
import { type ComponentProps, useState } from 'react'
import { ErrorAlert } from '@baqala/kit/ui/error-alert.tsx'
import { changeAdmin } from '../api/calls.ts'
import { useForm } from '../ui/form.tsx'
import { amountOf, egp } from '../ui/words.ts'
import { messages } from '#messages/prices'

/**
 * A form with the fields `price` and `priceAfterDiscount`, empty for no sale. It asks about a price that is far from the one before,
 * and saves it with the next press. A large change asks for a proof.
 */
export function usePriceForm(
  { id, ...before }: Prices & { readonly id: string },
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

interface PriceFieldsProps extends ComponentProps<'div'> {
  readonly form: Pick<ReturnType<typeof usePriceForm>, 'question' | 'forget'>
}

/** Around the fields of the form, with its question below them. Another price is another question. */
export function PriceFields({ form, ...fields }: PriceFieldsProps) {
  return (
    <>
      <div {...fields} onChange={form.forget} />
      <ErrorAlert message={form.question} />
    </>
  )
}
