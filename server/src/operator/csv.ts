import { stringify } from 'csv-stringify/sync'

/** For Excel: it takes a file for UTF-8 only where this stands first. */
export const CSV_BEGINS = '\uFEFF'

/** Lines of CSV. A cell that a spreadsheet would run as a formula (= + - @ …) gets an apostrophe: shoppers wrote some of them. */
export function csvLines(rows: readonly (readonly (string | number | null)[])[]): string {
  return stringify(
    rows.map((row) => [...row]),
    { escape_formulas: true, record_delimiter: 'windows' },
  )
}
