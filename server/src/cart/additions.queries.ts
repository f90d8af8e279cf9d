import { execute, maybeValue, rowsOf, type Db } from '../db/rows.ts'

// More than anybody adds in 48 hours. Without a limit one account could fill the disk.
const MAX_KEYS = 1000

/**
 * Keeps the Idempotency-Key of an addition, unless it is kept already: then returns the product that was added with it. The
 * shopper's open cart must be locked, or two requests with one key could both find it new.
 */
export function keepKey(tx: Db, shopperId: string, key: string, productId: string): Promise<string | undefined> {
  return maybeValue<string>(tx)`
    with kept as (
      insert into cart_additions (shopper_id, key, product_id) values (${shopperId}, ${key}, ${productId})
      on conflict do nothing
    ), surplus as (
      delete from cart_additions where shopper_id = ${shopperId} and key in (
        select key from cart_additions where shopper_id = ${shopperId} order by added_at desc offset ${MAX_KEYS - 1}::int)
    )
    select product_id from cart_additions where shopper_id = ${shopperId} and key = ${key}`
}

interface Addition {
  readonly productId: string
  readonly addedAt: Date
}

export function listAdditionsOf(db: Db, shopperId: string): Promise<Addition[]> {
  return rowsOf<Addition>(db)`
    select product_id as "productId", added_at as "addedAt" from cart_additions
    where shopper_id = ${shopperId} order by added_at`
}

export async function deleteOldKeys(db: Db): Promise<void> {
  await execute(db)`delete from cart_additions where added_at < now() - interval '48 hours'`
}
