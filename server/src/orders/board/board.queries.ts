/** The lists of the board, one order as the staff see it, and the sheet of what to pick and bring. */
import type { BOARD_LISTS } from '@baqala/contract/admin/staff-order'
import type { OrderState } from '@baqala/contract/orders'
import { maybeRow, rowsForTheseValues, rowsOf, sql, type Db, type RawBuilder } from '../../db/rows.ts'
import { cairoDay, periodOfDay } from '../../egypt/cairo-time.ts'
import type { Clerk } from '../../staff/log.queries.ts'
import { UNFINISHED } from '../order-states.ts'
import { itemColumns, type ItemRow } from '../orders.queries.ts'
import { fits, isIn, newest, shopOrderColumns, shopOrders, type ShopOrder } from '../shop-orders.queries.ts'
import type { Sought } from '../sought.ts'
import { type MovedByStaff, seesEmail } from './staff-moves.ts'

/** An order for the staff. Money is in piastres. */
export type StaffOrderRow = ShopOrder & MovedByStaff & { readonly courier: string | null }

type BoardState = OrderState | (typeof BOARD_LISTS)[number]

export interface BoardFilter {
  readonly state?: BoardState | undefined
  readonly sought?: Sought | undefined
  readonly limit: number
  readonly offset: number
}

/** Days for which a courier may look up whom a run was for. */
const RUN_DAYS = 7

const isOwnRun = ({ staffId }: Clerk) => sql`
  exists (select from order_moves m
    where m.order_id = o.id and m.state = 'on its way' and coalesce(m.params ->> 'courierId', m.staff_id) = ${staffId ?? null}
      and (o.state = 'on its way' or m.moved_at > now() - make_interval(days => ${sql.lit(RUN_DAYS)}))
      and not exists (
        select from order_moves back where back.order_id = o.id and back.reason = 'notSent' and back.moved_at > m.moved_at))`

const courier = sql`(
  select coalesce(m.params ->> 'courier', s.name) from order_moves m left join staff s on s.id = m.staff_id and s.role = 'courier'
  where m.order_id = o.id and o.state = 'on its way' and m.reason in ('onItsWay', 'handedTo') order by m.moved_at desc limit 1)`

const columns = (clerk: Clerk) => sql`${shopOrderColumns}, ${isOwnRun(clerk)} as "isOwnRun", ${courier} as courier,
  exists (select from order_moves m where m.order_id = o.id and m.reason = 'packed') as "isPacked"`

/** More orders than this are not counted. */
const MOST_COUNTED = 10_000

/**
 * Lists a page of the orders that fit, open ones by the end of their promise, others the newest first (today's behind what owes
 * money), and counts them up to 10,000 (0 on a page beyond them). A courier has the orders to take, and own runs of today.
 */
export async function listBoardOrders(
  db: Db,
  { state, sought, limit, offset }: BoardFilter,
  clerk: Clerk,
): Promise<{ total: number; orders: StaffOrderRow[] }> {
  const isMine = clerk.role === 'courier' ? isForCourier(clerk) : sql`true`
  // Few orders fit a search or were moved today: they are looked up once. Elsewhere the page comes by index, and counting ends early.
  const areFew = sought !== undefined || state === 'done' || clerk.role === 'courier'
  const isOpen = state === 'new' || state === 'packing' || UNFINISHED.some((each) => each === state)
  const byWork = state === 'done' ? sql`o.state <> 'refund due', ` : sql``
  const order = isOpen ? sql`o.promised_until nulls last, o.number` : sql`${byWork}${newest(sought?.number)}`
  const rows = await rowsForTheseValues<StaffOrderRow & { counted: number }>(db)`
    with found as ${areFew ? sql`materialized` : sql`not materialized`} (
      select o.id, o.number, o.state, o.promised_until from orders o
      where ${isOn(state)} and ${sought === undefined ? sql`true` : fits(sought, seesEmail(clerk))} and ${isMine}
    ),
    page as (select id from found o order by ${order} limit ${limit} offset ${offset})
    select ${columns(clerk)}, (select count(*) from (select from found limit ${MOST_COUNTED}) seen) as counted
    from page join orders o on o.id = page.id join shoppers s on s.id = o.shopper_id
    order by ${order}`
  return { total: rows[0]?.counted ?? 0, orders: rows }
}

function isForCourier(clerk: Clerk) {
  return sql`
    o.id in (select id from orders where state in ('being packed', 'on its way') union all ${movedToday()})
    and (o.state = 'being packed' or ${isOwnRun(clerk)})`
}

function isOn(state: BoardState | undefined): RawBuilder<unknown> {
  if (state === undefined) return sql`true`
  if (state === 'new') return sql`o.state in ('placed', 'paid')`
  if (state === 'packing') return sql`o.state = 'being packed'`
  // As an array, whose ids the plan looks up; joined, all orders that ended would be read beside them.
  if (state === 'done')
    return sql`o.state in (${ENDED}) and o.id = any (array(${movedToday()} and state in (${ENDED})))`
  return isIn(state)
}

const ENDED = sql`'delivered', 'cancelled', 'refund due', 'refunded'`

/** The orders that were moved today, by Cairo's clock. */
function movedToday() {
  const { from } = periodOfDay(cairoDay(new Date()))
  return sql`select order_id from order_moves where moved_at >= ${from.toISOString()}::timestamptz`
}

/** The order of this number, as a clerk sees it; undefined if there is none. */
export function findStaffOrder(db: Db, number: number, clerk: Clerk): Promise<StaffOrderRow | undefined> {
  return maybeRow<StaffOrderRow>(db)`
    select ${columns(clerk)} from orders o join shoppers s on s.id = o.shopper_id where o.number = ${number}`
}

/** A line of an order, with the shelf of its product and the number on its pack. */
export type PackedLine = ItemRow & { readonly category: string; readonly barcode: string | null }

/** The lines of orders in the order of the shop's shelves: by category, then by name. */
export function listPackedLines(db: Db, orderIds: readonly string[]): Promise<PackedLine[]> {
  return rowsOf<PackedLine>(db)`
    select ${itemColumns}, c.name as category, p.barcode
    from order_items i join products p on p.id = i.product_id join categories c on c.id = p.category_id
    where i.order_id = any(${orderIds}) order by c.position, c.name, i.title, i.unit, i.product_id, i.id`
}

/**
 * Lists orders with one of these numbers, or without numbers those in one of these states: by the promised time and the round,
 * then by area. Orders whose time is still to be agreed on come last.
 */
export function listForSheet(
  db: Db,
  { numbers, states, max }: { numbers: readonly number[]; states: readonly OrderState[]; max: number },
): Promise<ShopOrder[]> {
  const wanted = numbers.length > 0 ? sql`o.number = any(${numbers}::bigint[])` : sql`o.state = any(${states})`
  return rowsForTheseValues<ShopOrder>(db)`
    select * from (${shopOrders} where ${wanted}) wanted
    order by "promisedFrom" nulls last, delivery ->> 'round', lower(city), number limit ${max}`
}
