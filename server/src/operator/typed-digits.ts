import { westernDigits } from '@baqala/contract/digits'

/** Western digits in a word of the command line that is a number; other words may be names or notes and stay as typed. */
export function readNumber(word: string): string {
  return /^[+-]?[\d٠-٩۰-۹]+$/.test(word) ? westernDigits(word) : word
}
