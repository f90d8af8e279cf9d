/** The areas and slots that orders name, and the places that orders take. */
import { sql } from 'kysely'
import { maybeRow, oneRow, rowsOf, type Db } from '../db/rows.ts'
import { deadStates } from './order-states.ts'

/** Piastres. */
export interface AreaRow {
  readonly id: string
  readonly roundId: string
  readonly name: string
  readonly nameAr: string
  readonly fee: number
  readonly minimum: number
  readonly freeFrom: number | null
  readonly expressFee: number | null
  readonly expressMinutes: number | null
}

/** An area that orders may name now. */
export function findArea(db: Db, areaId: string): Promise<AreaRow | undefined> {
  return maybeRow(
    db,
    sql<AreaRow>`
      select id, round_id as "roundId", name, name_ar as "nameAr", fee, minimum, free_from as "freeFrom",
        express_fee as "expressFee", express_minutes as "expressMinutes"
      from delivery_areas where id = ${areaId} and closed_at is null`,
  )
}

/** The hours that a slot is sold as. */
export interface SlotTimes {
  readonly day: string
  readonly fromMinute: number
  readonly untilMinute: number
}

/** A slot, and whether it can still be ordered: not past its cut-off, not closed. */
export interface SlotRow {
  readonly id: string
  readonly roundId: string
  readonly startsAt: Date
  readonly endsAt: Date
  readonly isOpen: boolean
  /** Places that other carts neither hold nor have ordered. */
  readonly free: number
}

/** Reads a slot as this cart finds it. */
export function findSlot(db: Db, slotId: string, cartId: string): Promise<SlotRow | undefined> {
  return maybeRow(
    db,
    sql<SlotRow>`
      select slot.id, slot.round_id as "roundId", slot.starts_at as "startsAt", slot.ends_at as "endsAt",
        ${isSlotOpen} as "isOpen", slot.capacity - ${countTaken(cartId)} as free
      from delivery_slots slot where slot.id = ${slotId}`,
  )
}

/** Whether slot `slot` can be ordered: not past its cut-off, and not closed by itself, with its day or by a pause. */
const isSlotOpen = sql`(
  slot.cut_off > now() and slot.closed_at is null
  and not exists (select from shop_days day where day.day = slot.day and day.kind = 'closed')
  and not exists (
    select from shop_pauses pause where pause.from_at <= now()
      and (pause.until_at is null or pause.until_at > greatest(slot.starts_at, now()))))`

function countTaken(cartId: string) {
  return sql`(
    select count(*)::integer from slot_places place left join orders o on o.id = place.order_id
    where place.slot_id = slot.id and place.cart_id <> ${cartId}
      and (place.held_until > clock_timestamp() or o.state not in (${deadStates})))`
}

/** Express delivery of a round: whether it can be ordered now, and how many of the hour's places are free. */
export interface ExpressRow {
  readonly isOpen: boolean
  readonly free: number
  /** The database's clock, by which the promise runs. */
  readonly now: Date
}

// Before the end of the day's last slot.
const LAST_EXPRESS_MINUTES = 45

/** Reads a round's express delivery as this cart finds it: open from the day's first slot on, closed days and pauses aside. */
export function findExpress(db: Db, roundId: string, cartId: string): Promise<ExpressRow> {
  return oneRow(
    db,
    sql<ExpressRow>`
      select now() as now,
        exists (
          select from delivery_slots slot
          where slot.round_id = round.id and slot.starts_at between now() - interval '1 day' and now() + interval '1 day'
            and slot.closed_at is null and not exists (select from shop_days day where day.day = slot.day and day.kind = 'closed')
          group by slot.day
          having now() between min(slot.starts_at) and max(slot.ends_at) - make_interval(mins => ${LAST_EXPRESS_MINUTES}))
        and not exists (
          select from shop_pauses where from_at <= now() and (until_at is null or until_at > now())) as "isOpen",
        round.express_per_hour - (
          select count(*)::integer from orders o join delivery_areas area on area.id = o.area_id
          where area.round_id = round.id and o.is_express and o.promised_from > now() - interval '1 hour'
            and o.cart_id <> ${cartId} and o.state not in (${deadStates})) as free
      from delivery_rounds round where round.id = ${roundId}`,
  )
}

/** Locks a round until the transaction ends, so that nobody else counts or takes its express places. */
export async function lockRoundOf(tx: Db, areaId: string): Promise<void> {
  await sql`
    select from delivery_rounds where id = (select round_id from delivery_areas where id = ${areaId}) for update`.execute(
    tx,
  )
}

/** Locks a slot until the transaction ends, so that nobody else counts or takes its places. */
export async function lockSlot(tx: Db, slotId: string): Promise<void> {
  await sql`select from delivery_slots where id = ${slotId} for update`.execute(tx)
}

/** Gives the one place of a cart to its order. */
export async function insertPlace(
  tx: Db,
  order: { id: string; cartId: string; shopperId: string; slotId: string },
): Promise<void> {
  await sql`
    insert into slot_places (cart_id, shopper_id, slot_id, order_id)
    values (${order.cartId}, ${order.shopperId}, ${order.slotId}, ${order.id})
    on conflict (cart_id) do update set slot_id = excluded.slot_id, order_id = excluded.order_id, held_until = null`.execute(
    tx,
  )
}

/** The first slot of a round that has a place left and can still be ordered. */
export function findNextSlot(db: Db, roundId: string): Promise<SlotTimes | undefined> {
  return maybeRow(
    db,
    sql<SlotTimes>`
      select slot.day::text as day, slot.from_minute as "fromMinute", slot.until_minute as "untilMinute"
      from delivery_slots slot
      where slot.round_id = ${roundId} and ${isSlotOpen} and slot.capacity > ${countTaken('')}
      order by slot.starts_at limit 1`,
  )
}

/** Whether the order has the place of its cart, in this slot. */
export async function hasPlace(tx: Db, orderId: string, slotId: string): Promise<boolean> {
  const { has } = await oneRow(
    tx,
    sql<{ has: boolean }>`
      select exists (select from slot_places where order_id = ${orderId} and slot_id = ${slotId}) as has`,
  )
  return has
}

/** The time of an order is to be agreed on. Its place goes: it would count again, as the order lives. */
export async function dropPromise(tx: Db, orderId: string): Promise<void> {
  await sql`
    with gone as (delete from slot_places where order_id = ${orderId})
    update orders set slot_id = null, promised_from = null, promised_until = null where id = ${orderId}`.execute(tx)
}

/** A shopper's place in a slot: held until a moment, or of an order. */
export interface PlaceRow {
  readonly slotId: string
  readonly orderId: string | null
  readonly heldUntil: Date | null
}

export function listPlacesOf(db: Db, shopperId: string): Promise<PlaceRow[]> {
  return rowsOf(
    db,
    sql<PlaceRow>`
      select slot_id as "slotId", order_id as "orderId", held_until as "heldUntil"
      from slot_places where shopper_id = ${shopperId} order by first_held_at`,
  )
}
