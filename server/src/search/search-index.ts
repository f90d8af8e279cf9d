/**
 * An inverted index of the products' names, in memory. A word leads to the products that carry it, each with the weight of the
 * best field. A product whose texts changed gets a new slot; its old one stays, marked as gone, until the index is rebuilt.
 */
import { LRUCache } from 'lru-cache'
import { FIELDS, readField, stemKey, type Field, type Weighted } from './fields.ts'
import type { ProductFigures, ProductTexts } from './product-texts.ts'
import type { Lexicon } from './words/lexicon.ts'
import { sizesOf, type Size } from './words/sizes.ts'
import { wordsOf } from './words/tokens.ts'
import { makeVocabulary } from './vocabulary.ts'

// The index is rebuilt when more of its slots than this are gone.
const MAX_GONE = 0.25
// A posting is a slot and a weight from 0 to 15 in one number: a fifth of the memory of an object.
const WEIGHTS = 16
// Most of the cost of a search is reading a word that the shop has not, and many shoppers type the same ones.
const MAX_GUESSES = 5_000

export interface Indexed {
  readonly id: string
  readonly hash: number
  readonly slot: number
  readonly sizes: readonly Size[]
  sold: number
  saving: number
}

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

export class SearchIndex {
  readonly lexicon: Lexicon
  readonly vocabulary: ReturnType<typeof makeVocabulary>
  /** An LRU cache of what words were read as; every change of the index empties it. */
  readonly guesses = new LRUCache<string, Guesses>({ max: MAX_GUESSES })
  readonly #postings = new Map<string, number[]>()
  readonly #products = new Map<string, Indexed>()
  /** The product in each slot, undefined once it is gone. */
  readonly #slots: (Indexed | undefined)[] = []
  readonly #aisles = new Map<string, readonly Weighted[]>()
  /** Keys of the words that say what a product is, not only how: the first of titles, and those of aisles and brands. */
  readonly #names = new Set<string>()
  #gone = 0

  constructor(lexicon: Lexicon) {
    this.lexicon = lexicon
    this.vocabulary = makeVocabulary(lexicon.words)
  }

  /** The products for sale. */
  get size(): number {
    return this.#products.size
  }

  get slotCount(): number {
    return this.#slots.length
  }

  get isFragmented(): boolean {
    return this.#gone > MAX_GONE * this.#slots.length && this.#gone > 1000
  }

  /** Whether the product is indexed with exactly these texts. */
  isCurrent(id: string, hash: number): boolean {
    return this.#products.get(id)?.hash === hash
  }

  setFigures(id: string, { sold, saving }: ProductFigures): void {
    const product = this.#products.get(id)
    if (product !== undefined) Object.assign(product, { sold, saving })
  }

  add(texts: ProductTexts & ProductFigures): void {
    this.guesses.clear()
    this.remove(texts.id)
    const { id, hash, unit, sold, saving } = texts
    const product = { id, hash, sold, saving, sizes: sizesOf(wordsOf(unit)), slot: this.#slots.length }
    this.#slots.push(product)
    this.#products.set(id, product)
    for (const [key, weight] of this.#weightsOf(texts)) {
      const postings = this.#postings.get(key) ?? []
      this.#postings.set(key, postings)
      postings.push(product.slot * WEIGHTS + weight)
    }
  }

  remove(id: string): void {
    const product = this.#products.get(id)
    if (product === undefined) return
    this.#slots[product.slot] = undefined
    this.#gone += 1
    this.#products.delete(id)
  }

  keepOnly(keep: ReadonlySet<string>): void {
    if (keep.size === this.size) return
    this.guesses.clear()
    for (const id of [...this.#products.keys()]) if (!keep.has(id)) this.remove(id)
  }

  has(key: string): boolean {
    return this.#postings.has(key)
  }

  /** Whether the key says what a product is: a word of those, or a thing of the lexicon. */
  isName(key: string): boolean {
    return key.startsWith('#') || this.#names.has(key)
  }

  /** Calls `onMatch` for each product under the key, those that are gone too. */
  eachUnder(key: string, onMatch: (slot: number, weight: number) => void): void {
    for (const posting of this.#postings.get(key) ?? []) onMatch(Math.floor(posting / WEIGHTS), posting % WEIGHTS)
  }

  /** Whether any product under the key, gone or not, is as `isMatch` says. */
  someUnder(key: string, isMatch: (slot: number, weight: number) => boolean): boolean {
    const postings = this.#postings.get(key) ?? []
    return postings.some((posting) => isMatch(Math.floor(posting / WEIGHTS), posting % WEIGHTS))
  }

  productAt(slot: number): Indexed | undefined {
    return this.#slots[slot]
  }

  /** All that are for sale. */
  products(): Iterable<Indexed> {
    return this.#products.values()
  }

  #weightsOf(texts: ProductTexts): Map<string, number> {
    const weights = new Map<string, number>()
    const title = texts.titleAr === '' ? FIELDS.titleAlone : FIELDS.title
    for (const [key, weight] of [
      ...this.#keysIn(texts.titleAr, FIELDS.titleAr),
      ...this.#keysIn(texts.title, title),
      ...this.#keysOfAisle(texts),
    ])
      weights.set(key, Math.max(weight, weights.get(key) ?? 0))
    return weights
  }

  /** Many products share them. */
  #keysOfAisle(texts: ProductTexts): readonly Weighted[] {
    const { subcategory, subcategoryAr, brand, brandAr, category, categoryAr } = texts
    const name = JSON.stringify([subcategory, subcategoryAr, brand, brandAr, category, categoryAr])
    const known = this.#aisles.get(name)
    if (known !== undefined) return known
    const keys = [
      ...this.#keysIn(subcategoryAr, FIELDS.subcategoryAr),
      ...this.#keysIn(subcategory, FIELDS.subcategory),
      ...[brand, brandAr].flatMap((text) => this.#keysIn(text, FIELDS.brand)),
      ...[category, categoryAr].flatMap((text) => this.#keysIn(text, FIELDS.category)),
    ]
    this.#aisles.set(name, keys)
    return keys
  }

  #keysIn(text: string, field: Field): readonly Weighted[] {
    const { words, names, weighted } = readField(text, field, this.lexicon)
    for (const word of words) this.vocabulary.add(word)
    for (const word of names) this.#names.add(word).add(stemKey(word))
    return weighted
  }
}
