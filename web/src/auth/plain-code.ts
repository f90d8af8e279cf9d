import { asciiDigits } from './plain-phone.ts'

/** A code copied from a mail brings spaces along, and Arabic keyboards write its digits in their own way. */
export function plainCode(typed: string): string {
  return asciiDigits(typed).replace(/[\s\u00a0\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
}
