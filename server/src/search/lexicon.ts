/**
 * The lexicon: things that grocers sell under several names. A row is one thing, its names separated by "|"; the first is its
 * English label, the second its Arabic one. A product that carries any of the names is found by all of them.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { nameStemOf } from './stems.ts'
import { wordsOf } from './tokens.ts'

export interface Thing {
  readonly label: string
  readonly labelAr: string
}

/** A name found in a text: which thing, and the words it covers. */
export interface Naming {
  readonly thing: number
  readonly from: number
  readonly length: number
}

export interface Lexicon {
  readonly things: readonly Thing[]
  /** The words of all names, folded. */
  readonly words: ReadonlySet<string>
  /** The names in a list of words. */
  namingsIn(words: readonly string[]): Naming[]
  /** The same where each word may be read in several ways. */
  namingsAmong(readings: readonly ReadonlySet<string>[]): Naming[]
}

interface Name {
  readonly thing: number
  readonly stems: readonly string[]
}

const OWN_ROWS = path.resolve(import.meta.dirname, 'lexicon.txt')

/** The rows that come with the shop. */
export function readOwnRows(): string[] {
  return readFileSync(OWN_ROWS, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
}

export function makeLexicon(rows: readonly string[]): Lexicon {
  const things: Thing[] = []
  const words = new Set<string>()
  const byFirstStem = new Map<string, Name[]>()
  for (const row of rows) {
    const names = row.split('|').map((name) => name.trim())
    const thing = things.push({ label: names[0] ?? '', labelAr: names[1] ?? names[0] ?? '' }) - 1
    for (const name of names) {
      const nameWords = wordsOf(name)
      const stems = nameWords.map(nameStemOf)
      const [first] = stems
      if (first === undefined) continue
      for (const word of nameWords) words.add(word)
      const known = byFirstStem.get(first) ?? []
      byFirstStem.set(first, known)
      known.push({ thing, stems })
    }
  }

  function namingsAmong(readings: readonly ReadonlySet<string>[]): Naming[] {
    const stems = readings.map((words) => new Set([...words].map(nameStemOf)))
    return stems.flatMap((firsts, from) =>
      [...firsts]
        .flatMap((stem) => byFirstStem.get(stem) ?? [])
        .filter((name) => name.stems.every((part, at) => stems[from + at]?.has(part)))
        .map((name) => ({ thing: name.thing, from, length: name.stems.length })),
    )
  }

  return { things, words, namingsAmong, namingsIn: (list) => namingsAmong(list.map((word) => new Set([word]))) }
}
