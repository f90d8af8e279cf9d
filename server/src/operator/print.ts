/** Prints a result to stdout, which may be redirected to a file. Refusals, questions and progress go to stderr. */
export function print(text: string): void {
  process.stdout.write(`${text}\n`)
}

/** Puts text on one line, without the characters that control a terminal: shoppers wrote some of it. */
export function printable(text: string): string {
  return text.replace(/\p{C}+/gu, ' ')
}
