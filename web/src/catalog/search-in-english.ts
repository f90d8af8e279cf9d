import { categoriesOf } from './categories-of.ts'
import { beginsWith } from './search-by-category.ts'
import type { Named } from './shown-name.ts'

/**
 * A text typed into the category search, for the English storefront, which knows no Arabic names: the category that it begins, or
 * nothing if it begins several or none. English text stays.
 */
export function searchInEnglish(typed: string, known: readonly Named[]): string {
  if (!/\p{Script=Arabic}/u.test(typed)) return typed
  const categories = categoriesOf(known.map((category) => ({ category })))
  const [found, another] = categories.filter((category) => beginsWith(category, typed))
  return found && !another ? found.name : ''
}
