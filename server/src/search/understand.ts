/** Reads what a shopper typed: which words of the shop each part of it may mean, and how well. */
import type { Language } from '@baqala/contract/language'
import { MAX_SEARCH_LETTERS } from '@baqala/contract/search'
import { readArabizi, readBeginning } from './arabizi.ts'
import { detachAnd, signsToWords } from './conjunctions.ts'
import { fold } from './fold.ts'
import type { Naming } from './lexicon.ts'
import { stemKey, thingKey, TITLE, type SearchIndex } from './search-index.ts'
import { isFraction, isUnit, takeSizes, type Size } from './sizes.ts'
import { isNumber, wordsOf } from './tokens.ts'
import { findTypos } from './typos.ts'

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

export interface Understood {
  readonly parts: readonly Part[]
  readonly sizes: readonly Size[]
}

const MAX_WORDS = 12
// A longer word is no word of a grocer's.
const MAX_WORD_LETTERS = 32
/** Words of a name in the lexicon. */
export const MAX_PHRASE = 5

const EXACT = 1
const STEM = 0.95
const STEM_OF_A_NAME = 0.7
const THING = 0.92
const THING_OF_A_PREFIX = 0.75
const ARABIZI = 0.9
// However much is typed of it: "chi" is chicken as well as chips.
const PREFIX = 0.65
// A beginning of a name that no product carries, such as a maker's.
const NAME_PREFIX = 0.75
const ONE_EDIT = 0.66
const ALIKE = 0.1
const TWO_EDITS = 0.4
const SPOKEN_PREFIX = 0.55
const NOT_THE_LAST = 0.8
// Latin letters that are, or begin, an English word of the shop are rather that word.
const ENGLISH_FIRST = 0.25
const ENGLISH_BEGUN = 0.4
const GOOD_ARABIZI = 0.05
const MAX_READINGS = 8

const IGNORED = new Set(
  'the a an of with and for in on to i want some في من مع و على عايز عاوز عايزه عاوزه انا بتاع بتاعه اللي يا لو سمحت'.split(
    ' ',
  ),
)

/** Another word that a typed word may stand for. */
interface Reading {
  readonly word: string
  readonly fit: number
}

/** Words that a typed word may stand for: alone, and in a name of several. */
export interface Guesses {
  readonly alone: readonly Reading[]
  readonly inPhrase: readonly Reading[]
}

/** The words of a typed text, those of a list parted by its conjunctions. */
export function readText(text: string, index: SearchIndex): string[] {
  const typed = wordsOf(signsToWords(text.slice(0, MAX_SEARCH_LETTERS)), MAX_WORDS)
  const isKnown = (word: string) => !isFraction(word) && (isOfTheShop(word, index) || index.lexicon.knows(word))
  return detachAnd(
    typed.map((word) => word.slice(0, MAX_WORD_LETTERS)),
    isKnown,
  )
}

/** `guesses` keeps those at words for other texts of the same search: they are most of its cost. */
export function understand(
  typed: readonly string[],
  index: SearchIndex,
  guesses = new Map<string, Guesses>(),
): Understood {
  for (const word of typed) if (!guesses.has(word)) guesses.set(word, guess(word, index))
  const { phrases, rest } = takePhrases(typed, guesses, index)
  const { sizes, rest: plain } = takeSizes(rest)
  const meant =
    plain.some((word) => !IGNORED.has(word)) || phrases.length > 0 ? plain.filter((word) => !IGNORED.has(word)) : plain
  const parts = meant.flatMap((word, at) =>
    readWord(word, at === meant.length - 1, guesses.get(word)?.alone ?? [], index),
  )
  const isSure = phrases.length > 0 || meant.some((word) => isOfTheShop(word, index) || namesOf(word, index).length > 0)
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
        ...(guesses.get(word)?.inPhrase ?? []).slice(0, MAX_READINGS).map((reading) => reading.word),
        // The last word may be unfinished: "tooth pas".
        ...(at === words.length - 1 && word.length >= MIN_UNFINISHED ? beginningWith(word, index) : []),
      ]),
  )
  const namings = index.lexicon
    .namingsAmong(readings)
    .filter(({ length }) => length > 1 && length <= MAX_PHRASE)
    // A thing that the shop has not is looked for by its words (white cheese), unless they mean other things (hot dog).
    .filter(({ length, thing, foreign }) => foreign.length === length || index.has(thingKey(thing)))
    .sort((one, other) => other.length - one.length || one.from - other.from)
  const phrases: Part[] = []
  const taken = new Set<number>()
  for (const { from, length } of namings) {
    const places = Array.from({ length }, (_, at) => from + at)
    if (places.some((place) => taken.has(place))) continue
    for (const place of places) taken.add(place)
    const same = namings.filter((naming) => naming.from === from && naming.length === length)
    const { keys, isStandIn } = thingsOf(same, index)
    const meanings = new Map(keys.map((key) => [key, THING]))
    const covered = words.slice(from, from + length)
    phrases.push({ typed: covered.join(' '), words: covered, meanings, isReading: true, isStandIn })
  }
  return { phrases, rest: words.filter((_, at) => !taken.has(at)) }
}

