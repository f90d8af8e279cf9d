/** Slots with who is in them, as the shopkeeper sees and changes them. */
import type { Clerk } from '../staff/clerk.ts'
import { sql, type RawBuilder } from 'kysely'
import { execute, maybeRow, rowsOf, type Db } from '../db/rows.ts'
import { liveOrder, type LiveOrder } from './live-orders.queries.ts'

export interface SlotOnList {
  readonly id: string
  readonly roundId: string
  readonly round: string
  readonly roundAr: string
  readonly day: string
  readonly fromMinute: number
  readonly untilMinute: number
  readonly startsAt: Date
  readonly cutOff: Date
  readonly capacity: number
  /** Who set its places by hand. Null: they are those of its plan. */
  readonly capacityBy: string | null
  readonly isClosed: boolean
  /** Whether no plan makes it any more. */
  readonly isOffSale: boolean
  readonly isOver: boolean
  readonly held: number
  readonly orders: readonly LiveOrder[]
}

/** The slots of a day, or of the days until another, each with its live orders. */
export function listSlotsOn(db: Db, day: string, until = day): Promise<SlotOnList[]> {
  return rowsOf<SlotOnList>(db)`${slotsWhere(sql`slot.day between ${day}::date and ${until}::date`)}`
}

export function findSlotOnList(db: Db, id: string): Promise<SlotOnList | undefined> {
  return maybeRow<SlotOnList>(db)`${slotsWhere(sql`slot.id = ${id}`)}`
}

function slotsWhere(condition: RawBuilder<unknown>) {
  return sql`
    select slot.id, round.id as "roundId", round.name as round, round.name_ar as "roundAr", slot.day::text as day, 
      slot.from_minute as "fromMinute", slot.until_minute as "untilMinute", slot.starts_at as "startsAt",
      slot.cut_off as "cutOff", slot.capacity, slot.capacity_by as "capacityBy",
      slot.closed_at is not null as "isClosed", slot.off_sale_at is not null as "isOffSale", slot.cut_off <= now() as "isOver",
      (select count(*) from slot_places where slot_id = slot.id and held_until > clock_timestamp()) as held,
      coalesce((
        select jsonb_agg(${liveOrder} order by o.number)
        from orders o left join shoppers shopper on shopper.id = o.shopper_id left join delivery_areas area on area.id = o.area_id
        where o.slot_id = slot.id and o.is_live), '[]'::jsonb) as orders
    from delivery_slots slot join delivery_rounds round on round.id = slot.round_id
    where ${condition} order by slot.starts_at, round.name`
}

export async function closeSlot(db: Db, id: string, isClosed: boolean): Promise<void> {
  await execute(db)`
    update delivery_slots set closed_at = case when ${isClosed}::boolean then coalesce(closed_at, now()) end
    where id = ${id}`
}

/** Gives one slot other places than its plan says. They stay when the slots are made anew. */
export async function setPlaces(db: Db, id: string, capacity: number, clerk: Clerk): Promise<void> {
  await execute(db)`update delivery_slots set capacity = ${capacity}, capacity_by = ${clerk.name} where id = ${id}`
}
