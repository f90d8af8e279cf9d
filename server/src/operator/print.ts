import { writeFileSync } from 'node:fs'
import { Socket } from 'node:net'

const STDOUT = 1

/** Prints a result to stdout, which may be redirected to a file. Refusals, questions and progress go to stderr. */
export function print(text: string): void {
  writeOut(`${text}\n`)
}

/**
 * Writes to stdout. Into a file Node's own stream writes as much as the disk holds and does not tell that the rest is missing;
 * this throws.
 */
export function writeOut(text: string): void {
  if (process.stdout instanceof Socket) process.stdout.write(text)
  else writeFileSync(STDOUT, text)
}

/** Puts text on one line, without the characters that control a terminal: shoppers wrote some of it. */
export function printable(text: string): string {
  return text.replace(/\p{C}+/gu, ' ')
}
