/** The shopkeeper's verbs for weeks and days, in the caller's transaction. Each brings the slots ahead in line. */
import type { Db } from '../db/rows.ts'
import { Refusal } from '../refusal.ts'
import { addToLog, type Clerk } from '../staff/log.queries.ts'
import { findRoundNamed } from './areas.ts'
import { replacePlan, reopenDay, saveDays } from './calendar.queries.ts'
import { shopMessages as messages } from './delivery.messages.en.ts'
import { remakeSlots, type RemadeSlots } from './make-slots.ts'
import { sortedWithoutOverlap, weekInWords } from './plan-hours.ts'
import type { PlanRow, ShopDay } from './slot-plan.ts'
import { listPlan, listShopDays } from './slots.queries.ts'

const MAX_DAYS_AT_ONCE = 60
const DAY_MS = 86_400_000

export interface PlanChange extends Pick<PlanRow, 'season' | 'capacity' | 'cutOffMinutes'> {
  /** The name or id of the round. */
  readonly round: string
  /** 0 is Sunday. */
  readonly weekdays: readonly number[]
  /** Minutes after midnight. None: no slots on these days. */
  readonly hours: readonly (readonly [from: number, until: number])[]
  /** Whether the slots that these days have stay beside the new ones. */
  readonly keepsOthers?: boolean
}

/**
 * Sets the slots of some weekdays of a round, in place of those before. Refused if there is no such round (404), or two slots of a
 * day overlap (400).
 */
export async function setPlan(
  tx: Db,
  { round: sought, season, weekdays, hours, keepsOthers = false, ...rest }: PlanChange,
  clerk: Clerk,
) {
  const round = await findRoundNamed(tx, sought)
  const weekNow = async () => (await listPlan(tx)).filter((row) => row.roundId === round.id && row.season === season)
  const before = await weekNow()
  const rows = weekdays.flatMap((weekday) => [
    ...(keepsOthers ? before.filter((row) => row.weekday === weekday) : []),
    ...hours.map(([fromMinute, untilMinute]) => {
      return { roundId: round.id, season, weekday, fromMinute, untilMinute, ...rest }
    }),
  ])
  for (const weekday of weekdays) refuseOverlap(rows.filter((row) => row.weekday === weekday))
  await replacePlan(tx, { roundId: round.id, season, weekdays }, rows)
  const after = await weekNow()
  const facts = { before: { season, ...weekInWords(before) }, after: { season, ...weekInWords(after) } }
  await addToLog(tx, clerk, [{ what: 'week changed', kind: 'round', id: round.id, ...facts }])
  return { round, season, before, after, slots: await remakeSlots(tx) }
}

/** A day before and after a change, and what became of the slots. */
export interface DayChanged {
  readonly before: ShopDay['kind'] | 'as usual'
  readonly after: ShopDay['kind'] | 'as usual'
  readonly slots: RemadeSlots
}

type DayNote = Pick<ShopDay, 'note' | 'noteAr'>

/** No new orders for a day, or for the days until another; those that are there stay. Refused beyond 60 days (400). */
export async function closeDay(
  tx: Db,
  day: string,
  { until = day, ...note }: DayNote & { readonly until?: string | undefined },
  clerk: Clerk,
): Promise<DayChanged> {
  refuseTooManyDays(day, until)
  const before = await findDay(tx, day)
  await saveDays(tx, day, until, { kind: 'closed', ...note })
  const after = { ...factsOf({ kind: 'closed', ...note }), ...(until !== day && { until }) }
  await addToLog(tx, clerk, [{ what: 'day closed', kind: 'day', id: day, before: factsOf(before), after }])
  return { before: before.kind, after: 'closed', slots: await remakeSlots(tx) }
}

/** Makes a day as it was before it was closed. Refused if it is as usual (404). */
export async function openDay(tx: Db, day: string, clerk: Clerk): Promise<DayChanged> {
  const before = await findDay(tx, day)
  if (!(await reopenDay(tx, day))) throw new Refusal(404, messages.dayIsUsual({ day }))
  const after = await findDay(tx, day)
  const facts = { before: factsOf(before), after: factsOf(after) }
  await addToLog(tx, clerk, [{ what: 'day opened', kind: 'day', id: day, ...facts }])
  return { before: before.kind, after: after.kind, slots: await remakeSlots(tx) }
}

/** Gives days the plan of Ramadan, from the first to the last; closed days stay closed. Refused beyond 60 days (400). */
export async function setRamadan(tx: Db, from: string, until: string, clerk: Clerk): Promise<RemadeSlots> {
  refuseTooManyDays(from, until)
  await saveDays(tx, from, until, { kind: 'ramadan', note: 'Ramadan', noteAr: 'رمضان' })
  const facts = { before: { until: null }, after: { until } }
  await addToLog(tx, clerk, [{ what: 'day of Ramadan', kind: 'day', id: from, ...facts }])
  return remakeSlots(tx)
}

/** Remakes the slots because somebody asks for it. Every other verb here does so by itself. */
export async function remakeSlotsByHand(tx: Db, clerk: Clerk): Promise<RemadeSlots> {
  const slots = await remakeSlots(tx)
  const { added, changed, removed } = slots
  await addToLog(tx, clerk, [{ what: 'times made anew', kind: 'shop', id: 'shop', after: { added, changed, removed } }])
  return slots
}

function refuseOverlap(rows: readonly PlanRow[]): void {
  sortedWithoutOverlap(rows.map(({ fromMinute, untilMinute }) => [fromMinute, untilMinute]))
}

function refuseTooManyDays(from: string, until: string): void {
  const days = (Date.parse(until) - Date.parse(from)) / DAY_MS + 1
  if (days < 1 || days > MAX_DAYS_AT_ONCE) throw new Refusal(400, messages.daysAreWrong)
}

interface KnownDay extends DayNote {
  readonly kind: DayChanged['before']
}

async function findDay(tx: Db, sought: string): Promise<KnownDay> {
  const day = (await listShopDays(tx, sought)).find(({ day }) => day === sought)
  return day ?? { kind: 'as usual', note: '', noteAr: '' }
}

/** A day for the log, where notes that say nothing are left out. */
function factsOf({ kind, note, noteAr }: KnownDay): object {
  return { day: kind, ...(note && { note }), ...(noteAr && { noteAr }) }
}
