/** Folding: different spellings of one word become one text. Applied to the catalogue and to what a shopper types. */
import { foldArabic, westernDigits } from '@baqala/contract/arabic'

// Zero-width characters and bidi marks, which keyboards and copied text leave behind.
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\u061c\ufeff]/g
// "زبااادي", "milkkk": a letter held down.
const HELD_DOWN = /(\p{L})\1{2,}/gu

/** Lower case, Latin digits, one spelling for each Arabic letter, no diacritics. */
export function fold(text: string): string {
  // Arabic before NFD, which would take ئ and ؤ apart into a letter and a hamza.
  return foldArabic(westernDigits(text).normalize('NFKC').toLowerCase().replace(INVISIBLE, ''))
    .replaceAll('٫', '.')
    .replaceAll('،', ',')
    .replaceAll('٬', '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .replace(HELD_DOWN, '$1')
}

const ARABIC = /\p{Script=Arabic}/u

export function isArabic(word: string): boolean {
  return ARABIC.test(word)
}
