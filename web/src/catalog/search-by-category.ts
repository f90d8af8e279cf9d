import type { Product } from '@baqala/contract/catalog'
import { foldArabic } from '@baqala/contract/arabic'
import { inShopDigits } from '@baqala/contract/digits'
import { startsWith } from './product-filters.ts'
import type { Named } from './shown-name.ts'

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

/** In one spelling, and without the marks of an isolate, which nobody types. */
export function plain(text: string): string {
  return foldArabic(text.replace(/[\u2068\u2069]/g, ''))
}
