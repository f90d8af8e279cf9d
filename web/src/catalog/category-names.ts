/** The names of categories, and of other groups of products: as they are shown, compared and searched. */
import { foldArabic, inShopDigits, isolateUnlessArabic } from '@baqala/contract/arabic'
import type { Product } from '@baqala/contract/catalog'
import { currentLanguage } from '@baqala/kit/language/language.ts'

export interface Named {
  readonly name: string
  readonly nameAr?: string | undefined
}

/** The name of a category, subcategory or brand as this storefront shows it. Links and filters take `name`. */
export function shownName(named: Named): string {
  if (currentLanguage() !== 'ar') return named.name
  return isolateUnlessArabic(inShopDigits(named.nameAr || named.name))
}

/** A text as names are compared with it: in any case, and in Arabic in any spelling. */
export function asTyped(text: string): string {
  return plain(text.trim().toLowerCase())
}

/** The names under which a category or a brand is found. */
export function namesOf(named: Named): string[] {
  return [named.name, shownName(named)].map(asTyped)
}

/** Whether the text is the whole name of the category, in any case and spelling. */
export function isCalled(category: Named, typed: string): boolean {
  return namesOf(category).includes(asTyped(typed))
}

/** The categories that a typed text chooses: all with exactly this name, otherwise the only one that begins with it. */
export function categoriesTyped<C extends Named>(categories: readonly C[], typed: string): readonly C[] {
  const called = categories.filter((category) => isCalled(category, typed))
  if (typed === '' || called.length > 0) return called
  const begun = categories.filter((category) => beginsWith(category, typed))
  return begun.length === 1 ? begun : []
}

export function categoriesOf<C extends Named>(products: readonly { readonly category: C }[]): C[] {
  return [...new Map(products.map(({ category }) => [category.name, category])).values()]
}

/** Spec 5: the search compares the start of category names, not titles, and is case-insensitive. */
export function searchByCategory<P extends Pick<Product, 'category'>>(
  products: readonly P[],
  typed: string,
): readonly P[] {
  if (!typed) return products
  return products.filter(({ category }) => beginsWith(category, typed))
}

/** In the Arabic storefront, whose answers have both, a category is found by its Arabic name and by its English one. */
export function beginsWith({ name, nameAr = '' }: Named, typed: string): boolean {
  return startsWith(name, typed) || startsWith(plain(inShopDigits(nameAr)), plain(typed))
}

/** The comparison of the specification's field (5). */
export function startsWith(name: string, typed: string): boolean {
  return name.toLowerCase().startsWith(typed.toLowerCase())
}

/** The text in one spelling, and without the marks of an isolate, which nobody types. */
function plain(text: string): string {
  return foldArabic(text.replace(/[\u2068\u2069]/g, ''))
}

/**
 * A text typed into the category search, for the English storefront, which knows no Arabic names: the category that it begins, or
 * nothing if it begins several or none. English text stays.
 */
export function searchInEnglish(typed: string, known: readonly Named[]): string {
  if (!/\p{Script=Arabic}/u.test(typed)) return typed
  const [found = '', another] = new Set(known.filter((category) => beginsWith(category, typed)).map(({ name }) => name))
  return another === undefined ? found : ''
}
