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
