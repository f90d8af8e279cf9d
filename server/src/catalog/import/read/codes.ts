/** SKUs and barcodes in a spreadsheet's cells. */
import { westernDigits } from '@baqala/contract/digits'

/** A spreadsheet reads digits as a number and rounds a long one, or drops its zeros. An apostrophe keeps them text. */
export function escapeCode(code: string): string {
  return /^\d+$/.test(code) ? `'${code}` : code
}

/** Removes the apostrophe, and writes Arabic digits as a scanner reads them. */
export function readCode(cell: string): string {
  return westernDigits(cell.replace(/^'/, '')).trim()
}
