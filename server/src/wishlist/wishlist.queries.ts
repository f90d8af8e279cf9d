import { sql } from 'kysely'
import { countChanged, maybeRow, rowsOf, type Db } from '../db/rows.ts'

/** Ids of the wished products that are still sold, newest wish first. */
export async function listWishedIds(db: Db, shopperId: string): Promise<string[]> {
  const rows = await rowsOf(
    db,
    sql<{ id: string }>`
      select w.product_id as id from wishes w join products p on p.id = w.product_id
      where w.shopper_id = ${shopperId} and p.withdrawn_at is null
      order by w.wished_at desc, w.product_id`,
  )
  return rows.map((row) => row.id)
}

/** False where there is no such product. A wish that is already there stays as it is. */
export async function insertWish(db: Db, shopperId: string, productId: string): Promise<boolean> {
  const product = await maybeRow(
    db,
    sql<{ id: string }>`
      with product as (select id from products where id = ${productId} and withdrawn_at is null),
      wish as (
        insert into wishes (shopper_id, product_id) select ${shopperId}, id from product on conflict do nothing
      )
      select id from product`,
  )
  return product !== undefined
}

export function deleteWish(db: Db, shopperId: string, productId: string): Promise<number> {
  return countChanged(db, sql`delete from wishes where shopper_id = ${shopperId} and product_id = ${productId}`)
}
