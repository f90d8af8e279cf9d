import type { Product } from '@baqala/contract/catalog'

/** Spec 5: the search looks at how category names start, not at titles, and is blind to case. */
export function searchByCategory<P extends Pick<Product, 'category'>>(
  products: readonly P[],
  typed: string,
): readonly P[] {
  const start = typed.toLowerCase()
  if (!start) return products
  return products.filter(({ category }) => category.name.toLowerCase().startsWith(start))
}

/** The categories there are to search for, each once, in the order of the shelves. */
export function categoryNames(products: readonly Pick<Product, 'category'>[]): string[] {
  return [...new Set(products.map(({ category }) => category.name))]
}
