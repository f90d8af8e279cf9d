import type { BookProduct } from './catalogue-book.queries.ts'
import type { PicturesFound } from './catalogue-pictures.ts'
import type { WantedRow } from './catalogue-rows.ts'
import type { Shelves } from './catalogue-shelves.ts'

/** A product about which nothing is said yet. */
export const EMPTY: Omit<BookProduct, 'id' | 'slug'> = {
  ...{ title: '', title_ar: '', description: '', description_ar: '', unit: '', unit_ar: '' },
  ...{ price: 0, price_after_discount: null, images: [], category_id: '', subcategory_id: '', brand_id: '' },
}

/** The product with all that the row says about it; what the row leaves out stays. */
export function merge(product: BookProduct, row: WantedRow, shelves: Shelves, pictures: PicturesFound): BookProduct {
  const { wanted } = row
  const { category, subcategory, brand } = wanted
  const categoryId = category === undefined ? product.category_id : shelves.category(category, wanted.categoryAr).id
  const images = pictures.ofRow(row, product.slug) ?? product.images
  return {
    id: product.id,
    slug: product.slug,
    title: wanted.title ?? product.title,
    title_ar: wanted.titleAr ?? product.title_ar,
    description: wanted.description ?? product.description,
    description_ar: wanted.descriptionAr ?? product.description_ar,
    unit: wanted.unit ?? product.unit,
    unit_ar: wanted.unitAr ?? product.unit_ar,
    price: wanted.price ?? product.price,
    // Null is a word too: no discount.
    price_after_discount:
      wanted.priceAfterDiscount === undefined ? product.price_after_discount : wanted.priceAfterDiscount,
    images: images.length > 0 ? images : [pictures.placeholder()],
    category_id: categoryId,
    subcategory_id:
      subcategory === undefined
        ? product.subcategory_id
        : shelves.subcategory(categoryId, subcategory, wanted.subcategoryAr).id,
    brand_id: brand === undefined ? product.brand_id : shelves.brand(brand, wanted.brandAr).id,
  }
}

/** One field of a product before and after; of long texts only that they differ. */
export interface Difference {
  readonly field: string
  readonly from?: string
  readonly to?: string
}

const PROSE = { title_ar: 'titleAr', description: 'description', description_ar: 'descriptionAr', unit_ar: 'unitAr' }
const SHELVES = { category_id: 'category', subcategory_id: 'subcategory', brand_id: 'brand' }

export function findDifferences(before: BookProduct, after: BookProduct): Difference[] {
  const short = (['title', 'unit'] as const)
    .filter((field) => before[field].trim() !== after[field])
    .map((field) => ({ field, from: before[field], to: after[field] }))
  const prices = (
    [
      ['price', before.price, after.price],
      ['priceAfterDiscount', before.price_after_discount, after.price_after_discount],
    ] as const
  )
    .filter(([, from, to]) => from !== to)
    .map(([field, from, to]) => ({ field, from: inEgp(from), to: inEgp(to) }))
  const prose = entriesOf(PROSE).filter(([field]) => before[field].trim() !== after[field])
  const shelves = entriesOf(SHELVES).filter(([field]) => before[field] !== after[field])
  const pictures = before.images.join('|') === after.images.join('|') ? [] : [{ field: 'pictures' }]
  return [...short, ...prices, ...[...prose, ...shelves].map(([, field]) => ({ field })), ...pictures]
}

function entriesOf<Key extends string>(names: Record<Key, string>): [Key, string][] {
  // Object.entries forgets which keys there were.
  return Object.entries(names) as [Key, string][]
}

export function inEgp(piastres: number | null): string {
  return piastres === null ? 'none' : (piastres / 100).toFixed(2)
}
