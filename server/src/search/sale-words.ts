/** The words that ask for what is on sale: "offers", «عروض», and beside a thing, "milk offers". */
import { fold } from './words/fold.ts'
import type { SearchIndex } from './search-index.ts'

const WORDS = new Set(
  (
    'sale sales offer offers deal deals discount discounts discounted promo promos promotion promotions bargain bargains ' +
    'عرض عروض خصم خصومات تخفيض تخفيضات مخفض مخفضة أوفر أوفرات'
  )
    .split(' ')
    .map(fold),
)

/** For a folded word. One by which the shop calls a product, an aisle or a maker stays a word. */
export function isSaleWord(word: string, index: SearchIndex): boolean {
  return (WORDS.has(word) || WORDS.has(word.replace(/^ال/, ''))) && !index.isName(word)
}
