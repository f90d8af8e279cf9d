/** Splits folded text into words and numbers. */
import { readSize } from '@baqala/contract/size'
import { fold, isArabic } from './fold.ts'

// Latin letters keep digits between them: Egyptians write 3 for ع and 7 for ح ("3eish", "ma7shy"). A decimal point stays too.
const WORD = /\d+\.\d+(?!\p{L})|[\p{L}\d']+/gu
const NUMBER_THEN_LETTERS = /^(\d+)(\p{L}+)$/u
// Units that follow a number without a space: "5kg", "130جم". Any other digit before Latin letters is Arabizi.
const STUCK_UNITS = /^(?:k|kg|kgs|kilo|g|gm|gr|gram|grams|l|lt|ltr|liter|litre|ml|cl|pcs|pc|m)$/

/** The words of a text in order, folded. "1.5L" is "1.5" and "l". At most `max`. */
export function wordsOf(text: string, max = Infinity): string[] {
  const words: string[] = []
  for (const [raw] of splitSigns(fold(text)).matchAll(WORD)) {
    if (words.length >= max) break
    const word = raw.replace(/^'+|'+$/g, '').replace(/'s$/, '')
    const [, number, letters] = NUMBER_THEN_LETTERS.exec(word) ?? []
    if (number !== undefined && letters !== undefined && (isArabic(letters) || STUCK_UNITS.test(letters)))
      words.push(number, letters)
    else if (word !== '') words.push(word)
  }
  return words.slice(0, max)
}

/** Parts a decimal number, or a number after Arabic letters, from the word it is stuck to. "1,500 g" is 1500, "1,5 kg" is 1.5. */
function splitSigns(text: string): string {
  return text
    .replace(
      /(\d+,\d{1,3})(?!\d)(?= *(\p{L}*))/gu,
      (_, amount: string, measure: string) => `${readSize(amount, measure)}`,
    )
    .replace(/(\d+\.\d+)(?=\p{L})/gu, '$1 ')
    .replace(/(?<=\p{Script=Arabic})(?=\d)/gu, ' ')
}

export function isNumber(word: string): boolean {
  return /^\d+(\.\d+)?$/.test(word)
}
