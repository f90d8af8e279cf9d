/**
 * Cairo's clock, by Egypt's law and not by the phone's table of time zones: phones that were last updated before 2023 (iOS 16.3,
 * many on Android 10) do not know that Egypt has summer time again, and would show every time an hour early. Reading the table
 * also takes a phone tens of milliseconds, and a time of the day needs no words.
 */
import { dateFormat } from './date-format.ts'
import { currentLanguage } from './language.ts'

type Options = Intl.DateTimeFormatOptions
/** A string is an instant in ISO 8601. */
type Instant = Date | number | string

const HOUR_MS = 3_600_000

/** A date format by Cairo's clock, in the language of the page. */
export function cairoFormat(en: Options, ar: Options = en): (date: Instant) => string {
  const format = dateFormat({ ...en, timeZone: 'UTC' }, { ...ar, timeZone: 'UTC' })
  return (date) => format(onCairosClock(date))
}

/** The day in Cairo: 2026-11-24. */
export function cairoDay(date: Instant): string {
  return onCairosClock(date).toISOString().slice(0, 10)
}

export function cairoHour(date: Instant): number {
  return onCairosClock(date).getUTCHours()
}

/** An instant as Cairo's clock shows it: "17:52", "00:05", in Arabic 5:52 م. */
export function cairoClock(date: Instant): string {
  return clockWords(onCairosClock(date).toISOString().slice(11, 16))
}

/** "18:00", in Arabic 6 م: there a full hour says no minutes, and stands in one line. Hours beyond 24 are those of the night. */
export function clockWords(label: string): string {
  const [hours = '', minutes = ''] = label.split(':')
  const hour = Number(hours) % 24
  if (currentLanguage() === 'en') return `${String(hour).padStart(2, '0')}:${minutes}`
  const half = hour < 12 ? 'ص' : 'م'
  return `${hour % 12 || 12}${minutes === '00' ? '' : `:${minutes}`}\u00a0${half}`
}

/** The instant whose UTC time reads as Cairo's clock does. */
function onCairosClock(date: Instant): Date {
  const instant = new Date(date)
  return new Date(instant.getTime() + (isSummer(instant) ? 3 : 2) * HOUR_MS)
}

/** Law 24 of 2023: from the first minute of the last Friday in April to the last of the last Thursday in October. */
function isSummer(date: Date): boolean {
  const year = date.getUTCFullYear()
  // At 22:00 and at 21:00 in Greenwich of these Thursdays.
  const begins = Date.UTC(year, 3, lastOf(year, 3, FRIDAY) - 1, 22)
  const ends = Date.UTC(year, 9, lastOf(year, 9, THURSDAY), 21)
  return date.getTime() >= begins && date.getTime() < ends
}

const THURSDAY = 4
const FRIDAY = 5

/** The day of the month that is its last Thursday, or Friday. */
function lastOf(year: number, month: number, weekday: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0))
  return last.getUTCDate() - ((last.getUTCDay() - weekday + 7) % 7)
}
