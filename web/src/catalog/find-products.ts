/** The shop's search, and without a network the kept list of products: the server's knows spellings and sizes, this one its words. */
import type { Product } from '@baqala/contract/catalog'
import type { SearchReply } from '@baqala/contract/search'
import { isOffline } from '@baqala/kit/api/is-offline.ts'
import { load, loadKept } from '../api/load.ts'
import { asTyped, namesOf } from './category-names.ts'

/** The server knows `typing`: a search that finds nothing while the shopper still types says nothing about the shop. */
type Query = Readonly<{ q: string; limit: string; typing?: '1' }>

export async function findProducts(query: Query, signal: AbortSignal): Promise<SearchReply> {
  try {
    return await load('searchProducts', { query, signal })
  } catch (error) {
    const kept = await searchKept(query)
    if (kept) return kept
    throw error
  }
}

/** Undefined with a network, or where no list is kept. */
async function searchKept({ q, limit }: Query): Promise<SearchReply | undefined> {
  const list = isOffline() ? await loadKept('listProducts', {}) : undefined
  if (!list) return undefined
  const found = findInList(list.data, q)
  return { results: found.length, metadata: { understood: [], isRelaxed: false }, data: found.slice(0, Number(limit)) }
}

/**
 * The products whose names hold each typed word, at the beginning of a word if any do: «لبن» is no part of «بالبندق». An Arabic
 * answer has English titles in its slugs alone.
 */
export function findInList(products: readonly Product[], typed: string): Product[] {
  const sought = asTyped(typed).split(/\s+/)
  const begun = products.filter((product) => {
    const words = namesIn(product).split(/[^\p{L}\p{N}]+/u)
    return sought.every((typedWord) => words.some((word) => doesBegin(word, typedWord)))
  })
  if (begun.length > 0) return begun
  return products.filter((product) => sought.every((word) => namesIn(product).includes(word)))
}

// The article, also with what is written as one word with it: اللبن, باللبن, واللبن.
const ARTICLE = /^(?:[وبكف]?ال|لل)/

function doesBegin(word: string, typedWord: string): boolean {
  return word.startsWith(typedWord) || word.replace(ARTICLE, '').startsWith(typedWord.replace(ARTICLE, ''))
}

function namesIn({ title, slug = '', category, brand }: Product): string {
  const names = [category, brand].flatMap((named) => (named ? namesOf(named) : []))
  return [asTyped(title), slug.replaceAll('-', ' '), ...names].join(' ')
}
