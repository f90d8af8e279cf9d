import { writeFileSync } from 'node:fs'
import { Socket } from 'node:net'
import { createInterface } from 'node:readline/promises'
import { stripVTControlCharacters } from 'node:util'

const STDOUT = 1

/**
 * Prints a result to stdout, which may be redirected to a file. Refusals, questions and progress go to stderr. `mark` stands
 * in front and is our own: it may have colours.
 */
export function print(text: string, mark = ''): void {
  writeOut(`${mark}${harmless(text)}\n`)
}

/**
 * Writes to stdout. Into a file Node's own stream writes as much as the disk holds and does not tell that the rest is missing;
 * this throws.
 */
export function writeOut(text: string): void {
  if (process.stdout instanceof Socket) process.stdout.write(text)
  else writeFileSync(STDOUT, text)
}

/** Prints a refusal or a problem to stderr. */
export function printProblem(text: string): void {
  process.stderr.write(`${harmless(text)}\n`)
}

// Control characters but tab and newline, line separators, and what turns the direction of writing: a terminal obeys them.
const CONTROLS = /[\0-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g

/**
 * Text that a terminal shows and does not obey: escape sequences are left out, other control characters replaced.
 * Suppliers and shoppers wrote some of what the commands print.
 */
function harmless(text: string): string {
  return stripVTControlCharacters(text).replace(CONTROLS, '\ufffd')
}

/** Text on one line, without any control characters. */
export function printable(text: string): string {
  return text.replace(/\p{C}+/gu, ' ')
}

/** Aligns rows under their headings, numbers to the right. */
export function table(headings: readonly string[], values: readonly (readonly (string | number)[])[]): string {
  const rows = values.map((row) => row.map((cell) => printable(String(cell))))
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[], isNumber: (column: number) => boolean) =>
    cells
      .map((cell, column) => (isNumber(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd()
  const isNumber = (column: number) =>
    rows.length > 0 && rows.every((row) => /^[+\d,.-]+( EGP)?$/.test(row[column] ?? ''))
  return [headings, ...rows].map((cells) => line(cells, isNumber)).join('\n')
}

/** Asks a yes-or-no question at the terminal. Without a terminal the answer is no. */
export async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return false
  const keyboard = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return /^y(es)?$/i.test((await keyboard.question(`${harmless(question)} [y/N] `)).trim())
  } catch (error) {
    // Ctrl-C at the question.
    if (error instanceof Error && error.name === 'AbortError') return false
    throw error
  } finally {
    keyboard.close()
  }
}
