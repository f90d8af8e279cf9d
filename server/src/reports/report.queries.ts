import { maybeValue, rowsOf, sql, type Db } from '../db/rows.ts'
import type { periodOfDay } from '../egypt/cairo-time.ts'
import { within, type Period } from '../orders/shop-orders.queries.ts'

// Not those that came to nothing, nor those whose payment has not arrived.
const stands = sql`o.is_live and o.state <> 'awaiting payment'`

const goods = sql`
  p.id as "_id", p.slug, p.title || ' ' || p.unit as name,
  coalesce(nullif(p.title_ar, ''), p.title) || ' ' || coalesce(nullif(p.unit_ar, ''), p.unit) as "nameAr"`

/** A product in both languages, each name with the unit that it is sold in. */
interface Goods {
  readonly _id: string
  readonly slug: string
  readonly name: string
  readonly nameAr: string
}

/** Counts the orders made in the period by their present state. Piastres. */
export function countOrders(db: Db, period: Period) {
  return rowsOf<{ state: string; orders: number; total: number; deliveryFees: number }>(db)`
    select state, count(*) as orders, sum(total) as total, sum(delivery_fee) as "deliveryFees" from orders
    where ${within('created_at', period)} group by state order by orders desc, state`
}

/** Counts the orders of the period that stand, by the hour in Cairo in which they were made. Piastres. */
export function countByHour(db: Db, period: Period) {
  return rowsOf<{ hour: number; orders: number; total: number }>(db)`
    select extract(hour from o.created_at at time zone 'Africa/Cairo')::integer as hour, count(*) as orders,
      sum(o.total) as total
    from orders o where ${stands} and ${within('o.created_at', period)} group by hour order by hour`
}

/** Counts the orders of the period that stand, by the way of paying. Piastres. */
export function countByMethod(db: Db, period: Period) {
  return rowsOf<{ method: 'cash' | 'card'; orders: number; total: number }>(db)`
    select o.payment_method as method, count(*) as orders, sum(o.total) as total
    from orders o where ${stands} and ${within('o.created_at', period)} group by method order by total desc`
}

/** Sums the goods of orders of the period that stand, by category and without delivery fees. Piastres. */
export function sumByCategory(db: Db, period: Period) {
  return rowsOf<{ _id: string; name: string; nameAr: string; pieces: number; total: number }>(db)`
    select c.id as "_id", c.name, c.name_ar as "nameAr", sum(i.count) as pieces,
      sum(i.price::bigint * i.count) as total
    from orders o join order_items i on i.order_id = o.id join products p on p.id = i.product_id
      join categories c on c.id = p.category_id
    where ${stands} and ${within('o.created_at', period)} group by c.id order by total desc, c.id`
}

// A payment in another currency goes back as it came, and is no part of the takings.
const isInEgp = sql`lower(currency) = 'egp'`

/** Lists the payments in pounds that went back in the period. Piastres. */
export function listRefunds(db: Db, period: Period) {
  return rowsOf<{ number: number; amount: number; at: Date; isByHand: boolean }>(db)`
    select o.number, p.amount, p.refunded_at as at, p.is_by_hand as "isByHand" from payments p join orders o on o.id = p.order_id
    where ${within('p.refunded_at', period)} and ${isInEgp} order by p.refunded_at, o.number`
}

/** Counts the pieces that orders took out of stock in the period, less those that came back. */
export function listBestSellers(db: Db, period: Period, max: number) {
  return rowsOf<Goods & { pieces: number }>(db)`
    select ${goods}, sold.pieces
    from (
      select product_id, -sum(change) as pieces from stock_ledger
      where reason in ('ordered', 'put back') and ${within('changed_at', period)}
      group by product_id having sum(change) < 0 order by pieces desc, product_id limit ${max}
    ) sold join products p on p.id = sold.product_id
    order by sold.pieces desc, p.slug`
}

/** Lists products on sale whose stock fell to 0 in the period: the last such moment, and the stock now. */
export function listRanOut(db: Db, period: Period) {
  return rowsOf<Goods & { at: Date; onHand: number }>(db)`
    select ${goods}, max(gone.at) as at, s.on_hand as "onHand"
    from sold_outs gone join products p on p.id = gone.product_id join stock s on s.product_id = p.id
    where ${within('gone.at', period)} and p.withdrawn_at is null group by p.id, s.on_hand order by at, p.slug`
}

