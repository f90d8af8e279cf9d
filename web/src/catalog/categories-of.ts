import { type Named, shownName } from './shown-name.ts'

/** Whether the text is the whole name of the category, in any case. */
export function isCalled(category: Named, typed: string): boolean {
  return [category.name, shownName(category)].some((name) => name.toLowerCase() === typed.toLowerCase())
}

/** The products' categories without duplicates. */
export function categoriesOf<C extends Named>(products: readonly { readonly category: C }[]): C[] {
  return [...new Map(products.map(({ category }) => [category.name, category])).values()]
}
