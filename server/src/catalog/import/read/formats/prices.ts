import { type DecimalMark, readAmount } from '../read-number.ts'

/** Two prices as other shops tell them: what is paid, and what it was before. */
export function pricesOf(now: string, before: string, mark: DecimalMark | undefined) {
  const [paid, was] = [readAmount(now, mark), readAmount(before, mark)]
  // An amount that cannot be read is a problem of this row.
  if (before !== '' && typeof was !== 'number') return { price: now, priceAfterDiscount: before }
  const isReduced = typeof paid === 'number' && typeof was === 'number' && was > paid
  return isReduced ? { price: before, priceAfterDiscount: now } : { price: now, priceAfterDiscount: '' }
}

/** The price after a discount of so many EGP, or per cent: '' without one. */
export function discounted(price: string, discount: string, mode: string, mark: DecimalMark | undefined): string {
  const [from, off] = [readAmount(price, mark), readAmount(discount.replace('%', ''))]
  if (discount === '' || off === 0) return ''
  if (typeof from !== 'number' || typeof off !== 'number') return discount
  return (/percent|%/i.test(mode + discount) ? (from * (100 - off)) / 100 : from - off).toFixed(2)
}
