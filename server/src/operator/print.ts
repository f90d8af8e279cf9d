import { stripVTControlCharacters } from 'node:util'

/**
 * Prints a result to stdout, which may be redirected to a file. Refusals, questions and progress go to stderr. `mark` stands
 * in front and is our own: it may have colours.
 */
export function print(text: string, mark = ''): void {
  process.stdout.write(`${mark}${harmless(text)}\n`)
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
export function harmless(text: string): string {
  return stripVTControlCharacters(text).replace(CONTROLS, '\ufffd')
}

/** Text on one line, without any control characters. */
export function printable(text: string): string {
  return text.replace(/\p{C}+/gu, ' ')
}
