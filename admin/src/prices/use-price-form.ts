import type { Prices } from '@baqala/contract/admin/prices'
import { changeAdmin } from '../api/calls.ts'
import { useForm } from '../ui/form.tsx'
import { amountOf } from '../ui/words.ts'

/** A form with the fields `price` and `priceAfterDiscount`, empty for no sale. A large change asks for a proof. */
export function usePriceForm(id: string, onChanged: (after: Prices) => string | void, onDone?: () => void) {
  return useForm(async ({ price = '', priceAfterDiscount: sale = '', ...proof }) => {
    // The server refuses 0, and says so at the field.
    const body = { price: amountOf(price) || 0, priceAfterDiscount: sale.trim() === '' ? null : amountOf(sale) || 0 }
    const { after } = await changeAdmin('products', 'changePrice', { params: { id }, body }, proof)
    return onChanged(after)
  }, onDone)
}
