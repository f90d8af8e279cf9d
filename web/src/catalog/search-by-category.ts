import type { Product } from '@baqala/contract/catalog'
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

/** Egyptians write ألبان without its hamza, and ه for ة. Nobody types the marks of an isolate. */
export function plain(text: string): string {
  return text
    .replace(/[\u2068\u2069]/g, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي')
}
