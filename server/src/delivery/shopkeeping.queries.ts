/** Areas, rounds, plans, days and pauses as the shopkeeper sets them. Piastres; minutes after midnight in Cairo. */
import { sql } from 'kysely'
import { countChanged, maybeRow, oneRow, rowsOf, type Db } from '../db/rows.ts'
import { newId } from '../db/ids.ts'
import type { PlanRow } from './slot-plan.ts'

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
  readonly freeFrom: number | null
  readonly expressFee: number | null
  readonly expressMinutes: number | null
  readonly isClosed: boolean
}

export function listRounds(db: Db): Promise<(Round & { readonly areas: number; readonly hasPlan: boolean })[]> {
  return rowsOf(
    db,
    sql<Round & { areas: number; hasPlan: boolean }>`
      select id, name, name_ar as "nameAr", express_per_hour as "expressPerHour",
        (select count(*) from delivery_areas where round_id = round.id and closed_at is null) as areas,
        exists (select from slot_plans where round_id = round.id) as "hasPlan"
      from delivery_rounds round order by name`,
  )
}

/** A round by its id or its English name. */
export function findRound(db: Db, sought: string): Promise<{ id: string; name: string } | undefined> {
  return maybeRow(
    db,
    sql<{ id: string; name: string }>`
      select id, name from delivery_rounds where id = ${sought} or lower(name) = lower(${sought}) limit 1`,
  )
}

export async function saveRound(db: Db, { id, name, nameAr, expressPerHour }: Round): Promise<void> {
  await sql`
    insert into delivery_rounds (id, name, name_ar, express_per_hour) values (${id}, ${name}, ${nameAr}, ${expressPerHour})
    on conflict (id) do update set name = excluded.name, name_ar = excluded.name_ar,
      express_per_hour = excluded.express_per_hour`.execute(db)
}

const areaColumns = sql`
  id, round_id as "roundId", governorate, name, name_ar as "nameAr", aliases, fee, minimum, free_from as "freeFrom",
  express_fee as "expressFee", express_minutes as "expressMinutes", closed_at is not null as "isClosed"`

/** Closed ones too. */
export function listEveryArea(db: Db): Promise<Area[]> {
  return rowsOf(db, sql<Area>`select ${areaColumns} from delivery_areas order by position, name`)
}

/** An area by its id or its English name. */
export function findEveryArea(db: Db, sought: string): Promise<Area | undefined> {
  return maybeRow(
    db,
    sql<Area>`select ${areaColumns} from delivery_areas where id = ${sought} or lower(name) = lower(${sought}) limit 1`,
  )
}

/** Adds an area at the end of the list, or changes the one of this id. */
export async function saveArea(db: Db, area: Area): Promise<void> {
  await sql`
    insert into delivery_areas as known (id, round_id, governorate, name, name_ar, aliases, fee, minimum, free_from, express_fee,
      express_minutes, position, closed_at)
    values (${area.id}, ${area.roundId}, ${area.governorate}, ${area.name}, ${area.nameAr}, ${[...area.aliases]}, ${area.fee},
      ${area.minimum}, ${area.freeFrom}, ${area.expressFee}, ${area.expressMinutes},
      (select coalesce(max(position), 0) + 1 from delivery_areas), case when ${area.isClosed}::boolean then now() end)
    on conflict (id) do update set round_id = excluded.round_id, governorate = excluded.governorate, name = excluded.name,
      name_ar = excluded.name_ar, aliases = excluded.aliases, fee = excluded.fee, minimum = excluded.minimum,
      free_from = excluded.free_from, express_fee = excluded.express_fee, express_minutes = excluded.express_minutes,
      closed_at = case when excluded.closed_at is null then null else coalesce(known.closed_at, now()) end`.execute(db)
}

