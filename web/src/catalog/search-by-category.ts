import type { Product } from '@baqala/contract/catalog'

/** Spec 5: the search compares the start of category names, not titles, and is case-insensitive. */
export function searchByCategory<P extends Pick<Product, 'category'>>(
  products: readonly P[],
  typed: string,
): readonly P[] {
  const start = typed.toLowerCase()
  if (!start) return products
  return products.filter(({ category }) => category.name.toLowerCase().startsWith(start))
}

/** The names of the products' categories without duplicates. */
export function categoryNames(products: readonly Pick<Product, 'category'>[]): string[] {
  return [...new Set(products.map(({ category }) => category.name))]
}
