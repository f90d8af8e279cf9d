import type { OrderState } from '@baqala/contract/orders'
import { maybeRow, oneValue, rowsOf, sql, type Db } from '../db/rows.ts'
import type { MoveRow } from './order-moves.queries.ts'
import { isFeeOpen, orderColumns, type OrderRow } from './orders.queries.ts'
import { periodOfDay } from '../egypt/cairo-time.ts'
import { spellingsOf } from '../egypt/spellings.ts'
import type { Sought } from './sought.ts'

/** An order and its shopper. Money is in piastres. */
export interface ShopOrder extends OrderRow {
  readonly name: string
  readonly email: string
  readonly pieces: number
  /** Whether the shop has areas: then an order that named none is one to agree on a time for. */
  readonly hasAreas: boolean
  /** The fee is agreed on by phone, and comes on top of the total. */
  readonly isFeeOpen: boolean
}

/** The columns of a ShopOrder, of orders `o` and shoppers `s`. */
export const shopOrderColumns = sql`
  ${orderColumns}, s.name, s.email, (select sum(count) from order_items i where i.order_id = o.id) as pieces,
  exists (select from delivery_areas) as "hasAreas", ${isFeeOpen} as "isFeeOpen"`

export const shopOrders = sql`select ${shopOrderColumns} from orders o join shoppers s on s.id = o.shopper_id`

/** A half-open period: `from` is in it, `to` is not. */
export interface Period {
  readonly from?: Date | undefined
  readonly to?: Date | undefined
}

/** Whether the moment in a column falls into the period. */
export function within(column: string, { from, to }: Period) {
  const [since, until] = [from?.toISOString() ?? '-infinity', to?.toISOString() ?? 'infinity']
  return sql`${sql.ref(column)} >= ${since}::timestamptz and ${sql.ref(column)} < ${until}::timestamptz`
}

/** Lists the newest first. */
export function listOrders(db: Db, { state, day, max }: { state?: OrderState; day?: string; max: number }) {
  const period = day === undefined ? {} : periodOfDay(day)
  return rowsOf<ShopOrder>(db)`
    ${shopOrders} where ${state === undefined ? sql`true` : isIn(state)} and ${within('o.created_at', period)}
    order by o.number desc limit ${max}`
}

/** Whether order `o` is in the state. A payment that does not count for its order makes a refund due in any state. */
export function isIn(state: OrderState) {
  if (state !== 'refund due') return sql`o.state = ${state}`
  return sql`
    o.id in (select id from orders where state = ${state}
      union all select order_id from payments where is_surplus and refunded_at is null)`
}

/** Lists the orders that wait to be packed, the oldest first. */
export function listWaiting(db: Db): Promise<ShopOrder[]> {
  return rowsOf<ShopOrder>(db)`${shopOrders} where o.state in ('placed', 'paid') order by o.number`
}

/** Lists the orders that fit: that of the whole number, then the newest. Reads every order, but for a whole phone. */
export function findOrders(db: Db, sought: Sought, max: number): Promise<ShopOrder[]> {
  return rowsOf<ShopOrder>(db)`
    ${shopOrders} where ${fits(sought, true)} order by ${newest(sought.number)} limit ${max}`
}

/** Whether order `o` fits; each way by itself, so that a phone finds its index, and a number that was not typed reads nothing. */
export function fits({ words, number, phone }: Sought, byEmail = false) {
  return sql`o.id in (
    select id from orders where position(${number ?? null}::text in number::text) > 0
    union all select id from orders o where ${hasPhone(phone)}
    union all select id from orders where shopper_id = any (array(
      select id from shoppers where name ~* ${spellingsOf(words)}
        or (${byEmail} and position(lower(${words}) in lower(email)) > 0))))`
}

/** The newest first, behind the order whose whole number was typed. */
export function newest(typed: number | undefined) {
  return typed === undefined ? sql`o.number desc` : sql`o.number <> ${typed}::bigint, o.number desc`
}

/** Whether the phone of order `o` ends or begins with these digits, however it was written. */
function hasPhone(digits: string | undefined) {
  if (digits === undefined) return sql`false`
  const western = sql`translate(o.phone, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789')`
  const written = sql`regexp_replace(${western}, '[^0-9]', '', 'g')`
  const ends = sql`reverse(${written}) like ${`${[...digits].reverse().join('')}%`}`
  // A whole phone is found by index (migration 0052). A beginning reads every order, as a part of a number does.
  return digits.length > 9 ? ends : sql`(${ends} or ${written} ~ ${`^(0|(00)?20)?${digits.replace(/^0/, '')}`})`
}

/** The order that people call by this number. */
export function findOrderOfNumber(db: Db, number: number): Promise<OrderRow | undefined> {
  return maybeRow<OrderRow>(db)`select ${orderColumns} from orders o where o.number = ${number}`
}

/** `moneyBack`: the ways by which payments went back. */
export interface ExportedOrder extends ShopOrder {
  readonly cancelling: Pick<MoveRow, 'reason' | 'params' | 'why'> | null
  readonly moneyBack: string | null
}

/** Lists the next orders of a period, the oldest first. */
export function listForExport(db: Db, period: Period, after: number, max: number): Promise<ExportedOrder[]> {
  return rowsOf<ExportedOrder>(db)`
    select ${shopOrderColumns}, (select to_jsonb(m) from order_moves m where m.order_id = o.id
        and m.reason in ('cancelledByShop', 'cancelledByShopper') order by m.moved_at desc limit 1) as cancelling,
      (select string_agg(distinct case when is_by_hand then 'another way' else 'card' end, ', ') from payments
        where order_id = o.id and refunded_at is not null) as "moneyBack"
    from orders o join shoppers s on s.id = o.shopper_id where ${within('o.created_at', period)} and o.number > ${after} order by o.number limit ${max}`
}

export function countForExport(db: Db, period: Period): Promise<number> {
  return oneValue<number>(db)`select count(*) from orders o where ${within('o.created_at', period)}`
}

export function listLedgerOf(db: Db, orderId: string) {
  return rowsOf<{ changedAt: Date; change: number; reason: string; title: string }>(db)`
    select l.changed_at as "changedAt", l.change, l.reason, p.title || ' ' || p.unit as title
    from stock_ledger l join products p on p.id = l.product_id where l.order_id = ${orderId} order by l.id`
}
