import { sql } from 'kysely'
import { oneRow, rowsOf, type Db } from '../db/rows.ts'
import { within, type Period } from '../orders/shop-orders.queries.ts'

/** Counts the orders made in the period by their present state. Piastres. */
export function countOrders(db: Db, period: Period) {
  return rowsOf(
    db,
    sql<{ state: string; orders: number; total: number; deliveryFees: number }>`
      select state, count(*) as orders, sum(total) as total, sum(delivery_fee) as "deliveryFees" from orders
      where ${within('created_at', period)} group by state order by orders desc, state`,
  )
}

/** Sums cash handed over, card money captured and refunds of the period, whenever their orders were made. Piastres. */
export function sumTakings(db: Db, period: Period) {
  return oneRow(
    db,
    sql<{ cash: number; card: number; refunded: number }>`
      select
        (select coalesce(sum(total), 0) from orders
          where payment_method = 'cash' and ${within('delivered_at', period)}) as cash,
        (select coalesce(sum(amount), 0) from payments where ${within('captured_at', period)}) as card,
        (select coalesce(sum(amount), 0) from payments where ${within('refunded_at', period)}) as refunded`,
  )
}

/** Counts the pieces that orders took out of stock in the period, less those that came back. */
export function listBestSellers(db: Db, period: Period, max: number) {
  return rowsOf(
    db,
    sql<{ slug: string; name: string; pieces: number }>`
      select p.slug, p.title || ' ' || p.unit as name, -sum(l.change) as pieces
      from stock_ledger l join products p on p.id = l.product_id
      where l.reason in ('ordered', 'put back') and ${within('l.changed_at', period)}
      group by p.id having sum(l.change) < 0 order by pieces desc, p.slug limit ${max}`,
  )
}

/** Lists products whose stock fell to 0 in the period: the last such moment, and the stock now. */
export function listRanOut(db: Db, period: Period) {
  return rowsOf(
    db,
    sql<{ slug: string; name: string; at: Date; onHand: number }>`
      select p.slug, p.title || ' ' || p.unit as name, max(l.changed_at) as at, s.on_hand as "onHand"
      from (
        select product_id, change, changed_at, sum(change) over (partition by product_id order by id) as left_over
        from stock_ledger where product_id in
          (select product_id from stock_ledger where change < 0 and ${within('changed_at', period)})
      ) l join products p on p.id = l.product_id join stock s on s.product_id = p.id
      where l.left_over = 0 and l.change < 0 and ${within('l.changed_at', period)}
      group by p.id, s.on_hand order by at`,
  )
}
