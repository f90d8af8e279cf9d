/** Looks words up in the index: the keys under which each is found there, and how well each key fits, from 0 to 1. */
import { readBeginning } from './words/arabizi.ts'
import { stemKey, thingKey } from './fields.ts'
import type { Naming } from './words/lexicon.ts'
import type { SearchIndex } from './search-index.ts'
import { FIELD, FIT, LEAST } from './weights.ts'

/** Whether a product carries the word, or one of its stem. */
export function isOfTheShop(word: string, index: SearchIndex): boolean {
  return index.has(word) || index.has(stemKey(word))
}

/** Adds the keys under which a word of the shop is found: itself, its stem, and the things it names. */
export function addMeanings(
  meanings: Map<string, number>,
  word: string,
  fit: number,
  index: SearchIndex,
  thingFit: number = FIT.THING,
): void {
  const raise = (key: string, keyFit: number) => {
    if (index.has(key)) meanings.set(key, Math.max(keyFit, meanings.get(key) ?? 0))
  }
  const { keys } = thingsOf(namesOf(word, index), index)
  raise(word, fit)
  // طحين is flour, though طحينة (tahini) has the same stem.
  raise(stemKey(word), fit * (keys.length > 0 ? FIT.STEM_OF_A_NAME : FIT.STEM))
  for (const key of keys) raise(key, fit * thingFit)
}

/** The keys of the named things that the shop has; if it has none, of those that stand in for them. */
export function thingsOf(namings: readonly Naming[], index: SearchIndex): { keys: string[]; isStandIn: boolean } {
  const carried = namings.filter(({ thingIndex }) => index.has(thingKey(thingIndex)))
  const isStandIn = carried.length > 0 && carried.every((naming) => naming.isStandIn)
  const best = carried.filter((naming) => naming.isStandIn === isStandIn)
  return { keys: best.map(({ thingIndex }) => thingKey(thingIndex)), isStandIn }
}

/** The things that are asked for by the word alone. */
export function namesOf(word: string, index: SearchIndex) {
  return index.lexicon.namesAskedFor([new Set([word])])
}

/** Whether the shop has the word, or it names a thing, be it one that the shop has not. */
export function hasMeaning(word: string, index: SearchIndex): boolean {
  return isOfTheShop(word, index) || namesOf(word, index).length > 0
}

/** Adds the words that begin with what was typed. */
export function addPrefixes(meanings: Map<string, number>, typed: string, factor: number, index: SearchIndex): void {
  for (const word of index.vocabulary.beginningWith(typed)) {
    const carried = isOfTheShop(word, index) ? 1 : FIT.NAME_PREFIX
    addMeanings(meanings, word, carried * factor * FIT.PREFIX, index, FIT.THING_OF_A_PREFIX)
  }
}

/**
 * Adds the names that begin with what was typed in Arabizi: "bat" is potatoes too. Three letters alone, which begin no English
 * title: with more "belt" would.
 */
export function addSpokenPrefixes(meanings: Map<string, number>, typed: string, index: SearchIndex): void {
  const isOfATitle = (word: string) => index.someUnder(word, (_, weight) => weight >= FIELD.TITLE)
  if (typed.length !== LEAST.UNFINISHED || index.vocabulary.beginningWith(typed).some(isOfATitle)) return
  for (const word of readBeginning(typed, index.vocabulary.sorted().arabic))
    if (index.isName(word)) addMeanings(meanings, word, FIT.SPOKEN_PREFIX, index, FIT.THING_OF_A_PREFIX)
}
