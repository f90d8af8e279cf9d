/** A round's week, special days and pauses, as the shopkeeper sets them. Minutes after midnight in Cairo. */
import { didChange, execute, type Db } from '../db/rows.ts'
import { newId } from '../db/ids.ts'
import type { Clerk } from '../staff/log.queries.ts'
import type { PlanRow, ShopDay } from './slot-plan.ts'

/** Puts rows of a week in place of those of the same round, season and weekdays. */
export async function replacePlan(
  tx: Db,
  { roundId, season, weekdays }: { roundId: string; season: PlanRow['season']; weekdays: readonly number[] },
  rows: readonly PlanRow[],
): Promise<void> {
  await execute(tx)`
    delete from slot_plans where round_id = ${roundId} and season = ${season} and weekday = any(${[...weekdays]})`
  await execute(tx)`
    insert into slot_plans (id, round_id, season, weekday, from_minute, until_minute, capacity, cut_off_minutes)
    select id, "roundId", season, weekday, "fromMinute", "untilMinute", capacity, "cutOffMinutes"
    from jsonb_to_recordset(${JSON.stringify(rows.map((row) => ({ ...row, id: newId() })))}::jsonb) as plan (
      id text, "roundId" text, season text, weekday integer, "fromMinute" integer, "untilMinute" integer, capacity integer,
      "cutOffMinutes" integer)`
}

/** Makes days special, from the first to the last. A closed day stays closed in Ramadan. */
export async function saveDays(db: Db, from: string, until: string, special: Omit<ShopDay, 'day'>): Promise<void> {
  await execute(db)`
    insert into shop_days as known (day, kind, note, note_ar)
    select day::date, ${special.kind}, ${special.note}, ${special.noteAr}
    from generate_series(${from}::timestamp, ${until}::timestamp, interval '1 day') day
    on conflict (day) do update set kind = excluded.kind, note = excluded.note, note_ar = excluded.note_ar
    where known.kind <> 'closed' or excluded.kind = 'closed'`
}

/** Makes a day as it was before: of Ramadan if the day before or after is, else as usual. False if it was as usual. */
export async function reopenDay(db: Db, day: string): Promise<boolean> {
  const reopened = await didChange(db)`
    update shop_days off set kind = 'ramadan', note = near.note, note_ar = near.note_ar from shop_days near
    where off.day = ${day}::date and off.kind = 'closed' and near.kind = 'ramadan' and abs(near.day - off.day) = 1`
  return reopened || didChange(db)`delete from shop_days where day = ${day}::date`
}

export interface Pause {
  /** Undefined: until somebody opens again. */
  readonly until?: Date | undefined
  readonly why: string
  readonly whyAr: string
}

export async function insertPause(db: Db, { until, why, whyAr }: Pause, clerk: Clerk): Promise<void> {
  await execute(db)`
    insert into shop_pauses (id, until_at, why, why_ar, clerk)
    values (${newId()}, ${until ?? null}, ${why}, ${whyAr}, ${clerk.name})`
}

/** Ends every pause that holds now. */
export async function endPauses(db: Db): Promise<void> {
  await execute(db)`
    update shop_pauses set until_at = now() where from_at <= now() and (until_at is null or until_at > now())`
}
