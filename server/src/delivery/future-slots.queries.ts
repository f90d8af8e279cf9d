/** The slots that have not begun, for the shopkeeper. */
import { sql } from 'kysely'
import { rowsOf, type Db } from '../db/rows.ts'
import type { PlannedSlot } from './slot-plan.ts'

export interface FutureSlot extends PlannedSlot {
  readonly id: string
  /** The name of its round. */
  readonly round: string
  /** Who set its places by hand. Null: they are those of its plan. */
  readonly capacityBy: string | null
  /** Whether a cart or an order names it, also an order that has ended. */
  readonly isTaken: boolean
}

/** Locks them, so that nobody takes a place in one that is about to change. */
export function listFutureSlots(tx: Db): Promise<FutureSlot[]> {
  return rowsOf(
    tx,
    sql<FutureSlot>`
      select slot.id, slot.round_id as "roundId", round.name as round, slot.day::text as day, slot.from_minute as "fromMinute",
        slot.until_minute as "untilMinute", slot.starts_at as "startsAt", slot.ends_at as "endsAt", slot.cut_off as "cutOff",
        slot.capacity, slot.capacity_by as "capacityBy", exists (select from slot_places place where place.slot_id = slot.id)
          or exists (select from orders o where o.slot_id = slot.id) as "isTaken"
      from delivery_slots slot join delivery_rounds round on round.id = slot.round_id
      where slot.starts_at > now() order by slot.starts_at, slot.id for update of slot`,
  )
}

export async function deleteSlots(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await sql`delete from delivery_slots where id = any(${ids})`.execute(tx)
}

/** Places that somebody set by hand stay. */
export async function updateSlot(tx: Db, id: string, slot: PlannedSlot): Promise<void> {
  await sql`
    update delivery_slots set until_minute = ${slot.untilMinute}, starts_at = ${slot.startsAt}, ends_at = ${slot.endsAt},
      cut_off = ${slot.cutOff}, capacity = case when capacity_by is null then ${slot.capacity}::integer else capacity end
    where id = ${id}`.execute(tx)
}
