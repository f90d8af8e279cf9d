import { createInterface } from 'node:readline/promises'
import { harmless } from './print.ts'

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
