import { sql } from 'kysely'
import { rowsOf, type Db } from '../db/rows.ts'
import { momentsOf, stands, type Bounded } from './report.queries.ts'

/** A day of a longer report. Piastres. */
export interface DayRow {
  readonly day: string
  /** Orders made on the day that stand. */
  readonly orders: number
  readonly total: number
  readonly cash: number
  readonly card: number
  readonly refunded: number
}

/** Sums each of the days by itself. */
export function sumDays(db: Db, days: readonly (Bounded & { readonly day: string })[]): Promise<DayRow[]> {
  const during = (moment: string) => sql`${sql.ref(moment)} >= asked.since and ${sql.ref(moment)} < asked.until`
  return rowsOf<DayRow>(db)`
    select asked.day, made.orders, made.total, handed.cash, arrived.card, back.refunded
    from unnest(${days.map(({ day }) => day)}::text[], ${momentsOf(days, 'from')}, ${momentsOf(days, 'to')})
        as asked(day, since, until)
      cross join lateral (
        select count(*) as orders, coalesce(sum(o.total), 0) as total from orders o
        where ${stands} and ${during('o.created_at')}) made
      cross join lateral (
        select coalesce(sum(total), 0) as cash from orders where payment_method = 'cash' and ${during('delivered_at')}) handed
      cross join lateral (select coalesce(sum(amount), 0) as card from payments where ${during('captured_at')}) arrived
      cross join lateral (select coalesce(sum(amount), 0) as refunded from payments where ${during('refunded_at')}) back
    order by asked.day`
}
