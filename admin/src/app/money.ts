import { westernDigits } from '@baqala/contract/digits'
import { messages } from '#messages/app'

/** An amount in EGP as it is written: "46.50 EGP", "1,357.95 EGP". */
export function egp(amount: number): string {
  const piastres = (Math.round(amount * 100) / 100).toFixed(2)
  return `${piastres.replace(/\B(?=(\d{3})+\.)/g, ',')} ${messages.currency}`
}

// Thousands as `egp` writes them: with marks before every three digits, and two decimals at most.
const IN_THOUSANDS = /^-?\d{1,3}(,\d{3})+(\.\d{1,2})?$/

/**
 * A number as somebody typed it: 12,5 and ١٢٫٥ are 12.5, and 1,250 is 1250. NaN for what is none, and for 1.250, which reads two
 * ways: money has two decimals.
 */
export function amountOf(typed: string): number {
  const plain = westernDigits(typed).replaceAll('٬', ',').replace('−', '-').trim()
  if (IN_THOUSANDS.test(plain)) return Number(plain.replaceAll(',', ''))
  const decimal = plain.replace(/[٫,]/, '.')
  return plain === '' || /\.\d{3,}$/.test(decimal) ? Number.NaN : Number(decimal)
}
