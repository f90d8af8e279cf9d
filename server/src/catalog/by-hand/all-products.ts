/** The products as the staff see them. */
import {
  PRODUCTS_PAGE,
  type ListedProduct,
  type ProductFields,
  type ProductsQuery,
  type StaffProduct,
} from '@baqala/contract/admin/products'
import type { Language } from '@baqala/contract/language'
import { theRow, type Db } from '../../db/transaction.ts'
import { listAllProducts, type ListedRow } from './all-products.queries.ts'
import { findLastChange, type Group } from '../whole-catalogue.queries.ts'
import { findProduct } from './edit-product.ts'
import { nameOfPicture } from '../import/pictures/find-pictures.ts'
import type { Cells } from '../import/plan-row.ts'
import { inEgp } from '../price-values.ts'

/** A page of the products that fit, with the number of all of them. Sorted in the reader's language. */
export async function listProducts(db: Db, query: ProductsQuery, language: Language) {
  const rows = await listAllProducts(db, query, language)
  const page = query.page ?? 1
  const total = rows[0]?.total ?? 0
  return { page, total, hasMore: total > page * PRODUCTS_PAGE, products: rows.map(toListed) }
}

function toListed({ total: _, lastCountedAt, ...row }: ListedRow): ListedProduct {
  return { ...row, ...inEgp(row), lastCountedAt: lastCountedAt?.toISOString() ?? null }
}

/** Every field of a product, named by its id, slug, SKU or barcode. Refused with 404. */
export async function readProduct(db: Db, named: string): Promise<StaffProduct> {
  const { product, catalogue } = await findProduct(db, named)
  const { id, categoryId, subcategoryId, brandId, images, onHand, position: _, ...fields } = product
  return {
    ...fields,
    ...inEgp(product),
    _id: id,
    category: toNamed(catalogue.categories, categoryId),
    subcategory: toNamed(catalogue.subcategories, subcategoryId),
    brand: toNamed(catalogue.brands, brandId),
    images: [...images],
    stock: onHand,
    updatedAt: (await findLastChange(db, id)).toISOString(),
  }
}

function toNamed(groups: readonly Group[], wanted: string) {
  const { id, slug, name, nameAr } = theRow(groups.filter(({ id }) => id === wanted))
  return { _id: id, slug, name, nameAr }
}

/** New values as a catalogue file would have them. */
export function toCells({ images, ...fields }: ProductFields & { readonly stock?: number | undefined }): Cells {
  const cells = Object.entries(fields).flatMap(([column, value]) =>
    value === undefined ? [] : [[column, value === null ? '' : String(value)] as const],
  )
  return { ...Object.fromEntries(cells), ...(images && { pictures: images.map(nameOfPicture).join('|') }) }
}
