import type { Catalogue, Group, KnownProduct } from '../catalog/import/catalogue.queries.ts'
import type { Difference } from '../catalog/import/merge.ts'
import { money } from '../egypt/money.ts'
import { printable } from './print.ts'

/** Describes a product on lines of a name and a value. Empty ones are left out. */
export function describeProduct({ product, catalogue }: { product: KnownProduct; catalogue: Catalogue }): string {
  const { price, priceAfterDiscount } = product
  const nameOf = (groups: readonly Group[], id: string) => groups.find((group) => group.id === id)?.name ?? ''
  const lines = [
    ['slug', product.slug],
    ['id', product.id],
    ['SKU', product.sku ?? ''],
    ['barcode', product.barcode ?? ''],
    ['title', product.title],
    ['titleAr', product.titleAr],
    ['unit', product.unit],
    ['unitAr', product.unitAr],
    ['price', money(price) + (priceAfterDiscount === null ? '' : `, ${money(priceAfterDiscount)} after discount`)],
    ['stock', `${product.onHand} on the shelf`],
    ['on sale', product.isWithdrawn ? `no, withdrawn (baqala product sell ${product.slug})` : 'yes'],
    ['category', nameOf(catalogue.categories, product.categoryId)],
    ['subcategory', nameOf(catalogue.subcategories, product.subcategoryId)],
    ['brand', nameOf(catalogue.brands, product.brandId)],
    ['pictures', product.images.join(' ')],
    ['description', product.description],
    ['descriptionAr', product.descriptionAr],
  ] as const
  return lines
    .filter(([, value]) => value !== '')
    .map(([name, value]) => printable(`${name.padEnd(13)}  ${value}`))
    .join('\n')
}

/** Such as `nile-milk-1l  price 42.50 → 45.50, description`. */
export function describeDifferences(slug: string, differences: readonly Difference[]): string {
  const each = differences.map(({ field, from, to }) => (from === undefined ? field : `${field} ${from} → ${to}`))
  return `${slug}  ${each.join(', ')}`
}
