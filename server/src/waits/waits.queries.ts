import { MAX_WAITS } from '@baqala/contract/waits'
import type { Language } from '@baqala/contract/language'
import type { Goods } from '../catalog/arabic-names.ts'
import { titlesColumns } from '../catalog/product-row.queries.ts'
import { countChanged, execute, maybeRow, rowsOf, sql, type Db } from '../db/rows.ts'
import type { BackInStockFacts } from '../mail/letter.ts'

/** The newest first. */
export function listWaitsOf(db: Db, shopperId: string) {
  return rowsOf<{ productId: string; title: string; since: Date }>(db)`
    select p.id as "productId", p.title, w.created_at as since
    from waits w join products p on p.id = w.product_id
    where w.shopper_id = ${shopperId} order by w.created_at desc, p.id`
}

/** Inserts a wait, unless the product is in stock or the shopper waits for many others. Undefined if there is no such product. */
export function insertWait(db: Db, productId: string, shopperId: string) {
  return maybeRow<{ onHand: number; isWaiting: boolean }>(db)`
    with product as (
      select p.id, s.on_hand from products p join stock s on s.product_id = p.id
      where p.id = ${productId} and p.withdrawn_at is null
    ), added as (
      insert into waits (shopper_id, product_id)
      select ${shopperId}, id from product
      where on_hand = 0
        and (select count(*) from waits where shopper_id = ${shopperId} and product_id <> ${productId}) < ${MAX_WAITS}
      -- It changes nothing: without it a wait that is there already would not be returned.
      on conflict (shopper_id, product_id) do update set created_at = waits.created_at
      returning product_id
    )
    select on_hand as "onHand", exists (select from added) as "isWaiting" from product`
}

export async function deleteWait(db: Db, productId: string, shopperId: string): Promise<void> {
  await execute(db)`delete from waits where shopper_id = ${shopperId} and product_id = ${productId}`
}

// An unpaid order that ends puts its pieces back, and the next shopper may take them within a second.
const MINUTES_IN_STOCK = 10

/**
 * Deletes the longest waits that were there ten minutes ago, for products in stock ever since. Among them are waits for products that
 * were withdrawn with pieces in stock: they are not returned, so nobody is written to.
 */
export function deleteEndedWaits(tx: Db, max: number) {
  const tenMinutesAgo = sql`now() - make_interval(mins => ${MINUTES_IN_STOCK})`
  return rowsOf<Goods & BackInStockFacts & { email: string; language: Language }>(tx)`
    with back as materialized (
      select s.product_id from (select distinct product_id from waits) waited join stock s using (product_id)
      where s.on_hand > 0 and s.on_hand > coalesce((
        -- The pieces that came since each change: before it there were that many fewer.
        select max(since) from (
          select sum(change) over (order by l.id desc) as since from stock_ledger l
          where l.product_id = s.product_id and l.changed_at > ${tenMinutesAgo}
        ) changes), 0)
    ), ended as (
      select w.shopper_id, w.product_id from waits w join back using (product_id)
      where w.created_at < ${tenMinutesAgo} order by w.created_at limit ${max} for update of w skip locked
    ), gone as (
      delete from waits w using ended
      where w.shopper_id = ended.shopper_id and w.product_id = ended.product_id
      returning w.shopper_id, w.product_id
    )
    select s.email, s.name, s.language, p.id as "productId", c.name as category, ${titlesColumns}
    from gone join shoppers s on s.id = gone.shopper_id
      join products p on p.id = gone.product_id and p.withdrawn_at is null
      join categories c on c.id = p.category_id`
}

/** After 90 days nobody waits any more. */
export function deleteOldWaits(db: Db): Promise<number> {
  return countChanged(db)`delete from waits where created_at < now() - interval '90 days'`
}
