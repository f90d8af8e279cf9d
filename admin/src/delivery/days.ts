/** Days such as 2026-11-27 and clocks such as 18:00, as labels of Cairo: never turned into the browser's time. */
import { clockWords } from '@baqala/kit/language/cairo-time.ts'
import { dayAfter } from '@baqala/contract/days'
import { ofDay } from '../ui/words.ts'
import { messages } from '#messages/delivery'

/** As Egyptian calendars show them; 0 is Sunday. */
export const WEEKDAYS = [6, 0, 1, 2, 3, 4, 5] as const

/** "27 Nov" */
export const dateOf = ofDay({ day: 'numeric', month: 'short' })
/** "Fri" of a day. */
export const weekdayOf = ofDay({ weekday: 'short' })
/** "27" of a day. */
export const numberOf = ofDay({ day: 'numeric' })

const dayWords = ofDay({ weekday: 'long', day: 'numeric', month: 'long' })
/** "Friday 27 November": the month stays with its number. */
export function longDay(day: string): string {
  return dayWords(day).replace(/(\d) /, '$1\u00a0')
}

/** "Fri" of a number; 0 is Sunday. */
export function weekdayName(day: number): string {
  // A Sunday.
  return weekdayOf(dayAfter('2026-11-22', day))
}

export function hoursWords({ from, until }: { readonly from: string; readonly until: string }): string {
  return messages.hours(clockWords(from), clockWords(until))
}

// A day of the shop ends at six in the morning.
const END_OF_NIGHT = 6

/** The clocks of a plan that two of a form mean: before six it is the night of the day before, so 00:30 is 24:30. */
export function hoursOfForm(from: string, until: string): { from: string; until: string } {
  const isAtNight = Number(from.slice(0, 2)) < END_OF_NIGHT
  return { from: isAtNight ? later(from) : from, until: isAtNight || until <= from ? later(until) : until }
}

/** Whether hours of `hoursOfForm` begin and end, one after the other, within a day of the shop. */
export function areInOneDay({ from, until }: { readonly from: string; readonly until: string }): boolean {
  return from !== '' && from < until && until <= `${24 + END_OF_NIGHT}:00`
}

function later(clock: string): string {
  return clock === '' ? '' : `${Number(clock.slice(0, 2)) + 24}${clock.slice(2)}`
}

/** A clock of a plan as a form shows it: 24:30 is 00:30. */
export function clockForForm(label: string): string {
  return `${String(Number(label.slice(0, 2)) % 24).padStart(2, '0')}${label.slice(2)}`
}