/** Lists products on sale with at most so many pieces left, the fewest first. */
export function listLow(db: Db, { pieces, max }: { readonly pieces: number; readonly max: number }) {
  return rowsOf<Goods & { onHand: number }>(db)`
    select ${goods}, s.on_hand as "onHand"
    from stock s join products p on p.id = s.product_id
    where s.on_hand <= ${sql.lit(pieces)} and p.withdrawn_at is null order by s.on_hand, p.slug limit ${max}`
}

/** A period with both ends. */
type Bounded = ReturnType<typeof periodOfDay>

/** Days whose sales say what may sell on another one. */
export type Sample = readonly Bounded[]

/**
 * Lists what falls short of what may sell: of each sample the mean of a day, the largest of them counts. Products that are no longer
 * sold are left out.
 */
export function listShort(db: Db, samples: readonly Sample[], max: number) {
  const asked = samples.flatMap((periods, sample) =>
    periods.map((period) => ({ ...period, sample, days: periods.length })),
  )
  return rowsOf<Goods & { onHand: number; expected: number }>(db)`
    select ${goods}, s.on_hand as "onHand", wanted.expected
    from (
      select product_id, ceil(max(mean))::integer as expected from (
        select line.product_id, -sum(line.change)::float8 / asked.days as mean
        from unnest(${asked.map(({ sample }) => sample)}::int[], ${asked.map(({ days }) => days)}::int[],
            ${momentsOf(asked, 'from')}, ${momentsOf(asked, 'to')}) as asked(sample, days, since, until)
          cross join lateral (
            select product_id, change from stock_ledger
            where reason in ('ordered', 'put back') and changed_at >= asked.since and changed_at < asked.until) line
        group by line.product_id, asked.sample, asked.days
      ) sold group by product_id
    ) wanted join stock s on s.product_id = wanted.product_id join products p on p.id = s.product_id
    where wanted.expected > s.on_hand and p.withdrawn_at is null
    order by wanted.expected - s.on_hand desc, p.slug limit ${max}`
}

/** The moment of the first line of the ledger: the shop is as old. */
export function findBeginning(db: Db) {
  return maybeValue<Date>(db)`select changed_at from stock_ledger order by id limit 1`
}

/** The beginnings or the ends of periods, as an array of PostgreSQL's. */
function momentsOf(periods: readonly Bounded[], end: 'from' | 'to') {
  return sql`${periods.map((period) => period[end].toISOString())}::timestamptz[]`
}

/** The sums of a day. Piastres. */
export interface DayRow {
  readonly day: string
  /** Orders made on the day that stand. */
  readonly orders: number
  readonly total: number
  /** Handed over, captured and sent back on the day, whenever the orders were made. */
  readonly cash: number
  readonly card: number
  readonly refunded: number
  /** The part of the card money that went back another way. */
  readonly refundedByHand: number
}

export function sumDays(db: Db, days: readonly (Bounded & { readonly day: string })[]): Promise<DayRow[]> {
  const during = (moment: string) => sql`${sql.ref(moment)} >= asked.since and ${sql.ref(moment)} < asked.until`
  return rowsOf<DayRow>(db)`
    select asked.day, made.orders, made.total, handed.cash, arrived.card, back.*
    from unnest(${days.map(({ day }) => day)}::text[], ${momentsOf(days, 'from')}, ${momentsOf(days, 'to')})
        as asked(day, since, until)
      cross join lateral (
        select count(*) as orders, coalesce(sum(o.total), 0) as total from orders o
        where ${stands} and ${during('o.created_at')}) made
      cross join lateral (
        select coalesce(sum(total), 0) as cash from orders where payment_method = 'cash' and ${during('delivered_at')}) handed
      cross join lateral (
        select coalesce(sum(amount), 0) as card from payments where ${during('captured_at')} and ${isInEgp}) arrived
      cross join lateral (
        select coalesce(sum(amount) filter (where not is_by_hand), 0) as refunded,
          coalesce(sum(amount) filter (where is_by_hand), 0) as "refundedByHand" from payments where ${during('refunded_at')} and ${isInEgp}) back
    order by asked.day`
}
