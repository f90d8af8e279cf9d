/** Reads what a shopper typed: which words of the shop each part of it may mean, and how well. */
import type { Language } from '@baqala/contract/language'
import { MAX_SEARCH_LETTERS } from '@baqala/contract/search'
import { detachAnd, signsToWords } from './words/conjunctions.ts'
import { thingKey } from './fields.ts'
import { fold } from './words/fold.ts'
import { guess, splitInTwo } from './guess.ts'
import { readArabizi } from './words/arabizi.ts'
import { addMeanings, addPrefixes, addSpokenPrefixes, hasMeaning, isOfTheShop, namesOf, thingsOf } from './meanings.ts'
import type { Guesses, Reading, SearchIndex } from './search-index.ts'
import { isFraction, takeSizes } from './words/sizes.ts'
import { wordsOf } from './words/tokens.ts'
import { FIT, LEAST, MISFIT, MOST } from './weights.ts'

/** A part of the typed text, one word or more. */
export interface Part {
  readonly typed: string
  readonly words: readonly string[]
  /** Keys of the index, each with how well it fits, from 0 to 1. */
  readonly meanings: ReadonlyMap<string, number>
  /** It is read as something else than was typed, which a shopper should know. */
  readonly isReading: boolean
  /** The shop has not that thing, but one that stands in for it. */
  readonly isStandIn: boolean
}

const IGNORED_WORDS =
  'the a an of with and for in on to i want some el 3ala 3aleh في من مع و على عايز عاوز عايزه عاوزه انا بتاع بتاعه اللي عليه عليها يا لو سمحت'
const IGNORED = new Set(IGNORED_WORDS.split(' '))

/** Whether the word says nothing beside others. */
export function isIgnored(word: string): boolean {
  return IGNORED.has(word)
}

/** The words that ask for what is on sale: "offers", «عروض», "3orood", and beside a thing, "milk offers". */
const SALE_IN_ENGLISH =
  'sale sales offer offers deal deals discount discounts discounted promo promos promotion promotions bargain bargains'
const SALE_IN_ARABIC = 'عرض عروض خصم خصومات تخفيض تخفيضات مخفض مخفضة أوفر أوفرات'.split(' ').map(fold)
const SALE_SPOKEN = SALE_IN_ARABIC.flatMap((word) => [word, `ال${word}`]).sort()
const SALE_WORDS = new Set([...SALE_IN_ENGLISH.split(' '), ...SALE_SPOKEN])

/** For a folded word. One by which the shop calls a product, an aisle or a maker stays a word. Arabizi adds up to two vowels. */
export function isSaleWord(word: string, index: SearchIndex): boolean {
  if (SALE_WORDS.has(word)) return !index.isName(word)
  if (hasMeaning(word, index)) return false
  return readArabizi(word, SALE_SPOKEN).some(([, misfit]) => misfit <= 2 * MISFIT.UNWRITTEN_VOWEL)
}

/** The words of a typed text, those of a list parted by its conjunctions. */
export function readText(text: string, index: SearchIndex): string[] {
  const typed = wordsOf(signsToWords(text.slice(0, MAX_SEARCH_LETTERS)), MOST.WORDS)
  const isKnown = (word: string) => !isFraction(word) && (isOfTheShop(word, index) || index.lexicon.knows(word))
  const words = typed.map((word) => word.slice(0, MOST.WORD_LETTERS))
  return detachAnd(words, isKnown)
}

/** The words that may be read as others: all that the shop knows, and the first four that it does not. */
export function wordsToGuess(typed: readonly string[], index: SearchIndex): ReadonlySet<string> {
  const unknown = typed.filter((word) => !hasMeaning(word, index))
  const left = new Set(unknown.slice(MOST.GUESSED))
  return new Set(typed.filter((word) => !left.has(word)))
}

const NONE: Guesses = { alone: [], inPhrase: [] }

/** `guessed`: the words that may be read as others. */
export function understand(typed: readonly string[], index: SearchIndex, guessed = wordsToGuess(typed, index)) {
  const guesses = new Map(typed.map((word) => [word, guessed.has(word) ? guess(word, index) : NONE]))
  const { phrases, rest } = takePhrases(typed, guesses, index)
  const { sizes, rest: plain } = takeSizes(rest)
  const meant = plain.every(isIgnored) && phrases.length === 0 ? plain : plain.filter((word) => !isIgnored(word))
  const parts = meant.flatMap((word, at) =>
    readWord(word, at === meant.length - 1, guesses.get(word)?.alone ?? [], index),
  )
  const isSure = phrases.length > 0 || meant.some((word) => hasMeaning(word, index))
  return { parts: [...phrases, ...(isSure ? parts : withNames(parts, index))], sizes }
}

