import type { Reader } from '../catalog/arabic-names.ts'
import {
  cartProductColumns,
  productJoins,
  ratingsQuantityNow,
  toGroups,
  type CartProductRow,
} from '../catalog/product-row.queries.ts'
import { rowsOf, type Db } from '../db/rows.ts'

/**
 * The groups and ratings of the products of these orders by id, as the catalogue has them now, withdrawn ones too. One row a
 * product, however many lines name it.
 */
export async function findOrderedProducts(db: Db, orderIds: readonly string[], { origin, language }: Reader) {
  const rows = await rowsOf<CartProductRow & { ratingsQuantity: number }>(db)`
    select ${cartProductColumns(language)}, ${ratingsQuantityNow} as "ratingsQuantity"
    from products p ${productJoins}
    where p.id in (select product_id from order_items where order_id = any(${orderIds}))`
  const facts = rows.map((row) => {
    const { productId, ratingsAverage, ratingsQuantity } = row
    return [productId, { ...toGroups(row, origin), ratingsAverage, ratingsQuantity }] as const
  })
  return new Map(facts)
}
