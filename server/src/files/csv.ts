import { stringify } from 'csv-stringify/sync'
import { escapeCell } from '@baqala/contract/csv-cell'

/** Excel reads a file as UTF-8 only if it begins with a byte order mark. */
export const BYTE_ORDER_MARK = '\uFEFF'

// A terminal obeys them. Tabs and line ends stay, in their quotes.
const CONTROLS = /[^\P{Cc}\t\n\r]/gu

/**
 * Lines of CSV, for any spreadsheet: it keeps each text as it is. Every cell is quoted, as strangers wrote some, and a line end,
 * `;` or tab in one must not begin a row or a cell of its own.
 */
export function csvLines(rows: readonly (readonly (string | number | null)[])[]): string {
  return stringify(
    rows.map((row) => row.map((cell) => (typeof cell === 'string' ? escapeCell(cell.replace(CONTROLS, '')) : cell))),
    { quoted: true, record_delimiter: 'windows' },
  )
}
