/**
 * An inverted index of the products' names, in memory. A word leads to the products that carry it, each with the weight of the
 * best field. A product whose texts changed gets a new slot; its old one stays, marked as gone, until the index is rebuilt.
 */
import { isArabic } from './fold.ts'
import type { Lexicon } from './lexicon.ts'
import { sizesOf, type Size } from './sizes.ts'
import { nameStemOf, stemOf } from './stems.ts'
import { wordsOf } from './tokens.ts'

/** The texts of a product by which it is found. Descriptions are left out: they raise junk more than they find. */
export interface ProductTexts {
  readonly id: string
  /** A hash of all texts below. */
  readonly hash: string
  readonly title: string
  readonly titleAr: string
  readonly unit: string
  readonly subcategory: string
  readonly subcategoryAr: string
  readonly brand: string
  readonly brandAr: string
  readonly category: string
  readonly categoryAr: string
}

interface Slot {
  readonly id: string
  readonly hash: string
  readonly sizes: readonly Size[]
  /** Pieces sold: of two equal matches the more popular comes first. */
  sold: number
  isGone: boolean
}

// Arabic puts the thing first: صلصة طماطم is a sauce.
const FIRST_WORD = 12
const TITLE = 9
const SUBCATEGORY = 6
const BRAND = 5
const CATEGORY = 3
/** From this weight on a match is one of title or subcategory. */
export const NAMES_THE_PRODUCT = SUBCATEGORY
// A posting packs slot and weight in one integer, which an array of small integers holds without objects.
const WEIGHTS = 16
// The index is rebuilt when more of its slots than this are gone.
const MAX_GONE = 0.25

/** The key of the products that carry a stem, or that are a thing of the lexicon; a bare word is its own key. */
export const stemKey = (word: string) => `~${stemOf(word)}`
export const thingKey = (thing: number) => `#${thing}`

interface Vocabulary {
  readonly arabic: readonly string[]
  readonly latin: readonly string[]
}

export class SearchIndex {
  readonly lexicon: Lexicon
  readonly #postings = new Map<string, number[]>()
  readonly #slots: Slot[] = []
  readonly #slotOf = new Map<string, number>()
  readonly #words = new Set<string>()
  #gone = 0
  #vocabulary: Vocabulary | undefined

  constructor(lexicon: Lexicon) {
    this.lexicon = lexicon
  }

  /** The products for sale. */
  get size(): number {
    return this.#slotOf.size
  }

  get slotCount(): number {
    return this.#slots.length
  }

  get isFragmented(): boolean {
    return this.#gone > MAX_GONE * this.#slots.length && this.#gone > 1000
  }

  /** Whether the product is indexed with exactly these texts. */
  isCurrent(id: string, hash: string): boolean {
    return this.#slots[this.#slotOf.get(id) ?? -1]?.hash === hash
  }

  setSold(id: string, sold: number): void {
    const slot = this.#slots[this.#slotOf.get(id) ?? -1]
    if (slot !== undefined) slot.sold = sold
  }

  add(texts: ProductTexts, sold: number): void {
    this.remove(texts.id)
    const slot = this.#slots.length
    const weights = this.#weightsOf(texts)
    for (const [key, weight] of weights) {
      const posting = this.#postings.get(key) ?? []
      this.#postings.set(key, posting)
      posting.push(slot * WEIGHTS + weight)
    }
    this.#slots.push({ id: texts.id, hash: texts.hash, sizes: sizesOf(wordsOf(texts.unit)), sold, isGone: false })
    this.#slotOf.set(texts.id, slot)
  }

  remove(id: string): void {
    const at = this.#slotOf.get(id)
    const slot = this.#slots[at ?? -1]
    if (slot === undefined) return
    slot.isGone = true
    this.#gone += 1
    this.#slotOf.delete(id)
  }

  /** Removes all products that `keep` does not name. */
  keepOnly(keep: ReadonlySet<string>): void {
    for (const id of [...this.#slotOf.keys()]) if (!keep.has(id)) this.remove(id)
  }

  has(key: string): boolean {
    return this.#postings.has(key)
  }

  /** Calls `onMatch` for each product for sale under the key. */
  eachUnder(key: string, onMatch: (slot: number, weight: number) => void): void {
    for (const packed of this.#postings.get(key) ?? []) {
      const slot = Math.floor(packed / WEIGHTS)
      if (this.#slots[slot]?.isGone === false) onMatch(slot, packed % WEIGHTS)
    }
  }

  productAt(slot: number): { readonly id: string; readonly sizes: readonly Size[]; readonly sold: number } | undefined {
    const product = this.#slots[slot]
    return product?.isGone === false ? product : undefined
  }

  /** The words of titles, brands, categories and the lexicon, sorted; those in the script of `word`. */
  vocabularyLike(word: string): readonly string[] {
    const { arabic, latin } = this.sortVocabulary()
    return isArabic(word) ? arabic : latin
  }

  get arabicVocabulary(): readonly string[] {
    return this.vocabularyLike('ا')
  }

  /** Sorts the vocabulary if words were added, so that no search has to. */
  sortVocabulary(): Vocabulary {
    this.#vocabulary ??= this.#makeVocabulary()
    return this.#vocabulary
  }

  #makeVocabulary(): Vocabulary {
    const words = [...this.#words, ...this.lexicon.words].filter((word) => !/^[\d.]+$/.test(word))
    const arabic = words.filter(isArabic)
    const latin = words.filter((word) => !isArabic(word))
    return {
      // Without article and plural too: "baraka" is بركة, and "cucumbr" one letter from "cucumber".
      arabic: [...new Set([...arabic, ...arabic.map(nameStemOf)])].sort(),
      latin: [...new Set([...latin, ...latin.map(stemOf)])].sort(),
    }
  }

  #weightsOf(texts: ProductTexts): Map<string, number> {
    const weights = new Map<string, number>()
    const raise = (key: string, weight: number) => weights.set(key, Math.max(weight, weights.get(key) ?? 0))
    const addField = (text: string, weightAt: (at: number) => number) => {
      const words = wordsOf(text)
      for (const [at, word] of words.entries()) {
        raise(word, weightAt(at))
        raise(stemKey(word), weightAt(at))
        if (!this.#words.has(word)) this.#vocabulary = undefined
        this.#words.add(word)
      }
      for (const { thing, from } of this.lexicon.namingsIn(words)) raise(thingKey(thing), weightAt(from))
    }
    addField(texts.titleAr, (at) => (at === 0 ? FIRST_WORD : TITLE))
    addField(texts.title, () => TITLE)
    for (const text of [texts.subcategory, texts.subcategoryAr]) addField(text, () => SUBCATEGORY)
    for (const text of [texts.brand, texts.brandAr]) addField(text, () => BRAND)
    for (const text of [texts.category, texts.categoryAr]) addField(text, () => CATEGORY)
    return weights
  }
}
