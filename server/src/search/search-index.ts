/**
 * An inverted index of the products' names, in memory. A word leads to the products that carry it, each with the weight of the
 * best field. A product whose texts changed gets a new slot; its old one stays, marked as gone, until the index is rebuilt.
 * Facts of a product or of a word stand in typed arrays: a tenth of the memory of objects.
 */
import { LRUCache } from 'lru-cache'
import { FIELDS, readField, stemKey, type Field, type Weighted } from './fields.ts'
import type { ProductTexts, Standing } from './indexed-product.ts'
import type { Lexicon } from './lexicon.ts'
import { Postings } from './postings.ts'
import type { Guesses } from './readings.ts'
import { sizesOf, type Size } from './sizes.ts'
import { wordsOf } from './tokens.ts'
import { Vocabulary } from './vocabulary.ts'

// The index is rebuilt when more of its slots than this are gone.
const MAX_GONE = 0.25
const FEW = 256
// Most of the cost of a search is reading a word that the shop has not, and many shoppers type the same ones.
const MAX_GUESSES = 5_000

export class SearchIndex {
  readonly lexicon: Lexicon
  readonly vocabulary: Vocabulary
  /** An LRU cache of what words were read as; every change of the index empties it. */
  readonly guesses = new LRUCache<string, Guesses>({ max: MAX_GUESSES })
  readonly #postings = new Map<string, Postings>()
  readonly #slotOf = new Map<string, number>()
  /** The product in each slot, undefined once it is gone. */
  readonly #ids: (string | undefined)[] = []
  #hashes = new Float64Array(FEW)
  #sold = new Float64Array(FEW)
  #savings = new Float64Array(FEW)
  #units = new Uint32Array(FEW)
  /** The sizes of each unit there is, and its place among them. */
  readonly #sizes: (readonly Size[])[] = []
  readonly #unitAt = new Map<string, number>()
  readonly #aisles = new Map<string, readonly Weighted[]>()
  /** Keys of the words that say what a product is, not only how: the first of titles, and those of aisles and brands. */
  readonly #names = new Set<string>()
  #gone = 0

  constructor(lexicon: Lexicon) {
    this.lexicon = lexicon
    this.vocabulary = new Vocabulary(lexicon.words)
  }

  /** The products for sale. */
  get size(): number {
    return this.#slotOf.size
  }

  get slotCount(): number {
    return this.#ids.length
  }

  get isFragmented(): boolean {
    return this.#gone > MAX_GONE * this.#ids.length && this.#gone > 1000
  }

  /** Whether the product is indexed with exactly these texts. */
  isCurrent(id: string, hash: number): boolean {
    const slot = this.#slotOf.get(id)
    return slot !== undefined && this.#hashes[slot] === hash
  }

  setStanding(id: string, { sold, saving }: Standing): void {
    const slot = this.#slotOf.get(id)
    if (slot === undefined) return
    this.#sold[slot] = sold
    this.#savings[slot] = saving
  }

  add(texts: ProductTexts, standing: Standing): void {
    this.guesses.clear()
    this.remove(texts.id)
    const slot = this.#ids.push(texts.id) - 1
    if (slot >= this.#hashes.length) this.#grow()
    this.#hashes[slot] = texts.hash
    this.#units[slot] = this.#placeOfUnit(texts.unit)
    this.#slotOf.set(texts.id, slot)
    this.setStanding(texts.id, standing)
    for (const [key, weight] of this.#weightsOf(texts)) {
      const postings = this.#postings.get(key) ?? new Postings()
      this.#postings.set(key, postings)
      postings.add(slot, weight)
    }
  }

  remove(id: string): void {
    const slot = this.#slotOf.get(id)
    if (slot === undefined) return
    this.#ids[slot] = undefined
    this.#gone += 1
    this.#slotOf.delete(id)
  }

  /** Removes all products that `keep` does not name. */
  keepOnly(keep: ReadonlySet<string>): void {
    if (keep.size === this.#slotOf.size) return
    this.guesses.clear()
    for (const id of [...this.#slotOf.keys()]) if (!keep.has(id)) this.remove(id)
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
    this.#postings.get(key)?.each(onMatch)
  }

  /** Whether any product under the key, gone or not, is as `isMatch` says. */
  someUnder(key: string, isMatch: (slot: number, weight: number) => boolean): boolean {
    return this.#postings.get(key)?.some(isMatch) ?? false
  }

  /** The product in the slot, undefined if it is gone. */
  idAt(slot: number): string | undefined {
    return this.#ids[slot]
  }

  soldAt(slot: number): number {
    return this.#sold[slot] ?? 0
  }

  savingAt(slot: number): number {
    return this.#savings[slot] ?? 0
  }

  sizesAt(slot: number): readonly Size[] {
    return this.#sizes[this.#units[slot] ?? -1] ?? []
  }

  #grow(): void {
    const room = this.#hashes.length * 2
    this.#hashes = enlarged(this.#hashes, new Float64Array(room))
    this.#sold = enlarged(this.#sold, new Float64Array(room))
    this.#savings = enlarged(this.#savings, new Float64Array(room))
    this.#units = enlarged(this.#units, new Uint32Array(room))
  }

  #placeOfUnit(unit: string): number {
    const known = this.#unitAt.get(unit)
    if (known !== undefined) return known
    const place = this.#sizes.push(sizesOf(wordsOf(unit))) - 1
    this.#unitAt.set(unit, place)
    return place
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

function enlarged<Column extends Float64Array | Uint32Array>(column: Column, larger: Column): Column {
  larger.set(column)
  return larger
}
