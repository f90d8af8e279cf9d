/** The products as the staff see them. */
import { PRODUCTS_PAGE, type ListedProduct, type ProductsQuery } from '@baqala/contract/admin/products'
import type { Language } from '@baqala/contract/language'
import type { Db } from '../db/rows.ts'
import { listAllProducts, type ListedRow } from './all-products.queries.ts'

/** A page of the products that fit, with the number of all of them. Sorted in the reader's language. */
export async function listProducts(db: Db, query: ProductsQuery, language: Language) {
  const rows = await listAllProducts(db, query, language)
  const page = query.page ?? 1
  const total = rows[0]?.total ?? 0
  return { page, total, hasMore: total > page * PRODUCTS_PAGE, products: rows.map(toListed) }
}

function toListed({ total: _, price, priceAfterDiscount, lastCountedAt, ...row }: ListedRow): ListedProduct {
  return {
    ...row,
    price: price / 100,
    priceAfterDiscount: priceAfterDiscount === null ? null : priceAfterDiscount / 100,
    lastCountedAt: lastCountedAt?.toISOString() ?? null,
  }
}
