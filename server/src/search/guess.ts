/** Guesses which words of the shop were meant by one that may be Arabizi or misspelt. */
import { readArabizi } from './words/arabizi.ts'
import { hasMeaning, isOfTheShop, namesOf } from './meanings.ts'
import type { Guesses, Reading, SearchIndex } from './search-index.ts'
import { UNITS } from './words/sizes.ts'
import { isNumber } from './words/tokens.ts'
import { findTypos } from './words/typos.ts'
import { GUESS, LEAST, MOST } from './weights.ts'

/** Reads Arabizi and typing errors in a word, best first. In a phrase a name of a thing may be read in other ways too. */
export function guess(word: string, index: SearchIndex): Guesses {
  const known = index.guesses.get(word)
  if (known) return known
  const guesses = makeGuesses(word, index)
  index.guesses.set(word, guesses)
  return guesses
}

function makeGuesses(word: string, index: SearchIndex): Guesses {
  if (isNumber(word) || UNITS.has(word)) return { alone: [], inPhrase: [] }
  const isNamed = namesOf(word, index).length > 0
  const isWritten = isOfTheShop(word, index)
  const beginsWords = index.vocabulary.beginningWith(word).length > 0
  const lost = lostAsEnglish(word, isWritten, beginsWords)
  const arabizi = readArabizi(word, index.vocabulary.sorted().arabic).slice(0, MOST.READINGS)
  const spoken = arabizi.map(([read, misfit]) => ({ word: read, fit: GUESS.ARABIZI - misfit - lost }))
  if (isNamed || splitInTwo(word, index) !== undefined) return { alone: [], inPhrase: spoken }
  // A part of a longer name is no reading of a word alone: "milc" is rather milk than ميلك (شيك).
  const isGood = ([read, misfit]: [string, number]) => misfit <= GUESS.GOOD_ARABIZI && hasMeaning(read, index)
  const isSure = isWritten || beginsWords || arabizi.some(isGood)
  const all = [...spoken, ...(isSure ? [] : readTypos(word, index))].sort((one, other) => other.fit - one.fit)
  return { alone: all, inPhrase: all }
}

/** How much worse Arabizi fits a word that may be English. No English word has a digit. */
function lostAsEnglish(word: string, isWritten: boolean, beginsWords: boolean): number {
  if (/\d/.test(word)) return 0
  if (isWritten) return GUESS.ENGLISH_FIRST
  return beginsWords ? GUESS.ENGLISH_BEGUN : 0
}

/** The closest words of the shop. */
function readTypos(word: string, index: SearchIndex): Reading[] {
  const found = findTypos(word, index.vocabulary.like(word))
  const closest = found.filter(([, edits]) => edits === found[0]?.[1]).slice(0, MOST.READINGS)
  return closest.map(([read, edits]) => ({
    word: read,
    fit: edits > 1 ? GUESS.TWO_EDITS : GUESS.ONE_EDIT + (edits < 1 ? GUESS.ALIKE : 0),
  }))
}

/** "oliveoil" is two words of the shop. */
export function splitInTwo(word: string, index: SearchIndex): [string, string] | undefined {
  const isKnown = (half: string) => index.has(half) || index.lexicon.words.has(half)
  for (let at = LEAST.HALF; at <= word.length - LEAST.HALF; at += 1) {
    const [left, right] = [word.slice(0, at), word.slice(at)]
    if (isKnown(left) && isKnown(right)) return [left, right]
  }
  return undefined
}
