import type { Reader } from '../catalog/arabic-names.ts'
import {
  cartProductColumns,
  productJoins,
  ratingsQuantityNow,
  toGroups,
  type CartProductRow,
} from '../catalog/product-row.queries.ts'
import { rowsOf, type Db } from '../db/rows.ts'

/** A product's groups and rating. */
export type OrderedProduct = ReturnType<typeof toOrderedProduct>

/**
 * The products of these orders by id, as the catalogue has them now, withdrawn ones too. One row a product, however many
 * lines name it.
 */
export async function findOrderedProducts(
  db: Db,
  orderIds: readonly string[],
  { origin, language }: Reader,
): Promise<ReadonlyMap<string, OrderedProduct>> {
  const rows = await rowsOf<CartProductRow & { ratingsQuantity: number }>(db)`
    select ${cartProductColumns(language)}, ${ratingsQuantityNow} as "ratingsQuantity"
    from products p ${productJoins}
    where p.id in (select product_id from order_items where order_id = any(${orderIds}))`
  return new Map(rows.map((row) => [row.productId, toOrderedProduct(row, origin)]))
}

function toOrderedProduct(row: CartProductRow & { ratingsQuantity: number }, origin: string) {
  return {
    ...toGroups(row, origin),
    ratingsAverage: row.ratingsAverage,
    ratingsQuantity: row.ratingsQuantity,
  }
}
