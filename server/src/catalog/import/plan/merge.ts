import { inPounds } from '../../../egypt/money.ts'
import { PLACEHOLDER_ADDRESS } from '../../../pictures/placeholder.ts'
import { EMPTY_PRODUCT, type KnownProduct, type Product } from '../../whole-catalogue.queries.ts'
import type { Groups } from './groups.ts'
import type { PictureFinder } from '../pictures/find-pictures.ts'
import type { WantedRow } from '../read/read-rows.ts'

/** Returns the product with the row's values; a field without a column keeps its own. */
export function merge<T extends Product>(product: T, row: WantedRow, groups: Groups, pictures: PictureFinder): T {
  const { category, categoryAr, subcategory, subcategoryAr, brand, brandAr, ...others } = row.wanted
  const categoryId = category === undefined ? product.categoryId : groups.category(category, categoryAr).id
  const images = pictures.ofProduct(row, product.slug) ?? product.images
  const changed = { ...product, ...fieldsOf(others) }
  return {
    ...changed,
    // Some files tell the price once more where there is no discount.
    priceAfterDiscount: changed.priceAfterDiscount === changed.price ? null : changed.priceAfterDiscount,
    images: images.length > 0 ? images : [PLACEHOLDER_ADDRESS],
    categoryId,
    subcategoryId:
      subcategory === undefined ? product.subcategoryId : groups.subcategory(categoryId, subcategory, subcategoryAr).id,
    brandId: brand === undefined ? product.brandId : groups.brand(brand, brandAr).id,
  }
}

/** Leaves out the columns that never change or are no field of a product. */
function fieldsOf({ id: _id, slug: _slug, pictures: _pictures, stock: _stock, ...fields }: WantedRow['wanted']) {
  return fields
}

/** One field of a product before and after; being on sale again has no values. */
export interface Difference {
  readonly field: string
  readonly from?: string
  readonly to?: string
}

// The columns that are called otherwise than the field.
const COLUMN_OF: Readonly<Record<string, string>> = {
  ...{ categoryId: 'category', subcategoryId: 'subcategory', brandId: 'brand', images: 'pictures' },
}

/** Compares a product with its new values. A withdrawn one will be on sale again. */
export function findDifferences(before: KnownProduct, after: Product, groups: Groups): Difference[] {
  // Object.keys returns plain strings.
  const differences = (Object.keys(EMPTY_PRODUCT) as (keyof typeof EMPTY_PRODUCT)[])
    .map((key) => ({ field: COLUMN_OF[key] ?? key, from: textOf(before[key]), to: textOf(after[key]) }))
    .filter(({ from, to }) => from.trim() !== to.trim())
    .map(({ field, from, to }) => ({ field, from: groups.nameOf(field, from), to: groups.nameOf(field, to) }))
  return before.isWithdrawn ? [{ field: 'on sale again' }, ...differences] : differences
}

function textOf(value: Product[keyof typeof EMPTY_PRODUCT]): string {
  if (value === null) return 'none'
  if (typeof value === 'number') return inPounds(value)
  return typeof value === 'string' ? value : value.join('|')
}
