/** The areas, slots and rounds that orders may name now. */
import { execute, maybeRow, oneRow, sql, type Db, type RawBuilder } from '../db/rows.ts'
import { type Area, areaColumns } from './areas.queries.ts'
import { placesTaken } from './places.queries.ts'
import type { PlannedSlot, SlotTimes } from './slot-plan.ts'

/** An area that orders may name now. */
export function findArea(db: Db, areaId: string): Promise<Area | undefined> {
  return maybeRow<Area>(db)`${openAreas} and id = ${areaId}`
}

/** The area of a slot's round that asks for the least goods. */
export function findCheapestArea(db: Db, slotId: string): Promise<Area | undefined> {
  return maybeRow<Area>(db)`
    ${openAreas} and round_id = (select round_id from delivery_slots where id = ${slotId})
    order by minimum, id limit 1`
}

const openAreas = sql`select ${areaColumns} from delivery_areas area where closed_at is null`

export interface Slot extends PlannedSlot {
  readonly id: string
}

/** The columns of a Slot, of delivery_slots `slot`. */
export const slotColumns = sql`
  slot.id, slot.round_id as "roundId", slot.day::text as day, slot.from_minute as "fromMinute", slot.until_minute as "untilMinute",
  slot.starts_at as "startsAt", slot.ends_at as "endsAt", slot.cut_off as "cutOff", slot.capacity`

/** A slot, and whether it can still be ordered: not past its cut-off, not closed. */
export interface SlotRow extends Slot {
  readonly isOpen: boolean
  /** Places that other carts neither hold nor have ordered. */
  readonly free: number
}

/** Reads a slot as this cart finds it. */
export function findSlot(db: Db, slotId: string, cartId: string): Promise<SlotRow | undefined> {
  return maybeRow<SlotRow>(db)`
    select ${slotColumns}, ${isSlotOpen(cartId)} as "isOpen", slot.capacity - ${placesTaken(cartId)} as free
    from delivery_slots slot where slot.id = ${slotId}`
}

/**
 * Whether a cart can still order `slot`: it is not past its cut-off, not closed, not on a closed day and not within a pause, and a
 * plan makes it or the cart has a place in it.
 */
export function isSlotOpen(cartId: string) {
  return sql<boolean>`(
    slot.cut_off > now() and slot.closed_at is null and ${isOfferedTo(cartId)}
    and not exists (select from shop_days off where off.day = slot.day and off.kind = 'closed')
    and not exists (
      select from shop_pauses pause
      where pause.from_at <= now() and (pause.until_at is null or pause.until_at > greatest(now(), slot.starts_at))))`
}

/** Whether a plan makes `slot`, or the cart has a place in it. */
export function isOfferedTo(cartId: string) {
  return sql<boolean>`(slot.off_sale_at is null or exists (
    select from slot_places own where own.slot_id = slot.id and own.cart_id = ${cartId}))`
}

/**
 * Whether a round takes express orders now: between the first slot of a day and 45 minutes before the end of its last, outside
 * of pauses and closed days, and as many an hour as it has couriers for, this cart's orders aside. `round`: its row.
 */
export function isExpressOpen(round: RawBuilder<unknown>, cartId = '') {
  return sql<boolean>`(
    exists (
      select from delivery_slots slot
      where slot.round_id = ${round}.id and slot.closed_at is null and slot.off_sale_at is null
        and slot.starts_at > now() - interval '1 day' and slot.starts_at < now() + interval '1 day'
        and not exists (select from shop_days off where off.day = slot.day and off.kind = 'closed')
      group by slot.day having min(slot.starts_at) <= now() and max(slot.ends_at) > now() + interval '45 minutes')
    and not exists (
      select from shop_pauses pause where pause.from_at <= now() and (pause.until_at is null or pause.until_at > now()))
    and ${round}.express_per_hour > (
      select count(*) from orders o join delivery_areas area on area.id = o.area_id
      where o.is_express and o.cart_id <> ${cartId} and o.created_at > now() - interval '1 hour' and area.round_id = ${round}.id
        and o.is_live))`
}

export function findExpress(db: Db, roundId: string, cartId: string) {
  return oneRow<{ isOpen: boolean; now: Date }>(db)`
    select ${isExpressOpen(sql`round`, cartId)} as "isOpen", now() from delivery_rounds round where round.id = ${roundId}`
}

/** Locks a round until the transaction ends, so that nobody else counts or takes its express places. */
export async function lockRoundOf(tx: Db, areaId: string): Promise<void> {
  await execute(tx)`
    select from delivery_rounds where id = (select round_id from delivery_areas where id = ${areaId}) for update`
}

/** Locks a slot until the transaction ends, so that nobody else counts or takes its places. */
export async function lockSlot(tx: Db, slotId: string): Promise<void> {
  await execute(tx)`select from delivery_slots where id = ${slotId} for update`
}

/** The first slot of a round that has a place left and can still be ordered. */
export function findNextSlot(db: Db, roundId: string): Promise<SlotTimes | undefined> {
  return maybeRow<SlotTimes>(db)`
    select slot.day::text as day, slot.from_minute as "fromMinute", slot.until_minute as "untilMinute"
    from delivery_slots slot
    where slot.round_id = ${roundId} and slot.starts_at > now() and ${isSlotOpen('')} and slot.capacity > ${placesTaken('')}
    order by slot.starts_at limit 1`
}
