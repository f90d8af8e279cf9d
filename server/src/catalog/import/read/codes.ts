/** SKUs and barcodes in a spreadsheet's cells. */
import { foldArabic } from '@baqala/contract/arabic'
import { westernDigits } from '@baqala/contract/digits'

// People and programs write these where there is no code. As codes they would name one product after another.
const PLACEHOLDER =
  /^(?:[-–—_.,?*/\\]*|0+|x+|#?n\/?a|n\.a\.|nan|none|null|nil|no|false|undefined|unknown|tbd|no (?:sku|code|barcode)|#(?:ref|value|name|null|num|div\/0)[!?]?|لا يوجد|لايوجد|بدون|بدون باركود|غير متوفر|غير موجود|لا شيء|مفيش)$/i

/** Writes a code as a scanner reads it, without a spreadsheet's traces: ="622…", '622…, 622.0, 6,221,000,000,170. '' is none. */
export function readCode(cell: string): string {
  const code = westernDigits(cell)
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\u061c\ufeff]/g, '')
    .replace(/٫/g, '.')
    .trim()
    .replace(/^="(.*)"$/, '$1')
    .replace(/^'/, '')
    .trim()
  if (PLACEHOLDER.test(foldArabic(code))) return ''
  if (/^\d+\.0+$/.test(code)) return code.replace(/\..*/, '')
  return /^\d{1,3}([,٬]\d{3}){2,}$/.test(code) ? code.replace(/[,٬]/g, '') : code
}

/** The same for a barcode, whose digits may stand in groups. */
export function readBarcode(cell: string): string {
  const code = readCode(cell)
  const joined = code.replace(/[\s-]/g, '')
  // A longer one is two.
  return /^\d{7,14}$/.test(joined) ? joined : code
}

/** A spreadsheet has rounded it, as 6.22E12 or to zeros at the end: the other digits are lost. */
export function isRounded(barcode: string): boolean {
  return /^\d+([.,]\d+)?E\+?\d+$/i.test(barcode) || (/^\d{6,}0{5}$/.test(barcode) && !hasTrueCheckDigit(barcode))
}

/** Two codes in one cell, such as `6221000000194 / 6221000000200`. */
export function isSeveral(barcode: string): boolean {
  return (barcode.match(/\d{6,}/g) ?? []).length > 1
}

/** False for a GTIN (8, 12, 13 or 14 digits) that somebody mistyped; true for any other code. */
export function hasTrueCheckDigit(barcode: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(barcode)) return true
  const sum = [...barcode]
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}
