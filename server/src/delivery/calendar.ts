/** The shopkeeper's verbs for weeks and days, in the caller's transaction. Each brings the slots ahead in line. */
import type { Db } from '../db/rows.ts'
import { Refusal } from '../refusal.ts'
import { findRoundNamed } from './areas.ts'
import { replacePlan, reopenDay, saveDays } from './calendar.queries.ts'
import { shopMessages as messages } from './delivery.messages.en.ts'
import { regenerateSlots, type Regeneration } from './make-slots.ts'
import type { PlanRow, ShopDay } from './slot-plan.ts'
import { listPlan, listShopDays } from './slots.queries.ts'

const MAX_DAYS_OF_RAMADAN = 60
const DAY_MS = 86_400_000

export interface PlanChange {
  /** The name or id of the round. */
  readonly round: string
  readonly season: PlanRow['season']
  /** 0 is Sunday. */
  readonly weekdays: readonly number[]
  /** Minutes after midnight. None: no slots on these days. */
  readonly hours: readonly (readonly [from: number, until: number])[]
  readonly capacity: number
  readonly cutOffMinutes: number
}

/** Sets the slots of some weekdays of a round, in place of those before. Refused if there is no such round (404). */
export async function setPlan(tx: Db, { round: sought, season, weekdays, hours, ...rest }: PlanChange) {
  const round = await findRoundNamed(tx, sought)
  const weekNow = async () => (await listPlan(tx)).filter((row) => row.roundId === round.id && row.season === season)
  const rows = weekdays.flatMap((weekday) =>
    hours.map(([fromMinute, untilMinute]) => ({
      roundId: round.id,
      season,
      weekday,
      fromMinute,
      untilMinute,
      ...rest,
    })),
  )
  const before = await weekNow()
  await replacePlan(tx, { roundId: round.id, season, weekdays }, rows)
  const after = await weekNow()
  return { round, before, after, slots: await regenerateSlots(tx) }
}

/** A day before and after a change, and what became of the slots. */
export interface DayChanged {
  readonly before: ShopDay['kind'] | 'as usual'
  readonly after: ShopDay['kind'] | 'as usual'
  readonly slots: Regeneration
}

/** No new orders for a day; those that are there stay. */
export async function closeDay(
  tx: Db,
  day: string,
  note: { readonly note: string; readonly noteAr: string },
): Promise<DayChanged> {
  const before = await kindOf(tx, day)
  await saveDays(tx, day, day, { kind: 'closed', ...note })
  return { before, after: 'closed', slots: await regenerateSlots(tx) }
}

/** Makes a day as it was before it was closed. Refused if it is as usual (404). */
export async function openDay(tx: Db, day: string): Promise<DayChanged> {
  const before = await kindOf(tx, day)
  if (!(await reopenDay(tx, day))) throw new Refusal(404, messages.dayIsUsual({ day }))
  return { before, after: await kindOf(tx, day), slots: await regenerateSlots(tx) }
}

/** Gives days the plan of Ramadan, from the first to the last; closed days stay closed. Refused beyond 60 days (400). */
export async function setRamadan(tx: Db, from: string, until: string): Promise<Regeneration> {
  const days = (Date.parse(until) - Date.parse(from)) / DAY_MS
  if (days < 0 || days > MAX_DAYS_OF_RAMADAN) throw new Refusal(400, messages.daysAreWrong)
  await saveDays(tx, from, until, { kind: 'ramadan', note: 'Ramadan', noteAr: 'رمضان' })
  return regenerateSlots(tx)
}

async function kindOf(tx: Db, sought: string): Promise<DayChanged['before']> {
  const day = (await listShopDays(tx, sought)).find(({ day }) => day === sought)
  return day?.kind ?? 'as usual'
}
