import type { Product } from '@baqala/contract/catalog'
import { categoriesOf, shownName } from '../catalog/category-names.ts'
import { filterProducts, filtersIn, type ProductFilters, productsPath } from '../catalog/product-filters.ts'
import { paths } from '@baqala/contract/paths'

export interface Row {
  /** A key of the sentences, or the name of an aisle. */
  readonly heading: 'buyAgain' | 'onSale' | { readonly aisle: string }
  readonly products: readonly Product[]
  /** All of them. */
  readonly path: string
}

const AISLES = 3
const SHOWN = 8
// Fewer need no row: the list below shows them.
const LEAST = 4

export function rowsOf(products: readonly Product[], bought: readonly Product[]): readonly Row[] {
  const aisles = categoriesOf(products)
    .map((category) => rowWith(products, { category: [category.name] }, { aisle: shownName(category) }))
    .sort((one, other) => other.products.length - one.products.length)
    .slice(0, AISLES)
  const rows: readonly Row[] = [
    rowWith(products, { isOnSale: true, sort: 'saving' }, 'onSale'),
    { heading: 'buyAgain', products: bought, path: paths.orders },
    ...aisles,
  ]
  return rows
    .filter(({ products }) => products.length >= LEAST)
    .map((row) => ({ ...row, products: row.products.slice(0, SHOWN) }))
}

function rowWith(products: readonly Product[], changed: Partial<ProductFilters>, heading: Row['heading']): Row {
  const found = filterProducts(products, { ...filtersIn(''), ...changed })
  return { heading, products: found, path: productsPath(changed) }
}
