/** SKUs and barcodes in a spreadsheet's cells. */
import { foldArabic, westernDigits } from '@baqala/contract/arabic'

// People and programs write these where there is no code. As codes they would name one product after another.
const ENGLISH = String.raw`x+|n ?[/.\\]? ?a\.?|nan|none(?: yet)?|null|nil|false|undefined|unknown|blank|empty|missing|pending|later|loading\W*|tb[acd]|ditto|aucune?|néant|sans|yok|object object|(?:no|not|does not|to be|without)(?: [a-z ]+)?|sku|code|barcode`
const ARABIC =
  'ل[امي](?:س له|وجد|شيء)?|لايوجد|بدون|بلا|غير|م[ا ]?(?:ل[وه]|في|عند[وه])ش|فارغ|قيد|سيتم|غ ?[/.]? ?م|كود|باركود'
const PLACEHOLDER = new RegExp(
  String.raw`^[(<[]?(?:[^\p{L}\p{N}]*|-?0+(?:[.,]0+)?|-1|#(?:n\/a|getting_data|[a-z/0]+[!?])|err:\d+|${ENGLISH}|(?:${ARABIC})(?: [\p{L} ]+)?)[)>\]]?$`,
  'iu',
)

/** Writes a code as a scanner reads it, without a spreadsheet's traces: =T("622…"), '622…, 622.0, 6,221,000,000,170. '' is none. */
export function readCode(cell: string): string {
  const code = westernDigits(cell)
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\u061c\ufeff]/g, '')
    .replace(/[\uff10-\uff19]/g, (digit) => digit.normalize('NFKC'))
    .replace(/٫/g, '.')
    .trim()
    .replace(/^=(?:T\(|TEXT\()?"?([^"(),]+)"?(?:,.*)?\)?$/i, '$1')
    .replace(/^["“”](.*)["“”]$|^['’`]+/, '$1')
    .trim()
  if (PLACEHOLDER.test(foldArabic(code.replace(/\s+/g, ' ')))) return ''
  if (/^\d{4,}[.,]0+$|^\d+\.0+$/.test(code)) return code.replace(/[.,].*/, '')
  return /^\d{1,3}(?:[,٬]\d{3}){2,}$|^\d{1,3}(?:\.\d{3}){3,}$/.test(code) ? code.replace(/[,.٬]/g, '') : code
}

/** The same for a barcode, whose digits may stand in groups, between asterisks, or beside words. One without digits is none. */
export function readBarcode(cell: string): string {
  const code = readCode(cell).replace(
    /^(?:\*|\(01\)|(?:ean|upc|gtin|barcode|باركود)(?:-?\d\d?(?=\W))?\W*)(?=\d)|\*$/gi,
    '',
  )
  const [, beside = ''] = /^(?:\D*[^\p{L}\d_/-])?(\d{8}|\d{12,14})(?:[^\p{L}\d_/-]\D*)?$/u.exec(code) ?? []
  if (beside !== '' && hasTrueCheckDigit(beside)) return beside
  // Nothing is packed with one digit seven times.
  if (!/\d/.test(code) || /^(\d)\1{6,}$/.test(code)) return ''
  const joined = code.replace(/[\s-]/g, '')
  // A longer one is two, or has a number of somebody's own beside it.
  return /^\d{7,14}$/.test(joined) && !hasMoreThanCode(code) ? joined : code
}

/** The code on a pack with more beside it, such as `6221000000010/piece` or `6221000000010-2`, which no scanner reads. */
export function hasMoreThanCode(barcode: string): boolean {
  const parts = barcode.split(/[\s/_-]+/)
  const isOne = /^\d{13}$/.test(parts.join('')) && hasTrueCheckDigit(parts.join(''))
  return parts.length > 1 && !isOne && parts.some((part) => /^\d{12,14}$/.test(part) && hasTrueCheckDigit(part))
}

/** A spreadsheet has rounded it, as 6.22E12 or to zeros at the end: the other digits are lost. */
export function isRounded(barcode: string): boolean {
  return (
    /^\d+([.,]\d+)?\s*(?:E\+?|[x×*]\s*10\^)\d+$/i.test(barcode) ||
    /^\d{15}0+$/.test(barcode) ||
    (/^\d{6,}0{5}$/.test(barcode) && !hasTrueCheckDigit(barcode))
  )
}

/** Two codes in one cell, such as `6221000000194 / 6221000000200`. */
export function isSeveral(barcode: string): boolean {
  return (barcode.match(/\d{6,}/g) ?? []).length > 1 || /^\d{24,}$/.test(barcode)
}

/** False for a GTIN (8, 12, 13 or 14 digits) that somebody mistyped; true for any other code. */
export function hasTrueCheckDigit(barcode: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(barcode)) return true
  const sum = [...barcode]
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}
