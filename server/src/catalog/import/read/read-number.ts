/** Parses numbers as people and spreadsheets write them: ١٢٫٥٠, 12,50, 1,250.00, 12.5. */
import { westernDigits } from '@baqala/contract/digits'
import type { Message } from '../../../refusal.ts'
import { messages } from '../import.messages.en.ts'

const TWO_READINGS = /^\d{1,3},\d{3}$/

/** Returns the amount in a cell, or why there is none. */
export function readAmount(cell: string): number | Message {
  const digits = toWestern(cell)
  if (TWO_READINGS.test(digits)) {
    return messages.twoReadings({ thousands: digits.replace(',', ''), decimals: digits.replace(',', '.') })
  }
  const amount = withPoint(digits)
  return /^-?\d+(\.\d+)?$/.test(amount) ? Number(amount) : messages.noAmount
}

/** Returns the count in a cell, or why there is none. Spreadsheets may write 12 as 12.0. */
export function readCount(cell: string): number | Message {
  const digits = toWestern(cell).replace(/[.,]0+$/, '')
  return /^-?\d+$/.test(digits) ? Number(digits) : messages.noCount
}

/** Replaces Arabic-Indic and Persian digits and the Arabic decimal separator (٫); drops thousands separators (٬) and spaces. */
function toWestern(cell: string): string {
  return westernDigits(cell)
    .replace(/[\s٬\u200e\u200f\u061c]/g, '')
    .replace(/٫/g, '.')
}

/** Makes a point the decimal separator: that is the last comma or point. Several commas without a point mark thousands. */
function withPoint(digits: string): string {
  const comma = digits.lastIndexOf(',')
  const point = digits.lastIndexOf('.')
  if (comma === -1) return digits
  if (point > comma) return digits.replaceAll(',', '')
  if (point === -1 && /^\d{1,3}(,\d{3}){2,}$/.test(digits)) return digits.replaceAll(',', '')
  return digits.replaceAll('.', '').replace(',', '.')
}
