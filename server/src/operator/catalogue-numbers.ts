/** Numbers as people and their spreadsheets write them: ١٢٫٥٠, 12,50, 1,250.00, 12.5. */

const TWO_READINGS = /^\d{1,3},\d{3}$/

/** The amount a cell says, or a sentence on why it says none. */
export function readAmount(cell: string): number | string {
  const digits = toWestern(cell)
  if (TWO_READINGS.test(digits)) {
    const plain = digits.replace(',', '')
    return `reads two ways: write ${plain} or ${digits.replace(',', '.')}`
  }
  const amount = withPoint(digits)
  return /^-?\d+(\.\d+)?$/.test(amount) ? Number(amount) : 'must be an amount in EGP'
}

/** The count a cell says; spreadsheets like to write 12 as 12.0. */
export function readCount(cell: string): number | string {
  const digits = toWestern(cell).replace(/[.,]0+$/, '')
  return /^-?\d+$/.test(digits) ? Number(digits) : 'must be a whole number'
}

/** Arabic-Indic and Persian digits, the Arabic signs for decimals (٫) and thousands (٬), spaces of all kinds. */
function toWestern(cell: string): string {
  return cell
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/[\s٬\u200e\u200f\u061c]/g, '')
    .replace(/٫/g, '.')
}

/** Where both signs stand, the last one is the decimal one; a comma alone is decimal, several are thousands. */
function withPoint(digits: string): string {
  const comma = digits.lastIndexOf(',')
  const point = digits.lastIndexOf('.')
  if (comma === -1) return digits
  if (point > comma) return digits.replaceAll(',', '')
  if (point === -1 && /^\d{1,3}(,\d{3}){2,}$/.test(digits)) return digits.replaceAll(',', '')
  return digits.replaceAll('.', '').replace(',', '.')
}
