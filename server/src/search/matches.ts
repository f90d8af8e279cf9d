/** Matches products with what was understood, and ranks them. */
import { MAX_SEARCH_LIMIT } from '@baqala/contract/search'
import { NAMES_THE_PRODUCT, stemKey } from './fields.ts'
import type { Indexed, SearchIndex } from './search-index.ts'
import { isSameSize, type Size } from './words/sizes.ts'
import type { Part } from './understand.ts'
import { FIELD, SURE, VERY_WORD } from './weights.ts'

/** How well a product matches. */
export interface Match {
  readonly product: Indexed
  score: number
  /** Parts of the text that the product matches. */
  parts: number
  /** The highest weight of a word that is surely meant. */
  sureWeight: number
}

/** Products that match all parts; if there are none, those that match the most and are first of all what was surely meant. */
export function chooseMatches(matches: readonly Match[], asked: number): { isAll: boolean; matching: Match[] } {
  const most = matches.reduce((max, { parts }) => Math.max(max, parts), 0)
  const matching = matches.filter(({ parts }) => parts === most)
  if (most === asked) return { isAll: true, matching }
  const weighing = (least: number) => matching.filter(({ sureWeight }) => sureWeight >= least)
  const heads = weighing(FIELD.AISLE)
  return { isAll: false, matching: heads.length > 0 ? heads : weighing(NAMES_THE_PRODUCT) }
}

/** The products that match the most parts. Typed arrays, because one search may touch every product of the shop twelve times. */
export function matchParts(parts: readonly Part[], index: SearchIndex): Match[] {
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
  for (let slot = 0; most > 0 && slot < counts.length; slot += 1) {
    const product = counts[slot] === most ? index.productAt(slot) : undefined
    if (product === undefined) continue
    matches.push({ product, score: totals[slot] ?? 0, parts: most, sureWeight: sureWeights[slot] ?? 0 })
  }
  return matches
}

/**
 * Writes the best score of each product for sale that matches the part, a little more if it carries the very words, and the
 * highest weight of a word that is surely meant. Returns the slots.
 */
function weigh({ words, meanings }: Part, index: SearchIndex, scores: Float64Array, sureWeights: Uint8Array): number[] {
  const touched: number[] = []
  // "rice" names some products: then sugar, of the category Rice, Pasta & Pulses, is no match for "white rice".
  const least = isNameOfProducts(meanings, index) ? FIELD.CATEGORY + 1 : 0
  for (const [key, fit] of meanings)
    index.eachUnder(key, (slot, weight) => {
      const score = scores[slot] ?? 0
      if (weight < least || (score === 0 && index.productAt(slot) === undefined)) return
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
  const isNamed = (slot: number, weight: number) => weight >= NAMES_THE_PRODUCT && index.productAt(slot) !== undefined
  return [...meanings].some(([key, fit]) => fit >= SURE && index.someUnder(key, isNamed))
}

/** The best matches, as many as an answer may hold; the more popular of equal ones first. */
export function bestOf(matches: readonly Match[]): Match[] {
  const byScore = (one: Match, other: Match) => other.score - one.score || other.product.sold - one.product.sold
  return matches.toSorted(byScore).slice(0, MAX_SEARCH_LIMIT)
}

/** The products of a size, where nothing but a size was typed. */
export function matchSizes(sizes: readonly Size[], index: SearchIndex): Match[] {
  const isOne = (product: Indexed) => sizes.every((asked) => product.sizes.some((size) => isSameSize(asked, size)))
  return sizes.length === 0 ? [] : matchProducts(index, (product) => (isOne(product) ? 1 : 0))
}

/** All that is on sale, the biggest savings first. */
export function matchSavings(index: SearchIndex): Match[] {
  return matchProducts(index, ({ saving }) => saving)
}

function matchProducts(index: SearchIndex, scoreOf: (product: Indexed) => number): Match[] {
  const scored = Array.from(index.products(), (product) => ({ product, score: scoreOf(product) }))
  return scored.filter(({ score }) => score > 0).map((match) => ({ ...match, parts: 0, sureWeight: 0 }))
}
