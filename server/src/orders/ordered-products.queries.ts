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
 * The groups and ratings of the products of a shopper's orders by id, as the catalogue has them now, withdrawn ones too, and whether the
 * shopper has reviewed them. One row a product, however many lines name it.
 */
export async function findOrderedProducts(db: Db, orderIds: readonly string[], { origin, language }: Reader) {
  type Row = CartProductRow & { ratingsQuantity: number; isReviewed: boolean; isWithdrawn: boolean }
  const rows = await rowsOf<Row>(db)`
    select ${cartProductColumns(language)}, ${ratingsQuantityNow} as "ratingsQuantity", p.withdrawn_at is not null as "isWithdrawn", exists (
      select from reviews r join orders o on o.shopper_id = r.shopper_id
      where r.product_id = p.id and o.id = any(${orderIds})) as "isReviewed"
    from products p ${productJoins}
    where p.id in (select product_id from order_items where order_id = any(${orderIds}))`
  const facts = rows.map((row) => {
    const { productId, ratingsAverage, ratingsQuantity, isReviewed, isWithdrawn } = row
    return [productId, { ...toGroups(row, origin), ratingsAverage, ratingsQuantity, isReviewed, isWithdrawn }] as const
  })
  return new Map(facts)
}
