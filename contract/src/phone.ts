import { westernDigits } from './arabic.ts'

/** A plain number of a mobile phone in Egypt. */
export const PHONE = /^01[0125][0-9]{8}$/

/** Normalizes a phone number, typed, filled in or sent by another client, towards the form of specification 5: 01 and nine more digits. */
export function plainPhone(typed: string): string {
  // NFKC reads full-width digits. Between digits stand spaces, dashes, dots, slashes, brackets and marks that nobody sees.
  return westernDigits(typed.normalize('NFKC'))
    .replace(/^tel:|[\s\p{Cf}\p{Pd}()./]/giu, '')
    .replace(/^(\+|00)?200?(?=1\d{9}$)/, '0')
}

/** An Egyptian mobile number however it was typed, so that a new number finds it; any other stays as it is. */
export function plainMobile(typed: string): string {
  const plain = plainPhone(typed)
  return PHONE.test(plain) ? plain : typed
}
