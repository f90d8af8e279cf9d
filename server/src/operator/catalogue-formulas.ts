/**
 * A cell that begins like a formula would be run by the spreadsheet that opens it. An apostrophe in front keeps it text;
 * reading takes exactly that apostrophe away again, also from texts that had one of their own.
 */
const RUNS = /^'*[=+\-@\t\r]/
const KEPT_FROM_RUNNING = /^'+[=+\-@\t\r]/

export function keepFromRunning(text: string): string {
  return RUNS.test(text) ? `'${text}` : text
}

export function asWritten(cell: string): string {
  return KEPT_FROM_RUNNING.test(cell) ? cell.slice(1) : cell
}