/** Puts rows of a week in place of those of the same round, season and weekdays. */
export async function replacePlan(
  tx: Db,
  { roundId, season, weekdays }: { roundId: string; season: PlanRow['season']; weekdays: readonly number[] },
  rows: readonly PlanRow[],
): Promise<void> {
  await sql`
    delete from slot_plans where round_id = ${roundId} and season = ${season} and weekday = any(${[...weekdays]})`.execute(
    tx,
  )
  await sql`
    insert into slot_plans (id, round_id, season, weekday, from_minute, until_minute, capacity, cut_off_minutes)
    select id, "roundId", season, weekday, "fromMinute", "untilMinute", capacity, "cutOffMinutes"
    from jsonb_to_recordset(${JSON.stringify(rows.map((row) => ({ ...row, id: newId() })))}::jsonb) as plan (
      id text, "roundId" text, season text, weekday integer, "fromMinute" integer, "untilMinute" integer, capacity integer,
      "cutOffMinutes" integer)`.execute(tx)
}

interface DayChange {
  readonly kind: 'closed' | 'ramadan'
  readonly note?: string | undefined
  readonly noteAr?: string | undefined
}

/** Makes days special, from the first to the last. A closed day stays closed in Ramadan. */
export async function saveDays(db: Db, from: string, until: string, { kind, note, noteAr }: DayChange): Promise<void> {
  await sql`
    insert into shop_days as known (day, kind, note, note_ar)
    select day::date, ${kind}, ${note ?? ''}, ${noteAr ?? ''}
    from generate_series(${from}::timestamp, ${until}::timestamp, interval '1 day') day
    on conflict (day) do update set kind = excluded.kind, note = excluded.note, note_ar = excluded.note_ar
    where known.kind <> 'closed' or excluded.kind = 'closed'`.execute(db)
}

/** Makes a day as it was before: of Ramadan if the day before or after is, else as usual. False if it was as usual. */
export async function reopenDay(db: Db, day: string): Promise<boolean> {
  const reopened = await countChanged(
    db,
    sql`
      update shop_days off set kind = 'ramadan', note = near.note, note_ar = near.note_ar from shop_days near
      where off.day = ${day}::date and off.kind = 'closed' and near.kind = 'ramadan' and abs(near.day - off.day) = 1`,
  )
  return reopened > 0 || (await countChanged(db, sql`delete from shop_days where day = ${day}::date`)) > 0
}

interface Pause {
  /** In Cairo, such as 2026-11-24 16:00. Undefined: until somebody opens again. */
  readonly until?: Date | undefined
  readonly why: string
  readonly whyAr: string
  readonly clerk: string
}

export async function insertPause(db: Db, { until, why, whyAr, clerk }: Pause): Promise<void> {
  await sql`
    insert into shop_pauses (id, until_at, why, why_ar, clerk)
    values (${newId()}, ${until ?? null}, ${why}, ${whyAr}, ${clerk})`.execute(db)
}

/** Ends every pause that holds now, and returns who had begun them, and why. */
export function endPauses(db: Db): Promise<{ clerk: string; why: string }[]> {
  return rowsOf(
    db,
    sql<{ clerk: string; why: string }>`
      update shop_pauses set until_at = now() where from_at <= now() and (until_at is null or until_at > now())
      returning clerk, why`,
  )
}

/** What doctor looks at. `isClockRight`: the database knows of Cairo's summer time. */
export function findDeliveryFacts(db: Db) {
  return oneRow(
    db,
    sql<{ isClockRight: boolean; areas: number; unplanned: string[]; ahead: number }>`
      select (timestamptz '2026-07-01 12:00Z' at time zone 'Africa/Cairo') = timestamp '2026-07-01 15:00' as "isClockRight",
        (select count(*) from delivery_areas where closed_at is null) as areas,
        array(select name from delivery_rounds round where exists (
            select from delivery_areas where round_id = round.id and closed_at is null)
          and not exists (select from slot_plans where round_id = round.id) order by name) as unplanned,
        (select count(*) from delivery_slots where starts_at > now() and closed_at is null) as ahead`,
  )
}
