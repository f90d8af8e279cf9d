import { inPounds } from '../../money.ts'
import type { Product } from './catalogue.queries.ts'
import type { Groups } from './groups.ts'
import type { PictureFinder } from './pictures.ts'
import type { WantedRow } from './read-rows.ts'

/** A new product before its row fills it. */
export const EMPTY: Omit<Product, 'id' | 'slug' | 'position'> = {
  ...{ title: '', titleAr: '', description: '', descriptionAr: '', unit: '', unitAr: '' },
  ...{ price: 0, priceAfterDiscount: null, images: [], categoryId: '', subcategoryId: '', brandId: '' },
}

/** Changes what the row names; the rest of the product stays. */
export function merge<T extends Product>(product: T, row: WantedRow, groups: Groups, pictures: PictureFinder): T {
  const { category, categoryAr, subcategory, subcategoryAr, brand, brandAr, ...others } = row.wanted
  const categoryId = category === undefined ? product.categoryId : groups.category(category, categoryAr).id
  const images = pictures.ofProduct(row, product.slug) ?? product.images
  return {
    ...product,
    ...fieldsOf(others),
    images: images.length > 0 ? images : [pictures.placeholder()],
    categoryId,
    subcategoryId:
      subcategory === undefined ? product.subcategoryId : groups.subcategory(categoryId, subcategory, subcategoryAr).id,
    brandId: brand === undefined ? product.brandId : groups.brand(brand, brandAr).id,
  }
}

/** Leaves out the columns that are no field of a product, or that never change. */
function fieldsOf({ id: _id, slug: _slug, pictures: _pictures, stock: _stock, ...fields }: WantedRow['wanted']) {
  return fields
}

/** One field of a product before and after; of long texts only that they differ. */
export interface Difference {
  readonly field: string
  readonly from?: string
  readonly to?: string
}

const FIELDS = {
  ...{ title: 'title', unit: 'unit', price: 'price', priceAfterDiscount: 'priceAfterDiscount' },
  ...{ titleAr: 'titleAr', description: 'description', descriptionAr: 'descriptionAr', unitAr: 'unitAr' },
  ...{ categoryId: 'category', subcategoryId: 'subcategory', brandId: 'brand', images: 'pictures' },
} as const
const SHOWN_IN_FULL = new Set(['title', 'unit', 'price', 'priceAfterDiscount'])

export function findDifferences(before: Product, after: Product): Difference[] {
  // Object.keys returns plain strings.
  const changed = (Object.keys(FIELDS) as (keyof typeof FIELDS)[])
    .map((key) => ({ field: FIELDS[key], from: textOf(before[key]), to: textOf(after[key]) }))
    .filter(({ from, to }) => from.trim() !== to.trim())
  return changed.map((difference) => (SHOWN_IN_FULL.has(difference.field) ? difference : { field: difference.field }))
}

function textOf(value: Product[keyof typeof FIELDS]): string {
  if (value === null) return 'none'
  if (typeof value === 'number') return inPounds(value)
  return typeof value === 'string' ? value : value.join('|')
}
