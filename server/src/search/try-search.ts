/** Searches for the shopkeeper, who sees how a text is read. With an index made for it, as an open shop's may be a second older. */
import { listProductsInOrder } from '../catalog/products.queries.ts'
import type { Db } from '../db/rows.ts'
import { refreshIndex } from './followed-index.ts'
import type { SearchIndex } from './search-index.ts'
import { search } from './search.ts'
import { labelOf, readText, understand } from './understand.ts'

const LANGUAGE = 'en'

export type TriedSearch = Awaited<ReturnType<typeof trySearches>>[number]

/** Searches for each of the texts as shoppers do: how many products it finds, and the best `max` of them. */
export async function trySearches(db: Db, texts: readonly string[], max: number) {
  const { index } = await refreshIndex(db, undefined)
  return Promise.all(
    texts.map(async (typed) => {
      const found = search(typed, index)
      // Nobody looks at the pictures.
      const products = await listProductsInOrder(db, found.ids.slice(0, max), { origin: '', language: LANGUAGE })
      return { ...found, typed, products, ...readingOf(typed, index) }
    }),
  )
}

/** `as`: what a word was read as; undefined if as it was typed. */
function readingOf(typed: string, index: SearchIndex) {
  const { parts, sizes } = understand(readText(typed, index), index)
  const words = parts.map((part) => {
    return { typed: part.typed, as: labelOf(part, index, LANGUAGE), isKnown: part.meanings.size > 0 }
  })
  return { words, sizes }
}
