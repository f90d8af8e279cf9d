import type { Report } from './use-imports.ts'
import { messages } from '#messages/imports'

/** Hands the refused rows to the browser as CSV that Excel opens. */
export function downloadRefused(refused: Report['refused']): void {
  const head = [messages.line, messages.column, messages.why]
  const rows = [head, ...refused.map(({ line, column = '', why }) => [String(line), column, why])]
  const csv = `\uFEFF${rows.map((row) => row.map(toCell).join(',')).join('\r\n')}\r\n`
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }))
  link.download = 'left-out.csv'
  link.click()
  URL.revokeObjectURL(link.href)
}

/** A spreadsheet would run what a stranger wrote into a heading. */
function toCell(text: string): string {
  return `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}
