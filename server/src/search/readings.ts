/** The readings of a typed word: the words that it may stand for. */
import { LRUCache } from 'lru-cache'

/** Another word that a typed word may stand for. */
export interface Reading {
  readonly word: string
  readonly fit: number
}

/** Words that a typed word may stand for: alone, and in a name of several. */
export interface Guesses {
  readonly alone: readonly Reading[]
  readonly inPhrase: readonly Reading[]
}

// Most of the cost of a search is reading a word that the shop has not, and many shoppers type the same ones.
const MAX_CACHED = 5_000

/** An LRU cache of what words were read as. Every change of the index empties it. */
export function cacheGuesses(): LRUCache<string, Guesses> {
  return new LRUCache({ max: MAX_CACHED })
}
