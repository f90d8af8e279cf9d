import { westernDigits } from './arabic.ts'

const PLAIN = /^-?(?=\.?\d)\d*(\.\d{0,2})?$/
// Thousands as they are written: with marks before every three digits, and two decimals at most.
const IN_THOUSANDS = /^-?\d{1,3}(,\d{3})+(\.\d{0,2})?$/

/**
 * A number as somebody typed it: 12,5 and ١٢٫٥ are 12.5, and 1,250 is 1250. NaN for what is none, and for 1.250, which reads two
 * ways: money has two decimals.
 */
export function amountOf(typed: string): number {
  const plain = westernDigits(typed).replaceAll('٬', ',').replace('٫', '.').replace('−', '-').trim()
  if (IN_THOUSANDS.test(plain)) return Number(plain.replaceAll(',', ''))
  const decimal = plain.replace(',', '.')
  return PLAIN.test(decimal) ? Number(decimal) : Number.NaN
}
