/** Finds the products that a shopper asks for, best first. */
import type { Language } from '@baqala/contract/language'
import { MAX_SEARCH_LIMIT } from '@baqala/contract/search'
import { isConjunction, itemsOf } from './conjunctions.ts'
import { fold } from './fold.ts'
import { AISLE, CATEGORY, NAMES_THE_PRODUCT, stemKey, type SearchIndex } from './search-index.ts'
import { isSameSize, type Size } from './sizes.ts'
import { labelOf, readText, understand, type Guesses, type Part } from './understand.ts'

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

// Matches below this share of the best one are left out.
const CUT = 0.45
const RIGHT_SIZE = 1.3
const VERY_WORD = 0.25
// A relaxed answer needs a word that is surely meant: no prefix, no typing error.
const SURE = 0.67

/** How well a product matches. */
interface Match {
  readonly slot: number
  score: number
  /** Parts of the text that the product matches. */
  parts: number
  /** The highest weight of a word that is surely meant. */
  sureWeight: number
}

export function search(text: string, index: SearchIndex, language: Language = 'en'): Found {
  const words = readText(text, index)
  const guesses = new Map<string, Guesses>()
  const whole = findMatches(words, index, guesses)
  const { isAll, parts, matches, best } = findItems(words, whole, index, guesses) ?? whole
  const ids = best.map(({ slot }) => index.idAt(slot) ?? '')
  const understood = ids.length === 0 ? [] : readingsOf(parts, text, index, language)
  const isRelaxed = ids.length > 0 && (!isAll || parts.some(({ isStandIn }) => isStandIn))
  return { results: matches.length, ids, understood, isRelaxed }
}

interface Answer {
  readonly parts: readonly Part[]
  readonly matches: readonly Match[]
  /** As many of them as an answer holds, best first. */
  readonly best: readonly Match[]
  /** They match all parts. */
  readonly isAll: boolean
}

function findMatches(words: readonly string[], index: SearchIndex, guesses: Map<string, Guesses>): Answer {
  const { parts, sizes } = understand(words, index, guesses)
  const touched = parts.length === 0 ? matchSizes(sizes, index) : matchParts(parts, index)
  const { isAll, matching } = chooseMatches(touched, parts.length)
  for (const match of matching) {
    const offered = index.sizesAt(match.slot)
    if (sizes.some((asked) => offered.some((size) => isSameSize(asked, size)))) match.score *= RIGHT_SIZE
  }
  const cut = CUT * matching.reduce((best, { score }) => Math.max(best, score), 0)
  const matches = matching.filter(({ score }) => score >= cut)
  return { parts, matches, best: bestOf(matches, index), isAll }
}

/**
 * The goods of each item of a list, "milk and eggs", in turn; before them the products that match all, such as peas with carrots.
 * Undefined if the text is no list, or not all items are found.
 */
function findItems(
  words: readonly string[],
  whole: Answer,
  index: SearchIndex,
  guesses: Map<string, Guesses>,
): Answer | undefined {
  const items = itemsOf(words)
  const isName = whole.parts.some((part) => part.words.some(isConjunction))
  if (items.length < 2 || isName) return undefined
  const answers = items.map((item) => findMatches(item, index, guesses))
  if (answers.some(({ isAll, best }) => !isAll || best.length === 0)) return undefined
  const parts = answers.flatMap((answer) => answer.parts)
  const longest = Math.max(...answers.map(({ best }) => best.length))
  const inTurn = Array.from({ length: longest }, (_, rank) => answers.flatMap(({ best }) => best[rank] ?? [])).flat()
  const matches = oncePerProduct([
    ...(whole.isAll ? whole.matches : []),
    ...answers.flatMap((answer) => answer.matches),
  ])
  const best = oncePerProduct([...(whole.isAll ? whole.best : []), ...inTurn]).slice(0, MAX_SEARCH_LIMIT)
  return { parts, matches, best, isAll: true }
}

function oncePerProduct(matches: readonly Match[]): Match[] {
  const seen = new Set<number>()
  return matches.filter(({ slot }) => seen.size < seen.add(slot).size)
}

/** Products that match all parts; if there are none, those that match the most and are first of all what was surely meant. */
function chooseMatches(matches: readonly Match[], asked: number): { isAll: boolean; matching: Match[] } {
  const most = matches.reduce((max, { parts }) => Math.max(max, parts), 0)
  const matching = matches.filter(({ parts }) => parts === most)
  if (most === asked) return { isAll: true, matching }
  const weighing = (least: number) => matching.filter(({ sureWeight }) => sureWeight >= least)
  const heads = weighing(AISLE)
  return { isAll: false, matching: heads.length > 0 ? heads : weighing(NAMES_THE_PRODUCT) }
}

