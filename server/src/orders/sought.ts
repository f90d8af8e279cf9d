import { westernDigits } from '@baqala/contract/arabic'
import { Refusal } from '../refusal.ts'
import { messages } from './orders.messages.en.ts'

/** A text that may be a part of an order number, a name or an e-mail address, or the beginning or the end of a phone number. */
export interface Sought {
  readonly words: string
  readonly number: number | undefined
  /** The first or the last digits of a phone number, or all of them. */
  readonly phone: string | undefined
}

const MAX_LETTERS = 100
// Fewer digits are in nearly every number.
const MIN_PHONE_DIGITS = 4

/**
 * Reads what somebody looks for; refused (400) without a word or with too many. A phone may be typed in any form: +20 10…,
 * 0020 10…, 010-…, ٠١٠…, or only its beginning or its end.
 */
export function readSought(typed: string): Sought {
  const words = westernDigits(typed).replace(/\p{C}/gu, '').trim()
  if (words === '' || words.length > MAX_LETTERS) throw new Refusal(400, messages.soughtIsWrong({ max: MAX_LETTERS }))
  // More digits are a phone, which is no part of a number: that would read every order.
  const number = /^#?(\d{1,9})$/.exec(words)?.[1]
  return { words, number: number === undefined ? undefined : Number(number), phone: phoneIn(words) }
}

/** The digits after the country code and the 0 that stands in its place, since shoppers write a number with either. */
function phoneIn(words: string): string | undefined {
  if (!/^[\d\s+().\-/]+$/.test(words)) return undefined
  const withoutCode = words
    .replace(/[^\d+]/g, '')
    .replace(/^(\+|00)20(?=\d{3})/, '0')
    .replace(/^00(?=\d{4})|\+/g, '')
    .replace(/^20(?=\d{8})/, '')
    // The last four digits may begin with one, too.
    .replace(/^0(?=\d{7})/, '')
  return withoutCode.length < MIN_PHONE_DIGITS ? undefined : withoutCode
}
