import { westernDigits } from './digits.ts'

/** Normalizes a phone number, typed, filled in or sent by another client, towards the form of specification 5: 01 and nine more digits. */
export function plainPhone(typed: string): string {
  return westernDigits(typed)
    .replace(/[\s\u00a0\u200e\u200f\u202a-\u202e\u2066-\u2069-]/g, '')
    .replace(/^(\+20|0020)0?(?=1)/, '0')
}
