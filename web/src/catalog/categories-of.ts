import { asTyped, namesOf } from './name-as-typed.ts'
import type { Named } from './shown-name.ts'

/** Whether the text is the whole name of the category, in any case and spelling. */
export function isCalled(category: Named, typed: string): boolean {
  return namesOf(category).includes(asTyped(typed))
}

/** The products' categories without duplicates. */
export function categoriesOf<C extends Named>(products: readonly { readonly category: C }[]): C[] {
  return [...new Map(products.map(({ category }) => [category.name, category])).values()]
}
