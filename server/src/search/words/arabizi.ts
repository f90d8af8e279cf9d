/**
 * Arabizi: Arabic in Latin letters and digits ("3eish", "fera5"). Egyptian has no fixed spelling to convert into, so the typed
 * word is aligned with the Arabic words of the shop: each letter may be written as below, and vowels that Arabic leaves out
 * cost little.
 */
import { alignAll, type Costs, type Row } from './alignment.ts'
import { isArabic } from './fold.ts'
import { MISFIT } from '../weights.ts'

type Spellings = readonly (readonly [latin: string, cost: number])[]

const free = (...spellings: string[]): Spellings => spellings.map((latin) => [latin, 0] as const)

const SPELLINGS: Readonly<Record<string, Spellings>> = {
  ا: [...free('a', 'aa'), ['e', 0.05], ['2', 0.1], ['i', 0.15], ['o', 0.15], ['u', 0.2], ['', 0.6]],
  ب: [...free('b'), ['p', 0.05]],
  ت: free('t'),
  ث: [...free('s', 'th'), ['t', 0.05]],
  ج: [...free('g', 'j'), ['gu', 0.1], ['ch', 0.5]],
  ح: [...free('7'), ['h', 0.05]],
  خ: [...free('5', 'kh', "7'"), ['k', 0.2], ['h', 0.25]],
  د: free('d'),
  ذ: free('z', 'd', 'th', 'dh'),
  ر: free('r'),
  ز: [...free('z'), ['s', 0.2]],
  س: [...free('s'), ['c', 0.1], ['z', 0.25]],
  ش: [...free('sh', 'ch', '4', 'sch'), ['s', 0.3]],
  ص: [...free('9', 's'), ['c', 0.2]],
  ض: free('d', "9'", '8'),
  ط: free('6', 't'),
  ظ: [...free('z', "6'"), ['d', 0.1]],
  ع: [...free('3'), ['a', 0.08], ['e', 0.12], ['o', 0.15], ['i', 0.15], ['aa', 0.1], ['', 0.12]],
  غ: [...free('gh', "3'", '8'), ['g', 0.15]],
  ف: free('f', 'v', 'ph'),
  ق: [...free('2', 'k', 'q'), ['a', 0.1], ['', 0.15], ['g', 0.2], ['c', 0.2]],
  ك: [...free('k'), ['c', 0.05], ['ck', 0.05], ['q', 0.15]],
  ل: free('l'),
  م: free('m'),
  ن: free('n'),
  ه: [...free('h', 'a', 'e', 'ah', 'eh'), ['', 0.15], ['i', 0.3], ['t', 0.2]],
  و: [...free('w', 'o', 'u', 'oo', 'ou', 'ow', 'v'), ['eu', 0.2], ['', 0.6]],
  ي: [...free('y', 'i', 'e', 'ee', 'ei', 'ai', 'ay', 'ey', 'ie'), ['a', 0.2], ['', 0.6]],
}
const VOWELS = 'aeiouy'

const costs: Costs = {
  first(typed, row) {
    row.fill(Infinity).fill(0, 0, 1)
    addVowels(typed, row, MISFIT.INITIAL_VOWEL)
  },
  next(typed, rows, word, at, row, limit) {
    const before = rows[at] ?? row
    row.fill(Infinity)
    const spellings = SPELLINGS[word[at] ?? ''] ?? []
    for (let i = 0; i <= typed.length; i += 1) {
      const begun = before[i] ?? Infinity
      if (begun > limit) continue
      for (const [latin, cost] of spellings) if (typed.startsWith(latin, i)) write(row, typed, i, latin, begun + cost)
    }
    return addVowels(typed, row, MISFIT.UNWRITTEN_VOWEL)
  },
}

/** Notes the cost of one letter written as `latin` from place `i` on. */
function write(row: Row, typed: string, i: number, latin: string, cost: number): void {
  const end = i + latin.length
  lower(row, end, cost)
  const isDoubled = latin.length === 1 && typed[end] === latin && !VOWELS.includes(latin)
  if (isDoubled) lower(row, end + 1, cost + MISFIT.DOUBLED)
}

function lower(row: Row, at: number, cost: number): void {
  if (cost < (row[at] ?? -Infinity)) row[at] = cost
}

/** Adds what vowels cost that Arabic leaves out. Returns the least cost of the row. */
function addVowels(typed: string, row: Row, vowelCost: number): number {
  let least = Infinity
  for (let i = 0; i <= typed.length; i += 1) {
    const begun = row[i] ?? Infinity
    if (begun < least) least = begun
    if (begun === Infinity) continue
    const letter = typed[i] ?? ''
    if (letter === '') continue
    if (VOWELS.includes(letter)) lower(row, i + 1, begun + vowelCost)
    else if (letter === '2' || letter === "'") lower(row, i + 1, begun + MISFIT.GLOTTAL_STOP)
  }
  return least
}

/** The Arabic words that `typed` may be, and how badly each fits, from 0 to 0.45. `vocabulary`: sorted Arabic words. */
export function readArabizi(typed: string, vocabulary: readonly string[]): [word: string, misfit: number][] {
  if (typed.length < 2 || isArabic(typed) || !/[a-z]/.test(typed)) return []
  const limit = Math.min(MISFIT.MAX, MISFIT.PER_LETTER * typed.length) + 1e-9
  return alignAll(typed, vocabulary, { costs, limit }).sort(([, one], [, other]) => one - other)
}

/** The Arabic words that begin with what `typed` may be: "bat" begins بطاطس. `vocabulary`: sorted Arabic words. */
export function readBeginning(typed: string, vocabulary: readonly string[]): string[] {
  if (!/^[a-z\d']*[a-z][a-z\d']*$/.test(typed)) return []
  const sought = { costs, limit: MISFIT.MAX_OF_A_BEGINNING + 1e-9, seeks: 'beginnings' } as const
  return alignAll(typed, vocabulary, sought).map(([word]) => word)
}
