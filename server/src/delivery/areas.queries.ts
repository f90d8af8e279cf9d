/** Areas and the rounds that serve them, as the shopkeeper sets them and doctor checks them. Amounts in piastres. */
import { execute, maybeRow, oneRow, rowsOf, sql, type Db } from '../db/rows.ts'

export interface Round {
  readonly id: string
  readonly name: string
  readonly nameAr: string
  readonly expressPerHour: number
}

export interface Area {
  readonly id: string
  readonly roundId: string
  readonly governorate: string
  readonly name: string
  readonly nameAr: string
  readonly aliases: readonly string[]
  readonly fee: number
  readonly minimum: number
  /** Null: delivery is never free. */
  readonly freeFrom: number | null
  /** Null, as the minutes: no express. */
  readonly expressFee: number | null
  readonly expressMinutes: number | null
  readonly isClosed: boolean
}

export interface RoundOnList extends Round {
  /** How many areas it serves, without closed ones. */
  readonly areas: number
  readonly hasPlan: boolean
}

export function listRounds(db: Db): Promise<RoundOnList[]> {
  return rowsOf<RoundOnList>(db)`
    select id, name, name_ar as "nameAr", express_per_hour as "expressPerHour",
      (select count(*) from delivery_areas where round_id = round.id and closed_at is null) as areas,
      exists (select from slot_plans where round_id = round.id) as "hasPlan"
    from delivery_rounds round order by name`
}

/** A round by its id or its English name. */
export function findRound(db: Db, sought: string): Promise<Round | undefined> {
  return maybeRow<Round>(db)`
    select id, name, name_ar as "nameAr", express_per_hour as "expressPerHour" from delivery_rounds
    where id = ${sought} or lower(name) = lower(${sought}) limit 1`
}

export async function saveRound(db: Db, { id, name, nameAr, expressPerHour }: Round): Promise<void> {
  await execute(db)`
    insert into delivery_rounds (id, name, name_ar, express_per_hour) values (${id}, ${name}, ${nameAr}, ${expressPerHour})
    on conflict (id) do update set name = excluded.name, name_ar = excluded.name_ar,
      express_per_hour = excluded.express_per_hour`
}

/** The columns of an Area, of delivery_areas `area`. */
export const areaColumns = sql`
  area.id, area.round_id as "roundId", area.governorate, area.name, area.name_ar as "nameAr", area.aliases, area.fee, area.minimum,
  area.free_from as "freeFrom", area.express_fee as "expressFee", area.express_minutes as "expressMinutes",
  area.closed_at is not null as "isClosed"`

/** Closed ones too. */
export function listEveryArea(db: Db): Promise<Area[]> {
  return rowsOf<Area>(db)`select ${areaColumns} from delivery_areas area order by position, name`
}

/** An area by its id or its English name. */
export function findEveryArea(db: Db, sought: string): Promise<Area | undefined> {
  return maybeRow<Area>(db)`
    select ${areaColumns} from delivery_areas area where id = ${sought} or lower(name) = lower(${sought}) limit 1`
}

/** Adds an area at the end of the list, or changes the one of this id. */
export async function saveArea(db: Db, area: Area): Promise<void> {
  await execute(db)`
    insert into delivery_areas as known (id, round_id, governorate, name, name_ar, aliases, fee, minimum, free_from, express_fee,
      express_minutes, position, closed_at)
    values (${area.id}, ${area.roundId}, ${area.governorate}, ${area.name}, ${area.nameAr}, ${[...area.aliases]}, ${area.fee},
      ${area.minimum}, ${area.freeFrom}, ${area.expressFee}, ${area.expressMinutes},
      (select coalesce(max(position), 0) + 1 from delivery_areas), case when ${area.isClosed}::boolean then now() end)
    on conflict (id) do update set round_id = excluded.round_id, governorate = excluded.governorate, name = excluded.name,
      name_ar = excluded.name_ar, aliases = excluded.aliases, fee = excluded.fee, minimum = excluded.minimum,
      free_from = excluded.free_from, express_fee = excluded.express_fee, express_minutes = excluded.express_minutes,
      closed_at = case when excluded.closed_at is null then null else coalesce(known.closed_at, now()) end`
}

/** Facts for doctor. `isClockRight`: the database knows of Cairo's summer time. */
export function findDeliveryFacts(db: Db) {
  return oneRow<{ isClockRight: boolean; areas: number; unplanned: string[]; ahead: number }>(db)`
    select (timestamptz '2026-07-01 12:00Z' at time zone 'Africa/Cairo') = timestamp '2026-07-01 15:00' as "isClockRight",
      (select count(*) from delivery_areas where closed_at is null) as areas,
      array(select name from delivery_rounds round where exists (
          select from delivery_areas where round_id = round.id and closed_at is null)
        and not exists (select from slot_plans where round_id = round.id) order by name) as unplanned,
      (select count(*) from delivery_slots
        where starts_at > now() and closed_at is null and off_sale_at is null) as ahead`
}
