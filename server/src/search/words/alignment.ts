/**
 * Weighted edit distance between a typed word and every word of a sorted vocabulary. Neighbours in sorted order share a prefix,
 * so the rows of the dynamic programme are computed once for each prefix, as in a trie, and a prefix that is already too far
 * ends the walk below it.
 */

/** The least cost to write the prefix of a vocabulary word as the first i letters of the typed word, for each i. */
export type Row = Float64Array

export interface Costs {
  /** Fills the row of an empty prefix. */
  first(typed: string, row: Row): void
  /**
   * Fills the row after one more letter of the vocabulary word. `rows` holds those of all shorter prefixes, `word` the letters.
   * Costs above `limit` need not be followed. Returns the least cost of the row.
   */
  next(typed: string, rows: readonly Row[], word: string, at: number, row: Row, limit: number): number
}

/**
 * The vocabulary words within `limit` and their costs, or where beginnings are sought, those that begin with what `typed` may mean
 * within it. `vocabulary` must be sorted.
 */
export function alignAll(
  typed: string,
  vocabulary: readonly string[],
  { costs, limit, seeks = 'words' }: { costs: Costs; limit: number; seeks?: 'words' | 'beginnings' },
): [word: string, cost: number][] {
  const found: [string, number][] = []
  const rows: Row[] = []
  const rowAt = (at: number) => (rows[at] ??= new Float64Array(typed.length + 1))
  costs.first(typed, rowAt(0))
  let previous = ''
  // The rows of so many letters of `previous` are filled, and all words that begin with these letters end as it did.
  let filled = 0
  let end: 'open' | 'too far' | 'found' = 'open'
  for (const word of vocabulary) {
    let shared = 0
    while (shared < filled && previous[shared] === word[shared]) shared += 1
    if (shared < filled || end === 'open') {
      end = 'open'
      for (filled = shared; filled < word.length && end === 'open'; filled += 1) {
        const row = rowAt(filled + 1)
        if (costs.next(typed, rows, word, filled, row, limit) > limit) end = 'too far'
        else if (seeks === 'beginnings' && (row[typed.length] ?? Infinity) <= limit) end = 'found'
      }
      previous = word
    }
    if (end === 'too far') continue
    const cost = rows[filled]?.[typed.length] ?? Infinity
    if (cost <= limit) found.push([word, cost])
  }
  return found
}
