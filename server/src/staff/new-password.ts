import { fieldRefusal } from '../refusal.ts'
import { messages } from './staff.messages.en.ts'

// Words that long passwords are made of when people are asked for long ones (NIST SP 800-63B, 3.1.1.2).
const COMMON =
  /pass(word)?|qwerty|asdf|zxcv|welcome|admin|baqala|letmein|iloveyou|egypt|cairo|ahly|zamalek|abc|123+|0{3,}|1{3,}/g
const MIN_OWN_LETTERS = 6

/** Refuses a password (400) that is mostly made of common words, of the person's own name, or of few letters. */
export function refuseCommonPassword(password: string, { name, login }: { name: string; login: string }): void {
  const own = [login, ...name.toLowerCase().split(/\s+/)].filter((word) => word.length > 2)
  const plain = own.reduce((text, word) => text.replaceAll(word, ''), password.toLowerCase())
  const letters = new Set(plain.replace(COMMON, ''))
  if (letters.size >= MIN_OWN_LETTERS) return
  throw fieldRefusal(400, messages.commonPassword, 'password')
}
