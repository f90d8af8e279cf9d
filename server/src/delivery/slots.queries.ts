/** Areas and slots as shoppers see them, and the slots that plans make. Piastres; minutes after midnight in Cairo. */
import { newId } from '../db/ids.ts'
import { execute, oneValue, rowsOf, sql, type Db } from '../db/rows.ts'
import { type Area, areaColumns } from './areas.queries.ts'
import { isExpressOpen, isOfferedTo, isSlotOpen, slotColumns, type SlotRow } from './open-slots.queries.ts'
import { placesTaken, placesTakenIn } from './places.queries.ts'
import type { PlannedSlot, PlanRow, ShopDay, SlotTimes } from './slot-plan.ts'

export interface ListedArea extends Area {
  readonly isExpressOpen: boolean
  /** The first slot with a free place, or one that the cart holds. */
  readonly next: (SlotTimes & { readonly startsAt: string; readonly endsAt: string }) | null
}

/** The areas that are not closed, in the shopkeeper's order, for the cart of a shopper or for nobody's. */
export function listAreas(db: Db, cartId: string): Promise<ListedArea[]> {
  return rowsOf<ListedArea>(db)`
    with rounds as materialized (
      select round.id, ${isExpressOpen(sql`round`, cartId)} as "isExpressOpen", (
        select jsonb_build_object('day', slot.day, 'fromMinute', slot.from_minute, 'untilMinute', slot.until_minute,
          'startsAt', slot.starts_at, 'endsAt', slot.ends_at)
        from delivery_slots slot
        where slot.round_id = round.id and slot.starts_at > now() and ${isSlotOpen(cartId)}
          and slot.capacity > ${placesTaken(cartId)}
        order by slot.starts_at limit 1
      ) as next
      from delivery_rounds round
    )
    select ${areaColumns}, rounds."isExpressOpen", rounds.next
    from delivery_areas area join rounds on rounds.id = area.round_id
    where area.closed_at is null order by area.position, area.name`
}

export interface ListedSlot extends SlotRow {
  /** Whether this cart, or its order, has a place. */
  readonly isMine: boolean
  /** The end of the hold of this cart; null without one. */
  readonly heldUntil: Date | null
}

/** The slots of a round that have not begun, for the cart of a shopper or for nobody's. */
export function listSlots(db: Db, roundId: string, cartId: string): Promise<ListedSlot[]> {
  return rowsOf<ListedSlot>(db)`
    with taken as materialized (${placesTakenIn(roundId, cartId)})
    select ${slotColumns}, ${isSlotOpen(cartId)} as "isOpen", slot.capacity - coalesce(taken.places, 0) as free,
      own.slot_id is not null as "isMine", own.held_until as "heldUntil"
    from delivery_slots slot left join taken on taken.slot_id = slot.id
    left join slot_places own on own.cart_id = ${cartId} and own.slot_id = slot.id and (own.held_until > clock_timestamp()
      or exists (select from orders o where o.id = own.order_id and o.is_live))
    where slot.round_id = ${roundId} and slot.starts_at > now() and ${isOfferedTo(cartId)}
    order by slot.starts_at`
}

export interface Closure {
  readonly until: Date | null
  readonly why: string
  readonly whyAr: string
  readonly clerk: string
}

/** The pauses that hold now, the longest first. */
export function listClosures(db: Db): Promise<Closure[]> {
  return rowsOf<Closure>(db)`
    select until_at as until, why, why_ar as "whyAr", clerk from shop_pauses
    where from_at <= now() and (until_at is null or until_at > now())
    order by until_at desc nulls first`
}

export function listPlan(db: Db): Promise<PlanRow[]> {
  return rowsOf<PlanRow>(db)`
    select round_id as "roundId", season, weekday, from_minute as "fromMinute", until_minute as "untilMinute", capacity,
      cut_off_minutes as "cutOffMinutes"
    from slot_plans order by round_id, season, weekday, from_minute`
}

/** The days from `day` on that are not as usual. */
export function listShopDays(db: Db, day: string): Promise<ShopDay[]> {
  return rowsOf<ShopDay>(db)`
    select day::text as day, kind, note, note_ar as "noteAr" from shop_days where day >= ${day}::date order by day`
}

/** Adds the slots that are not there yet. */
export async function insertSlots(db: Db, slots: readonly PlannedSlot[]): Promise<void> {
  const rows = slots.map((slot) => ({ ...slot, id: newId() }))
  await execute(db)`
    insert into delivery_slots (id, round_id, day, from_minute, until_minute, starts_at, ends_at, cut_off, capacity)
    select id, "roundId", day, "fromMinute", "untilMinute", "startsAt", "endsAt", "cutOff", capacity
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as slot (
      id text, "roundId" text, day date, "fromMinute" integer, "untilMinute" integer,
      "startsAt" timestamptz, "endsAt" timestamptz, "cutOff" timestamptz, capacity integer)
    on conflict (round_id, day, from_minute) do nothing`
}

/** The database's clock. That of one process among several may be a year ahead, and would sell times of another year. */
export function readClock(db: Db): Promise<Date> {
  return oneValue<Date>(db)`select now()`
}
