import type { Language } from '@baqala/contract/language'
import { productColumns, productJoins, type ProductRow } from '../catalog/product-row.queries.ts'
import { countChanged, maybeValue, rowsOf, type Db } from '../db/rows.ts'

/** A wished product; `productId` is null in the one row of an empty wish list. */
export interface WishRow extends Omit<ProductRow, 'productId'> {
  /** The shopper's open cart, which every wish list answer names. */
  cartId: string
  productId: string | null
}

/** The wished products of a shopper that are on sale, newest wish first; one row without a product if there are none. */
export function listWishes(db: Db, shopperId: string, language: Language): Promise<WishRow[]> {
  return rowsOf<WishRow>(db)`
    select cart.id as "cartId", ${productColumns(language)}
    from carts cart
    left join (
      wishes w
      join products p on p.id = w.product_id and p.withdrawn_at is null
      ${productJoins}
    ) on w.shopper_id = cart.shopper_id
    where cart.shopper_id = ${shopperId} and cart.closed_at is null
    order by w.wished_at desc, w.product_id`
}

/** Inserts a wish unless it exists, and returns the product's id. Undefined if there is no such product. */
export function insertWish(db: Db, shopperId: string, productId: string): Promise<string | undefined> {
  return maybeValue<string>(db)`
    with product as (select id from products where id = ${productId} and withdrawn_at is null),
    wish as (
      insert into wishes (shopper_id, product_id) select ${shopperId}, id from product on conflict do nothing
    )
    select id from product`
}

export function deleteWish(db: Db, shopperId: string, productId: string): Promise<number> {
  return countChanged(db)`delete from wishes where shopper_id = ${shopperId} and product_id = ${productId}`
}
