import { sql } from 'kysely'
import type { OrderState } from '@baqala/contract/orders'
import { maybeRow, rowsOf, type Db } from '../db/rows.ts'
import { findOrder, type OrderRow } from '../orders/orders.queries.ts'
import { periodOfDay } from './cairo-time.ts'

/** An order on one line. Money is in piastres. */
export interface OrderLine {
  readonly id: string
  readonly number: number
  readonly state: OrderState
  readonly paymentMethod: 'cash' | 'card'
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly city: string
  readonly details: string
  readonly pieces: number
  readonly total: number
  readonly createdAt: Date
  readonly paidAt: Date | null
  readonly deliveredAt: Date | null
}

const orderLines = sql`
  select o.id, o.number, o.state, o.payment_method as "paymentMethod", s.name, s.email, o.phone, o.city, o.details,
    (select sum(count) from order_items i where i.order_id = o.id) as pieces,
    o.total, o.created_at as "createdAt", o.paid_at as "paidAt", o.delivered_at as "deliveredAt"
  from orders o join shoppers s on s.id = o.shopper_id`

/** Lists the newest first. */
export function listOrders(
  db: Db,
  { state, day, max }: { state?: OrderState; day?: string; max: number },
): Promise<OrderLine[]> {
  const period = day === undefined ? undefined : periodOfDay(day)
  return rowsOf(
    db,
    sql<OrderLine>`
      ${orderLines} where ${state === undefined ? sql`true` : sql`o.state = ${state}`} and ${within(period)}
      order by o.number desc limit ${max}`,
  )
}

export async function findByNumber(db: Db, number: number): Promise<OrderRow | undefined> {
  const found = await maybeRow(db, sql<{ id: string }>`select id from orders where number = ${number}`)
  return found === undefined ? undefined : findOrder(db, found.id)
}

export interface Period {
  readonly from?: Date | undefined
  readonly to?: Date | undefined
}

/** Lists the next orders of a period, the oldest first. */
export function listForExport(db: Db, period: Period, after: number, max: number): Promise<OrderLine[]> {
  return rowsOf(
    db,
    sql<OrderLine>`${orderLines} where ${within(period)} and o.number > ${after} order by o.number limit ${max}`,
  )
}

export async function countForExport(db: Db, period: Period): Promise<number> {
  const row = await maybeRow(db, sql<{ count: number }>`select count(*) from orders o where ${within(period)}`)
  return row?.count ?? 0
}

function within({ from, to }: Period = {}) {
  const since = from === undefined ? sql`true` : sql`o.created_at >= ${from.toISOString()}::timestamptz`
  const until = to === undefined ? sql`true` : sql`o.created_at < ${to.toISOString()}::timestamptz`
  return sql`${since} and ${until}`
}

/** The provider's report of an order's money. Piastres. */
export interface PaymentRow {
  readonly amount: number
  readonly currency: string
  readonly capturedAt: Date
  readonly refundedAt: Date | null
}

export function findPayment(db: Db, orderId: string): Promise<PaymentRow | undefined> {
  return maybeRow(
    db,
    sql<PaymentRow>`
      select amount, currency, captured_at as "capturedAt", refunded_at as "refundedAt"
      from payments where order_id = ${orderId}`,
  )
}

export interface LedgerRow {
  readonly changedAt: Date
  readonly change: number
  readonly reason: string
  readonly title: string
}

export function listLedgerOf(db: Db, orderId: string): Promise<LedgerRow[]> {
  return rowsOf(
    db,
    sql<LedgerRow>`
      select l.changed_at as "changedAt", l.change, l.reason, p.title || ' ' || p.unit as title
      from stock_ledger l join products p on p.id = l.product_id where l.order_id = ${orderId} order by l.id`,
  )
}