/**
 * Guesses must not carry an answer by words that only describe: كبيبة is no misspelt كبيرة (large). Beside a name they may.
 */
function withNames(parts: readonly Part[], index: SearchIndex): Part[] {
  const named = parts.map((part) => ({
    ...part,
    meanings: new Map([...part.meanings].filter(([key]) => index.isName(key))),
  }))
  return parts.length > 1 && named.some(({ meanings }) => meanings.size > 0) ? [...parts] : named
}

/** Names of several words ("toilet paper"), the longest first; their words may be guesses ("wara2 tawalet"). */
function takePhrases(words: readonly string[], guesses: ReadonlyMap<string, Guesses>, index: SearchIndex) {
  const readings = words.map(
    (word, at) =>
      new Set([
        word,
        ...(guesses.get(word)?.inPhrase ?? []).slice(0, MOST.READINGS).map((reading) => reading.word),
        // The last word may be unfinished: "tooth pas".
        ...(at === words.length - 1 && word.length >= LEAST.UNFINISHED ? index.vocabulary.beginningWith(word) : []),
      ]),
  )
  const namings = index.lexicon
    .namesAskedFor(readings)
    .filter(({ length }) => length > 1 && length <= MOST.PHRASE)
    // A thing that the shop has not is looked for by its words (white cheese), unless they mean other things (hot dog).
    .filter(({ length, thingIndex, notMeantAt }) => notMeantAt.length === length || index.has(thingKey(thingIndex)))
    .sort((one, other) => other.length - one.length || one.from - other.from)
  const phrases: Part[] = []
  const taken = new Set<number>()
  for (const { from, length } of namings) {
    const places = Array.from({ length }, (_, at) => from + at)
    if (places.some((place) => taken.has(place))) continue
    for (const place of places) taken.add(place)
    const same = namings.filter((naming) => naming.from === from && naming.length === length)
    const { keys, isStandIn } = thingsOf(same, index)
    const meanings = new Map(keys.map((key) => [key, FIT.THING]))
    const covered = words.slice(from, from + length)
    phrases.push({ typed: covered.join(' '), words: covered, meanings, isReading: true, isStandIn })
  }
  return { phrases, rest: words.filter((_, at) => !taken.has(at)) }
}

function readWord(word: string, isLast: boolean, guesses: readonly Reading[], index: SearchIndex): Part[] {
  const meanings = new Map<string, number>()
  addMeanings(meanings, word, FIT.EXACT, index)
  const isWritten = isOfTheShop(word, index)
  const isKnown = meanings.size > 0
  for (const guessed of guesses) addMeanings(meanings, guessed.word, guessed.fit, index)
  const guessed = meanings.size
  // A word may name a thing that the shop has not, and begin, or have for halves, what names others: no red bull in "redbull".
  const isName = namesOf(word, index).length > 0
  if (!isKnown && !isName) {
    addPrefixes(meanings, word, isLast ? 1 : FIT.NOT_THE_LAST, index)
    if (isLast) addSpokenPrefixes(meanings, word, index)
  }
  if (meanings.size === 0 && !isName) {
    const halves = splitInTwo(word, index)
    if (halves !== undefined) return halves.flatMap((half) => readWord(half, isLast, [], index))
  }
  // Beginnings of words are no readings: the shopper is still typing.
  const isReading = !isWritten && guessed > 0 && guessed === meanings.size
  const isStandIn = !isWritten && thingsOf(namesOf(word, index), index).isStandIn
  return [{ typed: word, words: [word], meanings, isReading, isStandIn }]
}

/** The best meaning of a reading in words: the label of a thing, else the word of the shop. Undefined if that was typed. */
export function labelOf({ typed, meanings, isReading }: Part, index: SearchIndex, language: Language) {
  if (!isReading) return undefined
  const best = Math.max(0, ...meanings.values())
  const keys = [...meanings].filter(([, fit]) => fit >= best * FIT.THING - 1e-9).map(([key]) => key)
  const thing = keys.find((key) => key.startsWith('#'))
  const word = keys.find((key) => !/^[~#]/.test(key))
  const label = thing === undefined ? word : index.lexicon.labels[Number(thing.slice(1))]?.[language]
  return label === undefined || fold(label) === typed ? undefined : label
}
