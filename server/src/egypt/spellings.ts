import { ALIKE_LETTERS, UNREAD } from '@baqala/contract/arabic'

// Letters that search/words/fold.ts writes alike. Translating all titles in PostgreSQL would take longer than this for one word.
const ALIKE = [
  ...[...ALIKE_LETTERS, 'aàáâãäå', 'cç', 'eèéêë', 'iíìîï', 'nñ', 'oóòôõö', 'uúùûü'],
  ...Array.from('0123456789', (digit) => digit + String.fromCharCode(0x660 + Number(digit), 0x6f0 + Number(digit))),
]
const MARK = `[${UNREAD}]`

/** A regular expression of PostgreSQL for a word in any of its spellings: أحمد is احمد. */
export function spellingsOf(word: string): string {
  const letters = [...word.toLowerCase()].filter((letter) => !new RegExp(MARK).test(letter))
  return letters.map(spellingsOfLetter).join(`${MARK}*`)
}

function spellingsOfLetter(letter: string): string {
  const alike = ALIKE.find((letters) => letters.includes(letter))
  if (alike !== undefined) return `[${alike}]`
  return /[\p{L}\p{N}]/u.test(letter) ? letter : `\\${letter}`
}
