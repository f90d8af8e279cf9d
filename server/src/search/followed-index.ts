import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Db } from '../db/rows.ts'
import { makeLexicon, readOwnRows } from './words/lexicon.ts'
import { SearchIndex } from './search-index.ts'
import { listSearchWords, listTextHashes, listTexts } from './search.queries.ts'

/** The index of the catalogue; `words` are the shopkeeper's rows of its lexicon. */
export interface FollowedIndex {
  readonly index: SearchIndex
  readonly words: string
}

// A slice of each takes a few milliseconds, and other requests are served between two slices.
const HASHES = 250
const TEXTS = 25

/**
 * Brings the index up to date with the database, re-indexing only products whose texts changed: a price import re-reads
 * hashes and nothing else. Builds a new one if the lexicon changed, or if too many slots are gone; the old one can be searched
 * meanwhile.
 */
export async function refreshIndex(db: Db, before: FollowedIndex | undefined): Promise<FollowedIndex> {
  const rows = await listSearchWords(db)
  const words = rows.join('\n')
  const isUsable = before?.words === words && !before.index.isFragmented
  const index = isUsable ? before.index : new SearchIndex(await makeLexicon([...readOwnRows(), ...rows]))
  const forSale = new Set<string>()
  let last = ''
  for (;;) {
    const hashes = await listTextHashes(db, last, HASHES)
    const changed: string[] = []
    for (const { id, hash, ...figures } of hashes) {
      forSale.add(id)
      if (index.isCurrent(id, hash)) index.setFigures(id, figures)
      else changed.push(id)
    }
    for (let at = 0; at < changed.length; at += TEXTS) {
      for (const texts of await listTexts(db, changed.slice(at, at + TEXTS))) index.add(texts)
      await nextTurn()
    }
    last = hashes.at(-1)?.id ?? ''
    if (hashes.length < HASHES) break
  }
  index.keepOnly(forSale)
  // So that no search has to.
  index.vocabulary.sorted()
  return { index, words }
}
