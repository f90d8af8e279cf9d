import { sql } from 'kysely'
import { oneRow, rowsOf, type Db } from '../db/rows.ts'

export interface Period {
  readonly from: Date
  readonly to: Date
}

const within = (moment: ReturnType<typeof sql.ref>, { from, to }: Period) =>
  sql`${moment} >= ${from.toISOString()}::timestamptz and ${moment} < ${to.toISOString()}::timestamptz`

/** Counts the orders made in the period by their present state. Piastres. */
export function countOrders(db: Db, period: Period): Promise<{ state: string; orders: number; total: number }[]> {
  return rowsOf(
    db,
    sql<{ state: string; orders: number; total: number }>`
      select state, count(*) as orders, sum(total) as total from orders
      where ${within(sql.ref('created_at'), period)} group by state order by orders desc, state`,
  )
}

/** Money that came in and went out in the period, whenever its orders were made. Piastres. */
export interface Takings {
  readonly cash: number
  readonly card: number
  readonly refunded: number
}

/** Cash counts when the order is handed over, card money when the provider reports it. */
export function sumTakings(db: Db, period: Period): Promise<Takings> {
  return oneRow(
    db,
    sql<Takings>`
      select
        (select coalesce(sum(total), 0) from orders
          where payment_method = 'cash' and ${within(sql.ref('delivered_at'), period)}) as cash,
        (select coalesce(sum(amount), 0) from payments where ${within(sql.ref('captured_at'), period)}) as card,
        (select coalesce(sum(amount), 0) from payments where ${within(sql.ref('refunded_at'), period)}) as refunded`,
  )
}

export interface Seller {
  readonly slug: string
  readonly name: string
  readonly pieces: number
}

/** Counts the pieces that orders took off the shelf in the period, less those that came back. */
export function listBestSellers(db: Db, period: Period, max: number): Promise<Seller[]> {
  return rowsOf(
    db,
    sql<Seller>`
      select p.slug, p.title || ' ' || p.unit as name, -sum(l.change) as pieces
      from stock_ledger l join products p on p.id = l.product_id
      where l.reason in ('ordered', 'put back') and ${within(sql.ref('l.changed_at'), period)}
      group by p.id having sum(l.change) < 0 order by pieces desc, p.slug limit ${max}`,
  )
}

export interface RanOut {
  readonly slug: string
  readonly name: string
  readonly at: Date
  readonly onHand: number
}

/** Lists products whose stock fell to 0 in the period: the last such moment, and the stock now. */
export function listRanOut(db: Db, period: Period): Promise<RanOut[]> {
  return rowsOf(
    db,
    sql<RanOut>`
      select p.slug, p.title || ' ' || p.unit as name, max(l.changed_at) as at, s.on_hand as "onHand"
      from (
        select product_id, change, changed_at, sum(change) over (partition by product_id order by id) as left_over
        from stock_ledger where product_id in
          (select product_id from stock_ledger where change < 0 and ${within(sql.ref('changed_at'), period)})
      ) l join products p on p.id = l.product_id join stock s on s.product_id = p.id
      where l.left_over = 0 and l.change < 0 and ${within(sql.ref('l.changed_at'), period)}
      group by p.id, s.on_hand order by at`,
  )
}
