/** Slots with who is in them, as the shopkeeper sees and changes them. */
import type { Clerk } from '../staff/clerk.ts'
import { sql, type RawBuilder } from 'kysely'
import { maybeRow, rowsOf, type Db } from '../db/rows.ts'

export interface SlotOnList {
  readonly id: string
  readonly round: string
  readonly day: string
  readonly fromMinute: number
  readonly untilMinute: number
  readonly capacity: number
  /** Who set its places by hand. Null: they are those of its plan. */
  readonly capacityBy: string | null
  readonly isClosed: boolean
  /** Whether no plan makes it any more. */
  readonly isOffSale: boolean
  readonly isOver: boolean
  readonly held: number
  readonly orders: readonly { number: number; name: string; phone: string; area: string | null; state: string }[]
}

/** The slots of a day, each with its live orders. */
export function listSlotsOn(db: Db, day: string): Promise<SlotOnList[]> {
  return rowsOf(db, slotsWhere(sql`slot.day = ${day}::date`))
}

export function findSlotOnList(db: Db, id: string): Promise<SlotOnList | undefined> {
  return maybeRow(db, slotsWhere(sql`slot.id = ${id}`))
}

function slotsWhere(condition: RawBuilder<unknown>): RawBuilder<SlotOnList> {
  return sql<SlotOnList>`
    select slot.id, round.name as round, slot.day::text as day, slot.from_minute as "fromMinute",
      slot.until_minute as "untilMinute", slot.capacity, slot.capacity_by as "capacityBy",
      slot.closed_at is not null as "isClosed", slot.off_sale_at is not null as "isOffSale", slot.cut_off <= now() as "isOver",
      (select count(*) from slot_places where slot_id = slot.id and held_until > clock_timestamp()) as held,
      coalesce((
        select jsonb_agg(jsonb_build_object('number', o.number, 'name', shopper.name, 'phone', o.phone, 'area', area.name,
          'state', o.state) order by o.number)
        from orders o left join shoppers shopper on shopper.id = o.shopper_id left join delivery_areas area on area.id = o.area_id
        where o.slot_id = slot.id and o.is_live), '[]'::jsonb) as orders
    from delivery_slots slot join delivery_rounds round on round.id = slot.round_id
    where ${condition} order by slot.starts_at, round.name`
}

export async function closeSlot(db: Db, id: string, isClosed: boolean): Promise<void> {
  await sql`
    update delivery_slots set closed_at = case when ${isClosed}::boolean then coalesce(closed_at, now()) end
    where id = ${id}`.execute(db)
}

/** Gives one slot other places than its plan says. They stay when the slots are made anew. */
export async function setPlaces(db: Db, id: string, capacity: number, clerk: Clerk): Promise<void> {
  await sql`update delivery_slots set capacity = ${capacity}, capacity_by = ${clerk.name} where id = ${id}`.execute(db)
}
