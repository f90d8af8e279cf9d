/** Finds the products that a shopper asks for, best first. */
import type { Language } from '@baqala/contract/language'
import { MAX_SEARCH_LIMIT } from '@baqala/contract/search'
import { say } from '../refusal.ts'
import { isConjunction, itemsOf } from './words/conjunctions.ts'
import { fold } from './words/fold.ts'
import { onOtherKeyboard } from './words/keyboard.ts'
import { hasMeaning } from './meanings.ts'
import { bestOf, chooseMatches, matchParts, matchSavings, matchSizes, type Match } from './matches.ts'
import type { SearchIndex } from './search-index.ts'
import { messages } from './search.messages.en.ts'
import { isSameSize } from './words/sizes.ts'
import { isIgnored, isSaleWord, labelOf, readText, understand, wordsToGuess, type Part } from './understand.ts'
import { CUT, LEAST, MOST, RIGHT_SIZE, SURE } from './weights.ts'

export interface Found {
  /** Matches in all. */
  readonly results: number
  /** The best products, best first. */
  readonly ids: readonly string[]
  /** Typed words that were read as others, and as which, in the shopper's language. */
  readonly understood: readonly { readonly typed: string; readonly as: string }[]
  /** No product is all that was asked for: these match the most words, or stand in for it. */
  readonly isRelaxed: boolean
}

export function search(text: string, index: SearchIndex, language: Language = 'en'): Found {
  const meant = meantOnOtherKeyboard(text, index)
  const found = meant === undefined ? undefined : searchAsTyped(meant, index, language)
  if (meant !== undefined && found?.ids.length) return { ...found, understood: [{ typed: text.trim(), as: meant }] }
  const asTyped = searchAsTyped(text, index, language)
  return asTyped.ids.length > 0 ? asTyped : (searchMistyped(text, index, language) ?? asTyped)
}

/** Typed on the other keyboard, and with an error besides: what finds nothing else may be read with both. */
function searchMistyped(text: string, index: SearchIndex, language: Language): Found | undefined {
  const [swapped = ''] = onOtherKeyboard(text)
  if (swapped.length > MOST.MISTYPED) return undefined
  const meant = withFirstLetters(swapped, index)
  if (meant.length < LEAST.MISTYPED || !/^[\p{L} ]+$/u.test(meant)) return undefined
  const found = searchAsTyped(meant, index, language)
  if (found.ids.length === 0 || found.isRelaxed) return undefined
  const as = found.understood.reduce((words, part) => words.replace(part.typed, part.as), meant)
  return { ...found, understood: [{ typed: text.trim(), as }] }
}

/** A key that writes no letter there stood for the first letter of a word: `.heese`. */
function withFirstLetters(text: string, { vocabulary }: SearchIndex): string {
  return text.replace(/(?<![\p{L}\p{N}])[^\p{L}\p{N}\s](\p{L}+)/gu, (whole, rest: string) => {
    if (rest.length < LEAST.BEHIND_A_SIGN) return whole
    return vocabulary.like(rest).find((word) => word.slice(1) === rest) ?? whole
  })
}

/** The text as the other keyboard writes it, if the shop knows half of its words, and none of those that were typed. */
function meantOnOtherKeyboard(text: string, index: SearchIndex): string | undefined {
  const isKnown = (word: string) => hasMeaning(word, index) || isSaleWord(word, index)
  const swapped = onOtherKeyboard(text)
  if (swapped.length === 0 || readText(text, index).some(isKnown)) return undefined
  return swapped.find((each) => {
    const meant = readText(each, index)
    return meant.length > 0 && meant.filter(isKnown).length >= meant.length * LEAST.KNOWN
  })
}

function searchAsTyped(text: string, index: SearchIndex, language: Language): Found {
  const typed = readText(text, index)
  const words = typed.filter((word) => !isSaleWord(word, index))
  const saleWords = typed.filter((word) => isSaleWord(word, index))
  const onSale = saleWords.length > 0 ? findAnswer(words, index, true) : undefined
  const isOnSale = onSale !== undefined && onSale.best.length > 0
  const { isAll, parts, matches, best } = isOnSale ? onSale : findAnswer(words, index, false)
  const ids = best.map(({ product }) => product.id)
  const asWritten = spellingsOf(text)
  const understood = ids.length === 0 ? [] : readingsOf(parts, asWritten, index, language)
  if (isOnSale) understood.push({ typed: asWritten(saleWords.join(' ')), as: say(messages.onSale, language) })
  const isRelaxed =
    ids.length > 0 && (!isAll || isOnSale !== saleWords.length > 0 || parts.some(({ isStandIn }) => isStandIn))
  return { results: matches.length, ids, understood, isRelaxed }
}

