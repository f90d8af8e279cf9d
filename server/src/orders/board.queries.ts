/** The lists of the board, and one order as the staff see it. */
import { sql, type RawBuilder } from 'kysely'
import type { BOARD_LISTS } from '@baqala/contract/admin/orders'
import type { OrderState } from '@baqala/contract/orders'
import { maybeRow, oneRow, rowsOf, type Db } from '../db/rows.ts'
import { cairoDay } from '../egypt/cairo-time.ts'
import { periodOfDay } from '../egypt/cairo-days.ts'
import type { Clerk } from '../staff/clerk.ts'
import { UNFINISHED } from './order-states.ts'
import { orderColumns, type ItemRow, type OrderRow } from './orders.queries.ts'
import { isIn, isSought } from './shop-orders.queries.ts'
import type { Sought } from './sought.ts'

/** An order for the staff. Money is in piastres. */
export interface StaffOrderRow extends OrderRow {
  readonly name: string
  readonly email: string
  readonly pieces: number
  /** Whether the asking clerk took it on its way. */
  readonly isOwnRun: boolean
}

export type BoardState = OrderState | (typeof BOARD_LISTS)[number]

export interface BoardFilter {
  readonly state?: BoardState | undefined
  readonly sought?: Sought | undefined
  readonly limit: number
  readonly offset: number
}

const isOwnRun = ({ staffId }: Clerk) => sql`
  exists (select from order_moves m
    where m.order_id = o.id and m.state = 'on its way' and m.staff_id = ${staffId ?? null})`

const columns = (clerk: Clerk) => sql`
  ${orderColumns}, s.name, s.email, (select sum(count) from order_items i where i.order_id = o.id) as pieces,
  ${isOwnRun(clerk)} as "isOwnRun"`

/**
 * Lists a page of the orders that fit, and counts all: open ones by the end of their promise, lists with ended ones the newest
 * first. A courier has orders to take and own runs alone.
 */
export async function listBoardOrders(
  db: Db,
  { state, sought, limit, offset }: BoardFilter,
  clerk: Clerk,
): Promise<{ total: number; orders: StaffOrderRow[] }> {
  const found = sql`
    from orders o join shoppers s on s.id = o.shopper_id
    where ${isOn(state)} and ${sought === undefined ? sql`true` : isSought(sought)}
      and ${clerk.role === 'courier' ? sql`(o.state = 'being packed' or ${isOwnRun(clerk)})` : sql`true`}`
  const order = isOpen(state) ? sql`o.promised_until nulls last, o.number` : sql`o.number desc`
  const { total } = await oneRow(db, sql<{ total: number }>`select count(*) as total ${found}`)
  const orders = await rowsOf(
    db,
    // The page is found first, so that goods are counted for its orders alone.
    sql<StaffOrderRow>`
      select ${columns(clerk)} from (select o.id ${found} order by ${order} limit ${limit} offset ${offset}) page
        join orders o on o.id = page.id join shoppers s on s.id = o.shopper_id
      order by ${order}`,
  )
  return { total, orders }
}

function isOn(state: BoardState | undefined): RawBuilder<unknown> {
  if (state === undefined) return sql`true`
  if (state === 'new') return sql`o.state in ('placed', 'paid')`
  if (state === 'packing') return isIn('being packed')
  return state === 'done' ? endedToday() : isIn(state)
}

function endedToday() {
  const ended = sql`('delivered', 'cancelled', 'refund due', 'refunded')`
  const { from } = periodOfDay(cairoDay(new Date()))
  return sql`
    o.state in ${ended} and o.id in (
      select order_id from order_moves where moved_at >= ${from.toISOString()}::timestamptz and state in ${ended})`
}

function isOpen(state: BoardState | undefined): boolean {
  return state === 'new' || state === 'packing' || UNFINISHED.some((each) => each === state)
}

/** The order of this number, as a clerk sees it; undefined if there is none. */
export function findStaffOrder(db: Db, number: number, clerk: Clerk): Promise<StaffOrderRow | undefined> {
  return maybeRow(
    db,
    sql<StaffOrderRow>`
      select ${columns(clerk)} from orders o join shoppers s on s.id = o.shopper_id where o.number = ${number}`,
  )
}

/** A line of an order, with the number on its pack. */
export type PackedLine = ItemRow & { readonly barcode: string | null }

/** The lines of an order in the order of the shop's shelves: by category, then by name. */
export function listPackedLines(db: Db, orderId: string): Promise<PackedLine[]> {
  return rowsOf(
    db,
    sql<PackedLine>`
      select i.order_id as "orderId", i.id, i.product_id as "productId", i.title, i.unit, i.title_ar as "titleAr",
        i.unit_ar as "unitAr", i.image_cover as image, i.price, i.count, p.barcode
      from order_items i join products p on p.id = i.product_id join categories c on c.id = p.category_id
      where i.order_id = ${orderId} order by c.position, c.name, i.title, i.unit, i.id`,
  )
}

/** When each open order that was not moved yet was last changed, the newest 500: new ones are told of by nobody (migration 0006). */
export function listNewest(db: Db): Promise<{ number: number; updatedAt: Date }[]> {
  return rowsOf(
    db,
    sql<{ number: number; updatedAt: Date }>`
      select number, updated_at as "updatedAt" from orders where state = 'placed' order by number desc limit 500`,
  )
}
