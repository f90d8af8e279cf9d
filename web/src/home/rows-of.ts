import type { Product } from '@baqala/contract/catalog'
import { categoriesOf, shownName } from '../catalog/category-names.ts'
import { filterProducts, type ProductFilters, productsPath } from '../catalog/product-filters.ts'
import { paths } from '@baqala/contract/paths'

export interface Row {
  /** A key of the sentences, or the name of an aisle. */
  readonly heading: 'buyAgain' | 'onSale' | { readonly aisle: string }
  readonly products: readonly Product[]
  readonly path: string
}

const AISLES = 3
const SHOWN = 8
// Fewer need no row: the list below shows them.
const LEAST = 4

/** The rows of Home, with goods that can be had: a shelf shows no empty places. */
export function rowsOf(all: readonly Product[], orders: readonly Bought[]): readonly Row[] {
  const products = all.filter(({ quantity }) => quantity !== 0)
  const aisles = categoriesOf(products)
    .map((category) => rowWith(products, { category: [category.name] }, { aisle: shownName(category) }))
    .sort((one, other) => other.products.length - one.products.length)
    .slice(0, AISLES)
  const rows: readonly Row[] = [
    rowWith(products, { isOnSale: true, sort: 'saving' }, 'onSale'),
    { heading: 'buyAgain', products: boughtProducts(orders, products), path: paths.orders },
    ...aisles,
  ]
  return rows
    .filter(({ products }) => products.length >= LEAST)
    .map((row) => ({ ...row, products: row.products.slice(0, SHOWN) }))
}

function rowWith(products: readonly Product[], changed: Partial<ProductFilters>, heading: Row['heading']): Row {
  return { heading, products: filterProducts(products, changed), path: productsPath(changed) }
}

interface Bought {
  readonly state: string
  readonly cartItems: readonly { readonly product: { readonly id: string } }[]
}

const NOT_BOUGHT = ['payment failed', 'expired', 'replaced', 'cancelled']

/** The goods of the orders, as they are sold now: first what was ordered most often, of equal ones the newest. Orders come newest first. */
export function boughtProducts(orders: readonly Bought[], products: readonly Product[]): readonly Product[] {
  const times = new Map<string, number>()
  for (const { state, cartItems } of orders) {
    if (NOT_BOUGHT.includes(state)) continue
    for (const { product } of cartItems) times.set(product.id, (times.get(product.id) ?? 0) + 1)
  }
  const sold = new Map(products.map((product) => [product._id, product]))
  return [...times].sort(([, once], [, often]) => often - once).flatMap(([id]) => sold.get(id) ?? [])
}
