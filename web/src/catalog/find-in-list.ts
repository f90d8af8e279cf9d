import type { Product } from '@baqala/contract/catalog'
import { asTyped, namesOf } from './category-names.ts'

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
