import { stringify } from 'csv-stringify/sync'

/** Excel reads a file as UTF-8 only if it begins with a byte order mark. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** Shoppers wrote some cells: one that a spreadsheet would run as a formula (= + - @ …) gets an apostrophe. */
export function csvLines(rows: readonly (readonly (string | number | null)[])[]): string {
  return stringify(
    rows.map((row) => [...row]),
    { escape_formulas: true, record_delimiter: 'windows' },
  )
}