interface Answer {
  readonly parts: readonly Part[]
  readonly matches: readonly Match[]
  /** The best, as many as an answer holds. */
  readonly best: readonly Match[]
  /** They match all parts. */
  readonly isAll: boolean
}

/** `onlyOnSale` leaves out the others. */
function findAnswer(words: readonly string[], index: SearchIndex, onlyOnSale: boolean): Answer {
  const asked = { words, guessed: wordsToGuess(words, index), onlyOnSale }
  const whole = findMatches(asked, index)
  return findItems(asked, whole, index) ?? whole
}

interface Asked {
  readonly words: readonly string[]
  /** The words that may be read as others. */
  readonly guessed: ReadonlySet<string>
  readonly onlyOnSale: boolean
}

function findMatches({ words, guessed, onlyOnSale }: Asked, index: SearchIndex): Answer {
  if (onlyOnSale && words.every(isIgnored)) return answerOf([], matchSavings(index), true)
  const { parts, sizes } = understand(words, index, guessed)
  const touched = parts.length === 0 ? matchSizes(sizes, index) : matchParts(parts, index)
  const { isAll, matching } = chooseMatches(touched, parts.length)
  for (const match of matching) {
    const offered = match.product.sizes
    if (sizes.some((asked) => offered.some((size) => isSameSize(asked, size)))) match.score *= RIGHT_SIZE
  }
  const cut = CUT * matching.reduce((best, { score }) => Math.max(best, score), 0)
  const matches = matching.filter(({ product, score }) => score >= cut && (!onlyOnSale || product.saving > 0))
  return answerOf(parts, matches, isAll)
}

function answerOf(parts: readonly Part[], matches: readonly Match[], isAll: boolean): Answer {
  return { parts, matches, best: bestOf(matches), isAll }
}

/**
 * The goods of each item of a list, "milk and eggs", in turn; before them the products that match all, such as peas with carrots.
 * Undefined if the text is no list, or not all items are found.
 */
function findItems(asked: Asked, whole: Answer, index: SearchIndex): Answer | undefined {
  const parted = itemsOf(asked.words)
  const isName = whole.parts.some((part) => part.words.some(isConjunction))
  const items = parted.length > 1 ? parted : namesListed(whole)
  if (items.length < 2 || isName) return undefined
  const answers = items.map((words) => findMatches({ ...asked, words }, index))
  if (answers.some(({ isAll, best }) => !isAll || best.length === 0)) return undefined
  const parts = answers.flatMap((answer) => answer.parts)
  const longest = Math.max(...answers.map(({ best }) => best.length))
  const inTurn = Array.from({ length: longest }, (_, rank) => answers.flatMap(({ best }) => best[rank] ?? [])).flat()
  const first = whole.isAll ? whole : { matches: [], best: [] }
  const matches = oncePerProduct([...first.matches, ...answers.flatMap((answer) => answer.matches)])
  const best = oncePerProduct([...first.best, ...inTurn]).slice(0, MAX_SEARCH_LIMIT)
  return { parts, matches, best, isAll: items === parted }
}

/** The items of a list without conjunctions, "milk chicken rice": things that no product has all of. */
function namesListed({ isAll, parts }: Answer): readonly (readonly string[])[] {
  const things = parts.filter(({ meanings }) => [...meanings].some(([key, fit]) => key.startsWith('#') && fit >= SURE))
  return isAll || things.length < LEAST.LISTED ? [] : things.map(({ words }) => words)
}

function oncePerProduct(matches: readonly Match[]): Match[] {
  const seen = new Set<Match['product']>()
  return matches.filter(({ product }) => seen.size < seen.add(product).size)
}

/** Spells folded words as the shopper did. */
function spellingsOf(text: string): (typed: string) => string {
  const typedWords = text.split(/\s+/)
  const written = new Map(
    [...typedWords.map((word) => word.replace(/^و/, '')), ...typedWords].map((word) => [fold(word), word]),
  )
  return (typed) => typed.replace(/\S+/g, (word) => written.get(word) ?? word)
}

/** The words that were read as others. */
function readingsOf(
  parts: readonly Part[],
  asWritten: (typed: string) => string,
  index: SearchIndex,
  language: Language,
) {
  return parts.flatMap((part) => {
    const as = labelOf(part, index, language)
    return as === undefined ? [] : [{ typed: asWritten(part.typed), as }]
  })
}
