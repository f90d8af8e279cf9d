import { plainPhone } from '@baqala/contract/phone'

// A mobile number, a number of a house (Cairo 02 and eight digits, elsewhere seven), or one from abroad.
const USUAL = /^(01[0125]\d{8}|02\d{8}|0[3-9]\d{7,8}|(\+|00)\d{8,15})$/

/** Whether a courier could hardly call this number. A hint only: specification 5 has no rule for the phone of an order. */
export function isOddPhone(typed: string): boolean {
  const phone = plainPhone(typed.trim())
  return phone !== '' && !USUAL.test(phone)
}
