/** How Arabic is read and written: spelling, digits, and the direction of what stands between its words. */

/** Letters that are written for each other, behind the one into which they are folded. */
export const ALIKE_LETTERS = ['اأإآٱ', 'يىیئ', 'هة', 'وؤ', 'كک', 'جگچ', 'بپ', 'فڤ'] as const
/** Hamza alone, the stretching line and vowel marks, for a class of a regular expression: they may be left out. */
export const UNREAD = 'ء\u0640\u064b-\u0652'

const FOLDED = new Map(ALIKE_LETTERS.flatMap(([first, ...others]) => others.map((letter) => [letter, first])))
const REPLACED = new RegExp(`[${[...FOLDED.keys()].join('')}${UNREAD}]`, 'g')

/** Writes alike what Egyptians spell differently: ألبان and البان, المعادى and المعادي, جبنة and جبنه. */
export function foldArabic(text: string): string {
  return text.replace(REPLACED, (letter) => FOLDED.get(letter) ?? '')
}

/** A name as it is written after ل ("for"): ل + الزمالك is للزمالك, ل + مدينة نصر is لمدينة نصر. A line leads to other letters: لـHeliopolis. */
export function afterLam(name: string): string {
  if (name.startsWith('ال')) return name.slice(1)
  return /^\p{Script=Arabic}/u.test(name) ? name : `ـ${name}`
}

/** Turns Arabic-Indic and Persian digits, as Arabic keyboards type them, into 0 to 9. */
export function westernDigits(text: string): string {
  // Both blocks begin at a multiple of 16.
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
}

/**
 * The digits of Arabic dates and numbers, said once: Latin ones, as in prices, phone numbers and codes on Egyptian phones.
 * `ar-EG` alone would write Arabic-Indic ones.
 */
export const ARABIC_LOCALE = 'ar-EG-u-nu-latn'

/** Writes the Arabic-Indic digits of a text, such as a size from the catalogue, in the shop's digits. */
export function inShopDigits(text: string): string {
  return westernDigits(text)
    .replace(/(\d)٫(?=\d)/g, '$1.')
    .replaceAll('٪', '%')
}

/**
 * A text with marks around it (U+2068 and U+2069) that keep its direction apart from the sentence's: an English title, an address
 * or a phone number would otherwise change places with the Arabic words and numbers beside it. Readers do not see the marks.
 */
export function isolate(text: string | number): string {
  return `\u2068${text}\u2069`
}

const ARABIC = /\p{Script=Arabic}/u
const LATIN = /\p{Script=Latin}/u

/** An Arabic text as it is; one with Latin letters ("بسكويت Oreo"), or without Arabic ones, kept apart from the words around it. */
export function isolateUnlessArabic(text: string): string {
  return text === '' || (ARABIC.test(text) && !LATIN.test(text)) ? text : isolate(text)
}
