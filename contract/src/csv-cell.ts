/** Cells of CSV as a spreadsheet keeps them: it would run, round or date some texts. */

// Spreadsheets of some languages read full-width signs as the others; some ignore what stands before a sign and is not seen.
const RUNS = String.raw`[\s\p{Cf}]*[=+\-@＝＋－＠]|[\t\r]`
// Amounts of money stay numbers, or nobody could add them up.
const DIGITS = String.raw`\d+(?:(?:[.,]\d+)?E[+-]?\d+)?$|\(\d[\d.,]*\)$|\d[\d.,]*%$|\d+ \d+/\d+$|(?:\d+\.){2,}\d+$|(?:true|false)$`
const DAY = String.raw`\d{1,4}[-/]\d{1,4}(?:[-/]\d{1,4})?$`
const NAME =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
const MONTH = String.raw`(?:\d{1,2}[- ])?(?:${NAME})[- ]?\d{1,4}$|\d{1,2}[- ](?:${NAME})$`
const HOUR = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]m)?$|\d{1,2} ?[ap]m$`
const CHANGED = [RUNS, DIGITS, DAY, MONTH, HOUR].join('|')

const IS_CHANGED = new RegExp(`^'*(?:${CHANGED})`, 'iu')
const IS_ESCAPED = new RegExp(`^'+(?:${CHANGED})`, 'iu')

/**
 * Keeps text as it is in a spreadsheet, which runs `=1+1`, rounds `6221000000156`, drops the zero of `01112345678`, and takes
 * `MAR-10`, `3/4` and `1:30` for days and hours, and `(5)` for -5. An apostrophe in front keeps a cell text; reading removes
 * exactly that apostrophe, also from texts that had one of their own.
 */
export function escapeCell(text: string): string {
  return IS_CHANGED.test(text) ? `'${text}` : text
}

export function unescapeCell(cell: string): string {
  return IS_ESCAPED.test(cell) ? cell.slice(1) : cell
}
