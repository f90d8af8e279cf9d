/**
 * Damerau-Levenshtein distance with the first letter kept: hardly anybody mistypes it, and short words have many neighbours.
 * Errors of the ear (one letter for another that sounds alike, a vowel left out, one letter of two) are half an edit.
 */
import { alignAll, type Costs, type Row } from './alignment.ts'
import { isArabic } from './fold.ts'
import { HALF_AN_EDIT, LEAST, SLIP_IN_THREE } from '../weights.ts'

// Letters that sound alike in Egypt count half, in the first place too.
const ALIKE = bothWays('ذز ثس ثت ضظ صس طت ضد ظز قك ذد ck sz sc iy ei'.split(' '))
// Long vowels too: كرسون is كرواسون.
const VOWELS = 'aeiouاوي'
// Neighbours on an Arabic keyboard; in English too many words of four letters are neighbours: sofa is no soda.
const KEYS = ['ضصثقفغعهخحجد', 'شسيبلاتنمكط']
const NEIGHBOURS = bothWays(KEYS.flatMap((row) => [...row].slice(1).map((key, at) => row.charAt(at) + key)))

function bothWays(pairs: readonly string[]): ReadonlySet<string> {
  return new Set(pairs.flatMap((pair) => [pair, pair.charAt(1) + pair.charAt(0)]))
}

const costs: Costs = {
  first: (_typed, row) => void row.fill(Infinity).fill(0, 0, 1),
  next(typed, rows, word, at, row, limit) {
    const before = rows[at] ?? row
    const letter = word[at] ?? ''
    // Words of other lengths are too far: only a band along the diagonal counts.
    // One more than whole edits, because half an edit may leave a letter out.
    const band = Math.ceil(limit) + 1
    const leaving = leavingOut(word, at)
    const from = Math.max(0, at + 1 - band)
    const to = Math.min(typed.length, at + 1 + band)
    row.fill(Infinity)
    let least = Infinity
    for (let i = from; i <= to; i += 1) {
      const written = typed[i - 1] ?? ''
      const left = at === 0 ? Infinity : (before[i] ?? Infinity) + leaving
      const extra = i <= 1 ? Infinity : (row[i - 1] ?? Infinity) + (written === typed[i - 2] ? HALF_AN_EDIT : 1)
      const replaced =
        i === 0 ? Infinity : (before[i - 1] ?? Infinity) + replacing(written, letter, at, i, typed.length)
      const cost = Math.min(replaced, extra, left, swapped(typed, rows, word, at, i))
      row[i] = cost
      if (cost < least) least = cost
    }
    return least
  },
}

function replacing(written: string, letter: string, at: number, i: number, letters: number): number {
  if (written === letter) return 0
  if (ALIKE.has(written + letter)) return HALF_AN_EDIT
  if (at === 0 || i === 1) return Infinity
  // In a word of four letters another letter makes another word, كتاب (book) is not كتشب, unless the finger slipped.
  if (letters < LEAST.REPLACED && !NEIGHBOURS.has(written + letter)) return Infinity
  return letters < LEAST.ONE_EDIT ? SLIP_IN_THREE : 1
}

function leavingOut(word: string, at: number): number {
  const letter = word.charAt(at)
  const isOneOfTwo = [word.charAt(at - 1), word.charAt(at + 1)].some(
    (other) => other === letter || ALIKE.has(letter + other),
  )
  return isOneOfTwo || VOWELS.includes(letter) ? HALF_AN_EDIT : 1
}

function swapped(typed: string, rows: readonly Row[], word: string, at: number, i: number): number {
  if (i < 2 || at < 1 || typed[i - 1] !== word[at - 1] || typed[i - 2] !== word[at]) return Infinity
  return (rows[at - 1]?.[i - 2] ?? Infinity) + 1
}

/** The words of the sorted vocabulary within one edit of `typed`, or two from eight letters on. Never words with digits. */
export function findTypos(typed: string, vocabulary: readonly string[]): [word: string, edits: number][] {
  if (/\d/.test(typed)) return []
  const isShort = typed.length < LEAST.ONE_EDIT
  if (isShort && !(isArabic(typed) && typed.length === LEAST.ONE_EDIT - 1)) return []
  const limit = isShort ? SLIP_IN_THREE : limitOf(typed.length)
  return alignAll(typed, vocabulary, { costs, limit }).sort(([, one], [, other]) => one - other)
}

function limitOf(letters: number): number {
  if (letters >= LEAST.TWO_EDITS) return 2
  return letters >= LEAST.MORE_EDITS ? 1 + HALF_AN_EDIT : 1
}
