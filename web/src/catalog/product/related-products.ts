import type { Product } from '@baqala/contract/catalog'

/** Spec 5: related products share the route's category. The product itself is one of them and stands last. */
export function relatedProducts<P extends Pick<Product, '_id' | 'category'>>(
  products: readonly P[],
  categoryName: string,
  ownId: string,
): readonly P[] {
  const related = products.filter(({ category }) => category.name === categoryName)
  return [...related.filter(({ _id }) => _id !== ownId), ...related.filter(({ _id }) => _id === ownId)]
}
