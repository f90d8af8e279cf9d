import { westernDigits } from '@baqala/contract/digits'
import { messages } from '#messages/app'

/** An amount in EGP as it is written: "46.50 EGP", "1,357.95 EGP". */
export function egp(amount: number): string {
  const piastres = (Math.round(amount * 100) / 100).toFixed(2)
  return `${piastres.replace(/\B(?=(\d{3})+\.)/g, ',')} ${messages.currency}`
}

/** A number as somebody typed it, with a comma or in Arabic digits. NaN for what is none. */
export function amountOf(typed: string): number {
  const plain = westernDigits(typed).replace(/[٫,]/, '.').replace('−', '-').trim()
  return plain === '' ? Number.NaN : Number(plain)
}
