import { westernDigits } from '@baqala/contract/arabic'

/** Normalizes a reset code: mails paste spaces around it, and Arabic keyboards type Arabic-Indic digits. */
export function plainCode(typed: string): string {
  return westernDigits(typed).replace(/[\s\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
}
