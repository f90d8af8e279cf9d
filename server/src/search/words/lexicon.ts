/**
 * The lexicon: things that grocers sell under several names. A row is one thing, its names separated by "|"; a product that
 * carries one of them is found by all. Its labels are the first in English and the first in Arabic.
 * - ">name" is a kind of the thing: "nuts | >almonds" finds almonds for "nuts", and no nuts for "almonds".
 * - "*word" is no thing of its own inside the name: "*corn oil" is hardly meant by "corn".
 * - "<name" is another thing, which this one stands in for where the shop has none: "milk | <milk powder" finds milk for
 *   "milk powder", and says that it is not quite that.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Language } from '@baqala/contract/language'
import { isArabic } from './fold.ts'
import { nameStemOf } from './stems.ts'
import { wordsOf } from './tokens.ts'

/** The names of the thing for shoppers, in each language of the shop. */
type ThingLabels = Readonly<Record<Language, string>>

/** A name found in a text: which thing, and the words it covers. */
export interface Naming {
  readonly thingIndex: number
  readonly from: number
  readonly length: number
  readonly isKind: boolean
  readonly isStandIn: boolean
  /** Places in the text of words that are no thing of their own there. */
  readonly notMeantAt: readonly number[]
}

export type Lexicon = Awaited<ReturnType<typeof makeLexicon>>

interface Name extends Omit<Naming, 'from' | 'length'> {
  readonly stems: readonly string[]
}

// Rows that take a few milliseconds.
const SLICE = 50

const OWN_ROWS = path.resolve(import.meta.dirname, 'lexicon.txt')

/** The rows that come with the shop. */
export function readOwnRows(): string[] {
  return readFileSync(OWN_ROWS, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
}

/** The lexicon of all rows. They take longer than a request should wait, so others are served between two slices of them. */
export async function makeLexicon(rows: readonly string[]) {
  const labels: ThingLabels[] = []
  const words = new Set<string>()
  const byFirstStem = new Map<string, Name[]>()

  function addRow(row: string): void {
    const names = row.split('|').map((name) => name.trim())
    const thingIndex = labels.push(labelsOf(names)) - 1
    for (const written of names.flatMap(withJoined)) {
      const parts = partsOf(written)
      const [first] = parts
      if (first === undefined) continue
      for (const { word } of parts) words.add(word)
      const known = byFirstStem.get(first.stem) ?? []
      byFirstStem.set(first.stem, known)
      known.push(readName(written, parts, thingIndex))
    }
  }

  function findNames(readings: readonly ReadonlySet<string>[]): Naming[] {
    const stems = readings.map((words) => new Set([...words].map(nameStemOf)))
    return stems.flatMap((firsts, from) =>
      [...firsts]
        .flatMap((stem) => byFirstStem.get(stem) ?? [])
        .filter((name) => name.stems.every((part, at) => stems[from + at]?.has(part)))
        .map(({ thingIndex, isKind, isStandIn, stems: { length }, notMeantAt }) => ({
          ...{ thingIndex, from, length, isKind, isStandIn },
          notMeantAt: notMeantAt.map((at) => from + at),
        })),
    )
  }

  for (const [at, row] of rows.entries()) {
    addRow(row)
    if (at % SLICE === SLICE - 1) await nextTurn()
  }
  return {
    labels,
    /** The words of all names, folded. */
    words,
    /** Whether the word, or what is left without its article, stands in a name. */
    knows: (word: string) => words.has(word) || words.has(nameStemOf(word)),
    /** The names that a product carries in these words, kinds too. */
    namesCarriedBy: (list: readonly string[]) =>
      findNames(list.map((word) => new Set([word]))).filter(({ isStandIn }) => !isStandIn),
    /** The names that a shopper asks for, where each word may be read in several ways. */
    namesAskedFor: (readings: readonly ReadonlySet<string>[]) => findNames(readings).filter(({ isKind }) => !isKind),
  }
}

/** The first name in each script; a row of the shopkeeper's may have names in one alone. */
function labelsOf(names: readonly string[]): ThingLabels {
  const plain = names.map((name) => name.replace(/[>*<]/g, ''))
  const [first = ''] = plain
  return { en: plain.find((name) => !isArabic(name)) ?? first, ar: plain.find(isArabic) ?? first }
}

/** "redbull" is typed as often as "red bull". */
function withJoined(name: string): string[] {
  return /^\*?[a-z]+ \*?[a-z]+$/.test(name) ? [name, name.replace(/[* ]/g, '')] : [name]
}

function partsOf(written: string) {
  return written
    .split(/\s+/)
    .flatMap((part) => wordsOf(part).map((word) => ({ word, stem: nameStemOf(word), isNotMeant: part.includes('*') })))
}

function readName(written: string, parts: ReturnType<typeof partsOf>, thingIndex: number): Name {
  const notMeantAt = parts.flatMap(({ isNotMeant }, at) => (isNotMeant ? [at] : []))
  const stems = parts.map(({ stem }) => stem)
  return { thingIndex, isKind: written.startsWith('>'), isStandIn: written.startsWith('<'), stems, notMeantAt }
}
