/**
 * A spreadsheet runs a cell that begins like a formula. An apostrophe in front keeps it text; reading removes exactly
 * that apostrophe, also from texts that had one of their own.
 */
const RUNS = /^'*[=+\-@\t\r]/
const IS_ESCAPED = /^'+[=+\-@\t\r]/

export function escapeFormula(text: string): string {
  return RUNS.test(text) ? `'${text}` : text
}

export function unescapeFormula(cell: string): string {
  return IS_ESCAPED.test(cell) ? cell.slice(1) : cell
}
