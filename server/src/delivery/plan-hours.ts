/** The hours of a plan as a shopkeeper writes them: 24:30 is half past midnight, in the night that begins on the day. */
import { Refusal } from '../refusal.ts'
import { shopMessages as messages } from './delivery.messages.en.ts'
import type { PlanRow } from './slot-plan.ts'

// A slot may end at 06:00 of the night.
const LATEST_MINUTE = 1800

type Hours = readonly [from: number, until: number]

/** Reads clocks as minutes after midnight, in their order. Refused if one is no clock, ends before it begins, or two overlap (400). */
export function readPlanHours(hours: readonly { readonly from: string; readonly until: string }[]): Hours[] {
  const read = hours.map(({ from, until }): Hours => {
    const [start, end] = [readMinute(from), readMinute(until)]
    if (start === undefined || end === undefined || end <= start)
      throw new Refusal(400, messages.hoursAreWrong({ hours: `${from}-${until}` }))
    return [start, end]
  })
  return sortedWithoutOverlap(read)
}

/** Sorts hours by their start. Refused if two of them overlap (400). */
export function sortedWithoutOverlap(hours: readonly Hours[]): Hours[] {
  const sorted = hours.toSorted(([one], [other]) => one - other)
  if (sorted.some(([from], at) => from < (sorted[at - 1]?.[1] ?? 0))) throw new Refusal(400, messages.hoursOverlap)
  return sorted
}

/** Minutes after midnight of a clock such as 16:00. Undefined if it is none, or later than 30:00. */
export function readMinute(clock: string): number | undefined {
  const [, hour, minute] = /^(\d{1,2}):([0-5]\d)$/.exec(clock.trim()) ?? []
  if (hour === undefined || minute === undefined) return undefined
  const minutes = Number(hour) * 60 + Number(minute)
  return minutes > LATEST_MINUTE ? undefined : minutes
}

/** The same back, beyond 24:00 too. */
export function planClock(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

/** As the command line and the log write them; 0 is Sunday. */
export const WEEKDAYS: readonly string[] = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

/** The times of a round's week by weekday, for the log. Days without times are not in it. */
export function weekInWords(week: readonly PlanRow[]): Record<string, string> {
  const days = Map.groupBy(week, ({ weekday }) => WEEKDAYS[weekday] ?? 'sun')
  return Object.fromEntries(
    [...days].map(([day, rows]) => [
      day,
      rows.map((row) => `${planClock(row.fromMinute)}–${planClock(row.untilMinute)} × ${row.capacity}`).join(', '),
    ]),
  )
}