function readWord(word: string, isLast: boolean, guesses: readonly Reading[], index: SearchIndex): Part[] {
  const meanings = new Map<string, number>()
  addMeanings(meanings, word, EXACT, index)
  const isWritten = isOfTheShop(word, index)
  const isKnown = meanings.size > 0
  for (const guessed of guesses) addMeanings(meanings, guessed.word, guessed.fit, index)
  const guessed = meanings.size
  // A word may name a thing that the shop has not, and begin, or have for halves, what names others: no red bull in "redbull".
  const isName = namesOf(word, index).length > 0
  if (!isKnown && !isName) {
    addPrefixes(meanings, word, isLast ? 1 : NOT_THE_LAST, index)
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

/** Whether a product carries the word, or one of its stem. */
function isOfTheShop(word: string, index: SearchIndex): boolean {
  return index.has(word) || index.has(stemKey(word))
}

/** Adds the keys under which a word of the shop is found: itself, its stem, and the things it names. */
function addMeanings(
  meanings: Map<string, number>,
  word: string,
  fit: number,
  index: SearchIndex,
  thingFit = THING,
): void {
  const raise = (key: string, keyFit: number) => {
    if (index.has(key)) meanings.set(key, Math.max(keyFit, meanings.get(key) ?? 0))
  }
  const { keys } = thingsOf(namesOf(word, index), index)
  raise(word, fit * EXACT)
  // طحين is flour, though طحينة (tahini) has the same stem.
  raise(stemKey(word), fit * (keys.length > 0 ? STEM_OF_A_NAME : STEM))
  for (const key of keys) raise(key, fit * thingFit)
}

/** The keys of the named things that the shop has; if it has none, of those that stand in for them. */
function thingsOf(namings: readonly Naming[], index: SearchIndex): { keys: string[]; isStandIn: boolean } {
  const carried = namings.filter(({ thing }) => index.has(thingKey(thing)))
  const isStandIn = carried.length > 0 && carried.every((naming) => naming.isStandIn)
  const best = carried.filter((naming) => naming.isStandIn === isStandIn)
  return { keys: best.map(({ thing }) => thingKey(thing)), isStandIn }
}

/** The things that are asked for by the word alone. */
function namesOf(word: string, index: SearchIndex) {
  return index.lexicon.namingsAmong([new Set([word])])
}

/** Reads Arabizi and typing errors in a word, best first. In a phrase a name of a thing may be read in other ways too. */
function guess(word: string, index: SearchIndex): Guesses {
  if (isNumber(word) || isUnit(word)) return { alone: [], inPhrase: [] }
  const isNamed = namesOf(word, index).length > 0
  const isWritten = isOfTheShop(word, index)
  const beginsWords = beginningWith(word, index).length > 0
  const lost = /\d/.test(word) ? 0 : isWritten ? ENGLISH_FIRST : beginsWords ? ENGLISH_BEGUN : 0
  const arabizi = readArabizi(word, index.arabicVocabulary).slice(0, MAX_READINGS)
  const spoken = arabizi.map(([read, misfit]) => ({ word: read, fit: ARABIZI - misfit - lost }))
  if (isNamed || splitInTwo(word, index) !== undefined) return { alone: [], inPhrase: spoken }
  // A part of a longer name is no reading of a word alone: "milc" is rather milk than ميلك (شيك).
  const isGood = ([read, misfit]: [string, number]) =>
    misfit <= GOOD_ARABIZI && (isOfTheShop(read, index) || namesOf(read, index).length > 0)
  const isSure = isWritten || beginsWords || arabizi.some(isGood)
  const all = [...spoken, ...(isSure ? [] : readTypos(word, index))].sort((one, other) => other.fit - one.fit)
  return { alone: all, inPhrase: all }
}

/** The closest words of the shop. */
function readTypos(word: string, index: SearchIndex): Reading[] {
  const found = findTypos(word, index.vocabularyLike(word))
  const closest = found.filter(([, edits]) => edits === found[0]?.[1]).slice(0, MAX_READINGS)
  return closest.map(([read, edits]) => ({
    word: read,
    fit: edits > 1 ? TWO_EDITS : ONE_EDIT + (edits < 1 ? ALIKE : 0),
  }))
}

/** Adds the words that begin with what was typed. */
function addPrefixes(meanings: Map<string, number>, typed: string, factor: number, index: SearchIndex): void {
  for (const word of beginningWith(typed, index)) {
    const carried = isOfTheShop(word, index) ? 1 : NAME_PREFIX
    addMeanings(meanings, word, carried * factor * PREFIX, index, THING_OF_A_PREFIX)
  }
}

/**
 * Adds the names that begin with what was typed in Arabizi: "bat" is potatoes too. Three letters alone, which begin no English
 * title: with fewer everything begins so, with more "belt" would.
 */
function addSpokenPrefixes(meanings: Map<string, number>, typed: string, index: SearchIndex): void {
  const isOfATitle = (word: string) => index.someUnder(word, (_, weight) => weight >= TITLE)
  if (typed.length !== MIN_UNFINISHED || beginningWith(typed, index).some(isOfATitle)) return
  for (const word of readBeginning(typed, index.arabicVocabulary))
    if (index.isName(word)) addMeanings(meanings, word, SPOKEN_PREFIX, index, THING_OF_A_PREFIX)
}

const MIN_PREFIX = 2
const MIN_UNFINISHED = 3

function beginningWith(typed: string, index: SearchIndex): string[] {
  if (typed.length < MIN_PREFIX || isNumber(typed)) return []
  const words = index.vocabularyLike(typed)
  const found: string[] = []
  for (let at = lowerBound(words, typed); words[at]?.startsWith(typed); at += 1) found.push(words[at] ?? '')
  return found
}

/** Binary search: the place of the first word that is not before `typed`. */
function lowerBound(words: readonly string[], typed: string): number {
  let [from, to] = [0, words.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((words[middle] ?? '') < typed) from = middle + 1
    else to = middle
  }
  return from
}

const MIN_HALF = 3

/** "oliveoil" is two words of the shop. */
function splitInTwo(word: string, index: SearchIndex): [string, string] | undefined {
  const isKnown = (half: string) => index.has(half) || index.lexicon.words.has(half)
  for (let at = MIN_HALF; at <= word.length - MIN_HALF; at += 1) {
    const [left, right] = [word.slice(0, at), word.slice(at)]
    if (isKnown(left) && isKnown(right)) return [left, right]
  }
  return undefined
}

/** The best meaning of a reading in words: the label of a thing, else the word of the shop. Undefined if that was typed. */
export function labelOf(
  { typed, meanings, isReading }: Part,
  index: SearchIndex,
  language: Language,
): string | undefined {
  if (!isReading) return undefined
  const best = Math.max(0, ...meanings.values())
  const keys = [...meanings].filter(([, fit]) => fit >= best * THING - 1e-9).map(([key]) => key)
  const thing = keys.find((key) => key.startsWith('#'))
  const word = keys.find((key) => !/^[~#]/.test(key))
  const label = thing === undefined ? word : index.lexicon.things[Number(thing.slice(1))]?.[language]
  return label === undefined || fold(label) === typed ? undefined : label
}
