import { sql } from 'kysely'
import { oneRow, rowsOf, type Db } from '../db/rows.ts'

export interface Stretch {
  readonly from: Date
  readonly to: Date
}

const within = (moment: ReturnType<typeof sql.ref>, { from, to }: Stretch) =>
  sql`${moment} >= ${from.toISOString()}::timestamptz and ${moment} < ${to.toISOString()}::timestamptz`

/** Orders written in the stretch, by where they stand now. Piastres. */
export function countOrders(db: Db, stretch: Stretch): Promise<{ state: string; orders: number; total: number }[]> {
  return rowsOf(
    db,
    sql<{ state: string; orders: number; total: number }>`
      select state, count(*) as orders, sum(total) as total from orders
      where ${within(sql.ref('created_at'), stretch)} group by state order by orders desc, state`,
  )
}

/** Money that came in and went out in the stretch, whenever it was ordered. Piastres. */
export interface Takings {
  readonly cash: number
  readonly card: number
  readonly refunded: number
}

/** Cash is taken when an order against cash is handed over; card money when the provider says it arrived. */
export function sumTakings(db: Db, stretch: Stretch): Promise<Takings> {
  return oneRow(
    db,
    sql<Takings>`
      select
        (select coalesce(sum(total), 0) from orders
          where payment_method = 'cash' and ${within(sql.ref('delivered_at'), stretch)}) as cash,
        (select coalesce(sum(amount), 0) from payments where ${within(sql.ref('captured_at'), stretch)}) as card,
        (select coalesce(sum(amount), 0) from payments where ${within(sql.ref('refunded_at'), stretch)}) as refunded`,
  )
}

export interface Seller {
  readonly slug: string
  readonly name: string
  readonly pieces: number
}

/** What left the shelf for orders in the stretch, less what came back from them. */
export function listBestSellers(db: Db, stretch: Stretch, most: number): Promise<Seller[]> {
  return rowsOf(
    db,
    sql<Seller>`
      select p.slug, p.title || ' ' || p.unit as name, -sum(l.change) as pieces
      from stock_ledger l join products p on p.id = l.product_id
      where l.reason in ('ordered', 'put back') and ${within(sql.ref('l.changed_at'), stretch)}
      group by p.id having sum(l.change) < 0 order by pieces desc, p.slug limit ${most}`,
  )
}

export interface RanOut {
  readonly slug: string
  readonly name: string
  readonly at: Date
  readonly onHand: number
}

/** What the ledger brought down to nothing in the stretch, when it last did, and what lies there now. */
export function listRanOut(db: Db, stretch: Stretch): Promise<RanOut[]> {
  return rowsOf(
    db,
    sql<RanOut>`
      select p.slug, p.title || ' ' || p.unit as name, max(l.changed_at) as at, s.on_hand as "onHand"
      from (
        select product_id, change, changed_at, sum(change) over (partition by product_id order by id) as left_over
        from stock_ledger where product_id in
          (select product_id from stock_ledger where change < 0 and ${within(sql.ref('changed_at'), stretch)})
      ) l join products p on p.id = l.product_id join stock s on s.product_id = p.id
      where l.left_over = 0 and l.change < 0 and ${within(sql.ref('l.changed_at'), stretch)}
      group by p.id, s.on_hand order by at`,
  )
}
