/**
 * What a command answers, on stdout, where the shopkeeper reads it or sends it into a file. What is no answer goes to
 * stderr: a "no", a question, how far a long piece of work is.
 */
export function tell(text: string): void {
  process.stdout.write(`${text}\n`)
}
