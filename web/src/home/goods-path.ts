import type { Product } from '@baqala/contract/catalog'
import { paths } from '@baqala/contract/paths'
import { productsPath } from '../catalog/product-filters.ts'

type Shown = Pick<Product, 'category' | 'priceAfterDiscount'>

/**
 * The path to the products of a category or, without one, to what is on sale. A shop without such goods, or with other
 * names for its categories, gets the path to all products.
 */
export function goodsPath(category: string | undefined, products: readonly Shown[] = []): string {
  const has = products.some((product) => (category ? product.category.name === category : product.priceAfterDiscount))
  if (!has) return paths.products
  return productsPath(category ? { category: [category] } : { isOnSale: true })
}
