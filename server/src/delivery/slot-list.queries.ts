/** Slots with who is in them, and those ahead, as the shopkeeper sees and changes them. */
import type { Clerk } from '../staff/log.queries.ts'
import { execute, maybeRow, rowsOf, sql, valuesOf, type Db, type RawBuilder } from '../db/rows.ts'
import type { TouchedOrder } from '@baqala/contract/admin/delivery'
import { type Slot, slotColumns } from './open-slots.queries.ts'
import { placesTaken } from './places.queries.ts'
import type { PlannedSlot } from './slot-plan.ts'

export interface SlotOnList extends Slot {
  readonly round: string
  readonly roundAr: string
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
    select ${slotColumns}, round.name as round, round.name_ar as "roundAr", slot.capacity_by as "capacityBy",
      slot.closed_at is not null as "isClosed", slot.off_sale_at is not null as "isOffSale", slot.cut_off <= now() as "isOver",
      (select count(*) from slot_places where slot_id = slot.id and held_until > clock_timestamp()) as held,
      coalesce((
        select jsonb_agg(${liveOrder} order by o.number)
        from orders o left join shoppers shopper on shopper.id = o.shopper_id left join delivery_areas area on area.id = o.area_id
        where o.slot_id = slot.id and o.is_live), '[]'::jsonb) as orders
    from delivery_slots slot join delivery_rounds round on round.id = slot.round_id
    where ${condition} order by slot.starts_at, round.name`
}

export async function setClosed(db: Db, id: string, isClosed: boolean): Promise<void> {
  await execute(db)`
    update delivery_slots set closed_at = case when ${isClosed}::boolean then coalesce(closed_at, now()) end
    where id = ${id}`
}

/** Gives one slot other places than its plan says. They stay when the slots are made anew. */
export async function setPlaces(db: Db, id: string, capacity: number, clerk: Clerk): Promise<void> {
  await execute(db)`update delivery_slots set capacity = ${capacity}, capacity_by = ${clerk.name} where id = ${id}`
}

export interface LiveOrder extends Omit<TouchedOrder, 'from' | 'until'> {
  readonly fromMinute: number | null
  readonly untilMinute: number | null
}

/** A LiveOrder from order `o`, its `shopper`, its `area` and its `slot`. */
const liveOrder = sql<LiveOrder>`
  jsonb_build_object('number', o.number, 'name', shopper.name, 'phone', o.phone, 'state', o.state, 'area', area.name,
    'areaAr', area.name_ar, 'isExpress', o.is_express, 'day', slot.day, 'fromMinute', slot.from_minute,
    'untilMinute', slot.until_minute)`

interface Touched {
  readonly slotIds?: readonly string[]
  readonly areaId?: string
  readonly isExpress?: boolean
}

/** The orders on their way to the door in any of these slots, to this area or by express, in the order of their numbers. */
export function listOrdersUnderWay(db: Db, { slotIds = [], areaId, isExpress = false }: Touched) {
  return valuesOf<LiveOrder>(db)`
    select ${liveOrder}
    from orders o left join shoppers shopper on shopper.id = o.shopper_id
      left join delivery_areas area on area.id = o.area_id left join delivery_slots slot on slot.id = o.slot_id
    where o.is_live and o.state <> 'delivered'
      and (o.slot_id = any(${[...slotIds]}) or o.area_id = ${areaId ?? null} or (${isExpress}::boolean and o.is_express))
    order by o.number`
}

/** A slot ahead. `isOffSale`: no plan made it when the slots were last brought in line. */
export interface FutureSlot extends Slot, Pick<SlotOnList, 'round' | 'capacityBy' | 'isOffSale'> {
  /** Places that carts hold and live orders have. */
  readonly places: number
  /** True if an order, also an ended one, or a change by hand refers to it; then it is not deleted. */
  readonly isNeeded: boolean
}

/** Locks and lists them, so that nobody takes a place in one that is about to change. Drops the holds that have run out. */
export async function lockFutureSlots(tx: Db): Promise<FutureSlot[]> {
  await execute(tx)`
    select from delivery_slots slot where slot.starts_at > now() order by slot.starts_at, slot.id for update`
  await execute(tx)`
    delete from slot_places place using delivery_slots slot
    where slot.id = place.slot_id and slot.starts_at > now() and place.held_until <= clock_timestamp()`
  // In one statement with the lock the places would be those of before the wait for it.
  return rowsOf<FutureSlot>(tx)`
    select ${slotColumns}, round.name as round, slot.capacity_by as "capacityBy", ${placesTaken('')} as places,
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

/** From now on only carts that have a place in it can order it. */
export async function takeOffSale(tx: Db, ids: readonly string[]): Promise<void> {
  await execute(tx)`update delivery_slots set off_sale_at = now() where id = any(${ids}) and off_sale_at is null`
}
