import type { Language } from '@baqala/contract/language'
import { productColumns, productJoins, type ProductRow } from '../catalog/product-row.queries.ts'
import { countChanged, maybeValue, rowsOf, type Db } from '../db/rows.ts'

/** The wished products of a shopper that are on sale, newest wish first. */
export function listWishes(db: Db, shopperId: string, language: Language): Promise<ProductRow[]> {
  return rowsOf<ProductRow>(db)`
    select ${productColumns(language)}
    from wishes w
    join products p on p.id = w.product_id and p.withdrawn_at is null
    ${productJoins}
    where w.shopper_id = ${shopperId}
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
