/** The fields of a product's texts: which keys of the index each gives, and how much a match in it weighs, from 0 to 15. */
import { detachAnd, isConjunction } from './words/conjunctions.ts'
import type { Lexicon } from './words/lexicon.ts'
import { stemOf } from './words/stems.ts'
import { wordsOf } from './words/tokens.ts'
import { FIELD, KIND } from './weights.ts'

export interface Field {
  /** The weight of its first word, and of the others. */
  readonly first: number
  readonly others: number
  /** The number of its first words that say what the product is. */
  readonly names: number
  /** Among so many of its first words a word alone may name a thing of the lexicon; 0: nothing in it does. */
  readonly things: number
}

const ALL = { names: Infinity, things: Infinity }

export const FIELDS = {
  titleAr: { first: FIELD.FIRST_WORD, others: FIELD.TITLE, names: 1, things: Infinity },
  // From its third word on an English title describes, as in "White Sugar Fine Crystals": the Arabic title names the thing.
  title: { first: FIELD.TITLE, others: FIELD.TITLE, names: 2, things: 2 },
  titleAlone: { first: FIELD.TITLE, others: FIELD.TITLE, names: 2, things: Infinity },
  subcategoryAr: { first: FIELD.AISLE, others: FIELD.SUBCATEGORY, ...ALL },
  subcategory: { first: FIELD.SUBCATEGORY, others: FIELD.SUBCATEGORY, ...ALL },
  // A maker's name is no thing: زهرة منوف (flower of Menouf) makes no cauliflower, another word for which is زهرة.
  brand: { first: FIELD.BRAND, others: FIELD.BRAND, names: Infinity, things: 0 },
  category: { first: FIELD.CATEGORY, others: FIELD.CATEGORY, ...ALL },
}
/** From this weight on a match is one of title or subcategory. */
export const NAMES_THE_PRODUCT = FIELD.SUBCATEGORY

/** The key of the products that carry a stem, or that are a thing of the lexicon; a bare word is its own key. */
export const stemKey = (word: string) => `~${stemOf(word)}`
export const thingKey = (thingIndex: number) => `#${thingIndex}`

export type Weighted = readonly [key: string, weight: number]

/** A field as it is indexed. `names`: its words that say what the product is. */
export function readField(text: string, { first, others, names, things }: Field, lexicon: Lexicon) {
  const words = detachAnd(wordsOf(text), lexicon.knows).filter((word) => !isConjunction(word))
  const found = lexicon.namesCarriedBy(words)
  const notMeantAt = new Set(found.flatMap((name) => name.notMeantAt))
  const namings = found.filter(
    ({ from, length }) => (length > 1 && things > 0) || (from < things && !notMeantAt.has(from)),
  )
  const weightAt = (at: number) => Math.min(notMeantAt.has(at) ? FIELD.NOT_MEANT : Infinity, at === 0 ? first : others)
  const ofWords = words.flatMap((word, at): Weighted[] => [
    [word, weightAt(at)],
    [stemKey(word), weightAt(at)],
  ])
  const ofThings = namings.map(({ thingIndex, from, length, isKind }): Weighted => {
    const weight = length === 1 ? weightAt(from) : from === 0 ? first : others
    return [thingKey(thingIndex), isKind ? Math.round(weight * KIND) : weight]
  })
  return { words, names: words.slice(0, names), weighted: [...ofWords, ...ofThings] }
}
