import { sql } from 'kysely'
import { oneRow, rowsOf, type Db } from '../db/rows.ts'

/** Lists products whose stock differs from the sum of their ledger. */
export function listWrongStock(db: Db) {
  return rowsOf(
    db,
    sql<{ slug: string; onHand: number; ledger: number }>`
      select p.slug, s.on_hand as "onHand", coalesce(l.sum, 0) as ledger
      from stock s join products p on p.id = s.product_id
        left join (select product_id, sum(change) as sum from stock_ledger group by product_id) l on l.product_id = p.id
      where s.on_hand <> coalesce(l.sum, 0) order by p.slug`,
  )
}

/** Lists orders whose total differs from the sum of their lines. Piastres. */
export function listWrongTotals(db: Db) {
  return rowsOf(
    db,
    sql<{ number: number; total: number; lines: number }>`
      select o.number, o.total, coalesce(sum(i.price::bigint * i.count), 0) as lines
      from orders o left join order_items i on i.order_id = o.id
      group by o.id having o.total <> coalesce(sum(i.price::bigint * i.count), 0) order by o.number`,
  )
}

/** An order whose state does not fit the payment that counts for it. Piastres. */
export interface WrongPayment {
  readonly number: number
  readonly state: string
  readonly total: number
  readonly amount: number | null
  readonly currency: string | null
  readonly isRefunded: boolean
}

export function listWrongPayments(db: Db): Promise<WrongPayment[]> {
  return rowsOf(
    db,
    sql<WrongPayment>`
      select o.number, o.state, o.total, p.amount, p.currency, p.refunded_at is not null as "isRefunded"
      from orders o left join payments p on p.order_id = o.id and not p.is_surplus
      where case
        when o.payment_method = 'card' and o.state in ('paid', 'being packed', 'on its way', 'delivered') then
          p.order_id is null or p.refunded_at is not null or p.amount <> o.total or p.currency <> 'egp'
        when o.state = 'refund due' then
          p.order_id is null or not exists (select from payments where order_id = o.id and refunded_at is null)
        when o.state = 'refunded' then p.order_id is null or p.refunded_at is null
        else p.order_id is not null
      end
      order by o.number`,
  )
}

/** Lists payments that have to go back. Piastres. `isLong`: for more than a day. */
export function listOwed(db: Db) {
  return rowsOf(
    db,
    sql<{ number: number; amount: number; currency: string; isLong: boolean }>`
      select o.number, p.amount, p.currency,
        case when p.is_surplus then p.captured_at else o.updated_at end < now() - interval '1 day' as "isLong"
      from orders o join payments p on p.order_id = o.id
      where p.refunded_at is null and (o.state = 'refund due' or p.is_surplus) order by o.number, p.captured_at`,
  )
}

/** Counts mails that were given up, and mails that wait longer than a running shop lets them. */
export function countStuckMails(db: Db) {
  return oneRow(
    db,
    sql<{ givenUp: number; late: number }>`
      select count(*) filter (where given_up_at is not null) as "givenUp",
        count(*) filter (where given_up_at is null and run_after < now() - interval '1 hour') as late
      from outbox where sent_at is null`,
  )
}

export function findDatabaseFacts(db: Db) {
  return oneRow(
    db,
    sql<{ version: string; bytes: number }>`
      select current_setting('server_version') as version, pg_database_size(current_database()) as bytes`,
  )
}

/** The database's clock, and the latest moment in the order history and the stock ledger. */
export function findMoments(db: Db) {
  return oneRow(
    db,
    sql<{ now: Date; latest: Date | null }>`
      select clock_timestamp() as now,
        greatest((select max(moved_at) from order_moves), (select max(changed_at) from stock_ledger)) as latest`,
  )
}

/** Whether there is a search index (migrations/0008-search.sql), and the number of products. */
export function findSearchIndex(db: Db) {
  return oneRow(
    db,
    sql<{ isThere: boolean; products: number }>`
      select to_regclass('products_by_words') is not null as "isThere", (select count(*) from products) as products`,
  )
}
