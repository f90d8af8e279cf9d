/** The slots that have not begun, for the shopkeeper. */
import { execute, rowsOf, type Db } from '../db/rows.ts'
import { placesTaken } from './places.queries.ts'
import type { PlannedSlot } from './slot-plan.ts'

export interface FutureSlot extends PlannedSlot {
  readonly id: string
  /** The name of its round. */
  readonly round: string
  /** Who set its places by hand. Null: they are those of its plan. */
  readonly capacityBy: string | null
  /** Places that carts hold and live orders have. */
  readonly places: number
  /** Whether no plan made it when the slots were last brought in line. */
  readonly isOffSale: boolean
  /** True if an order, also an ended one, or a change by hand refers to it; then it is not deleted. */
  readonly isNeeded: boolean
}

/** Locks them, so that nobody takes a place in one that is about to change, and drops the holds that have run out. */
export async function lockFutureSlots(tx: Db): Promise<void> {
  await execute(tx)`
    select from delivery_slots slot where slot.starts_at > now() order by slot.starts_at, slot.id for update`
  await execute(tx)`
    delete from slot_places place using delivery_slots slot
    where slot.id = place.slot_id and slot.starts_at > now() and place.held_until <= clock_timestamp()`
}

/** Lock them first: in one statement the places would be those of before the wait for the lock. */
export function listFutureSlots(tx: Db): Promise<FutureSlot[]> {
  return rowsOf<FutureSlot>(tx)`
    select slot.id, slot.round_id as "roundId", round.name as round, slot.day::text as day, slot.from_minute as "fromMinute",
      slot.until_minute as "untilMinute", slot.starts_at as "startsAt", slot.ends_at as "endsAt", slot.cut_off as "cutOff",
      slot.capacity, slot.capacity_by as "capacityBy", ${placesTaken('')} as places,
      slot.off_sale_at is not null as "isOffSale",
      slot.capacity_by is not null or slot.closed_at is not null or exists (select from orders o where o.slot_id = slot.id)
        or exists (select from slot_places place where place.slot_id = slot.id) as "isNeeded"
    from delivery_slots slot join delivery_rounds round on round.id = slot.round_id
    where slot.starts_at > now() order by slot.starts_at, slot.id`
}

export async function deleteSlots(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await execute(tx)`delete from delivery_slots where id = any(${ids})`
}

/** Brings a slot in line with its plan. Places that somebody set by hand stay. */
export async function updateSlot(tx: Db, id: string, slot: PlannedSlot): Promise<void> {
  await execute(tx)`
    update delivery_slots set until_minute = ${slot.untilMinute}, starts_at = ${slot.startsAt}, ends_at = ${slot.endsAt},
      cut_off = ${slot.cutOff}, off_sale_at = null,
      capacity = case when capacity_by is null then ${slot.capacity}::integer else capacity end
    where id = ${id}`
}

/** The same without the hours, which are promised. */
export async function updatePlaces(tx: Db, id: string, capacity: number): Promise<void> {
  await execute(tx)`
    update delivery_slots set off_sale_at = null,
      capacity = case when capacity_by is null then ${capacity}::integer else capacity end
    where id = ${id}`
}

/** From now on only carts that have a place in it can order it. */
export async function takeOffSale(tx: Db, ids: readonly string[]): Promise<void> {
  await execute(tx)`update delivery_slots set off_sale_at = now() where id = any(${ids}) and off_sale_at is null`
}