/** The products that match the most parts. Typed arrays, because one search may touch every product of the shop twelve times. */
function matchParts(parts: readonly Part[], index: SearchIndex): Match[] {
  const totals = new Float64Array(index.slotCount)
  const counts = new Uint8Array(index.slotCount)
  const sureWeights = new Uint8Array(index.slotCount)
  const scores = new Float64Array(index.slotCount)
  let most = 0
  for (const part of parts) {
    const touched = weigh(part, index, scores, sureWeights)
    const rarity = Math.log(1 + index.size / Math.max(1, touched.length))
    for (const slot of touched) {
      totals[slot] = (totals[slot] ?? 0) + (scores[slot] ?? 0) * rarity
      scores[slot] = 0
      const count = (counts[slot] ?? 0) + 1
      counts[slot] = count
      if (count > most) most = count
    }
  }
  const matches: Match[] = []
  for (let slot = 0; most > 0 && slot < counts.length; slot += 1)
    if (counts[slot] === most)
      matches.push({ slot, score: totals[slot] ?? 0, parts: most, sureWeight: sureWeights[slot] ?? 0 })
  return matches
}

/**
 * Writes the best score of each product for sale that matches the part, a little more if it carries the very words, and the
 * highest weight of a word that is surely meant. Returns the slots.
 */
function weigh({ words, meanings }: Part, index: SearchIndex, scores: Float64Array, sureWeights: Uint8Array): number[] {
  const touched: number[] = []
  // "rice" names some products: then sugar, of the category Rice, Pasta & Pulses, is no match for "white rice".
  const least = isNameOfProducts(meanings, index) ? CATEGORY + 1 : 0
  for (const [key, fit] of meanings)
    index.eachUnder(key, (slot, weight) => {
      const score = scores[slot] ?? 0
      if (weight < least || (score === 0 && index.idAt(slot) === undefined)) return
      if (score === 0) touched.push(slot)
      if (fit * weight > score) scores[slot] = fit * weight
      if (fit >= SURE && weight > (sureWeights[slot] ?? 0)) sureWeights[slot] = weight
    })
  for (const word of words)
    index.eachUnder(words.length > 1 ? stemKey(word) : word, (slot, weight) => {
      const score = scores[slot] ?? 0
      if (score > 0) scores[slot] = score + (VERY_WORD * weight) / words.length
    })
  return touched
}

/** Whether a word that is surely meant stands in the title or the subcategory of a product for sale. */
function isNameOfProducts(meanings: Part['meanings'], index: SearchIndex): boolean {
  const isNamed = (slot: number, weight: number) => weight >= NAMES_THE_PRODUCT && index.idAt(slot) !== undefined
  return [...meanings].some(([key, fit]) => fit >= SURE && index.someUnder(key, isNamed))
}

/** As many of the best matches as an answer may hold, best first; of equal ones the more popular. */
function bestOf(matches: readonly Match[], index: SearchIndex): Match[] {
  const isBefore = (one: Match, other: Match) =>
    one.score > other.score || (one.score === other.score && index.soldAt(one.slot) > index.soldAt(other.slot))
  const best: Match[] = []
  for (const match of matches) {
    const last = best[MAX_SEARCH_LIMIT - 1]
    if (last !== undefined && !isBefore(match, last)) continue
    let at = best.length
    while (at > 0 && isBefore(match, best[at - 1] ?? match)) at -= 1
    best.splice(at, 0, match)
    if (best.length > MAX_SEARCH_LIMIT) best.pop()
  }
  return best
}

/** The products of a size, where nothing but a size was typed. */
function matchSizes(sizes: readonly Size[], index: SearchIndex): Match[] {
  const matches: Match[] = []
  for (let slot = 0; sizes.length > 0 && slot < index.slotCount; slot += 1) {
    const offered = index.sizesAt(slot)
    if (index.idAt(slot) !== undefined && sizes.every((asked) => offered.some((size) => isSameSize(asked, size))))
      matches.push({ slot, score: 1, parts: 0, sureWeight: 0 })
  }
  return matches
}

/** The words that were read as others, spelled as the shopper did. */
function readingsOf(parts: readonly Part[], text: string, index: SearchIndex, language: Language): Found['understood'] {
  const typedWords = text.split(/\s+/)
  const written = new Map(
    [...typedWords.map((word) => word.replace(/^و/, '')), ...typedWords].map((word) => [fold(word), word]),
  )
  const asWritten = (typed: string) => typed.replace(/\S+/g, (word) => written.get(word) ?? word)
  return parts.flatMap((part) => {
    const as = labelOf(part, index, language)
    return as === undefined ? [] : [{ typed: asWritten(part.typed), as }]
  })
}
