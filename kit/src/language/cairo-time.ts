/**
 * Cairo's clock. Phones that were last updated before 2023 (iOS 16.3, many on Android 10) do not know that Egypt has summer time
 * again, and would show every time an hour early.
 */
import { dateFormat } from './date-format.ts'
import { currentLanguage } from './language.ts'

type Options = Intl.DateTimeFormatOptions

// Noon in Greenwich was three in Cairo.
const NOON = Date.UTC(2026, 6, 15, 12)
const HOUR: Options = { timeZone: 'Africa/Cairo', hour: '2-digit', hourCycle: 'h23' }
let knowsSummer: boolean | undefined

/** A date format by Cairo's clock, in the language of the page. */
export function cairoFormat(en: Options, ar: Options = en): (date: Date | number) => string {
  const formats: Record<string, (date: Date | number) => string> = {}
  return (date) => {
    const timeZone = zoneAt(date)
    const format = (formats[timeZone] ??= dateFormat({ ...en, timeZone }, { ...ar, timeZone }))
    return format(date)
  }
}

const days: Record<string, Intl.DateTimeFormat> = {}

/** The day in Cairo: 2026-11-24. */
export function cairoDay(date: Date | number): string {
  const timeZone = zoneAt(date)
  return (days[timeZone] ??= new Intl.DateTimeFormat('en-CA', { timeZone })).format(date)
}

const asClock = dateFormat(
  { timeZone: 'UTC', hour: '2-digit', minute: '2-digit' },
  { timeZone: 'UTC', timeStyle: 'short' },
)
const asCairoClock = cairoFormat({ minute: '2-digit', hour: '2-digit' }, { timeStyle: 'short' })

/** An instant as Cairo's clock shows it: "17:52", "00:05", in Arabic 5:52 م. */
export function cairoClock(instant: string): string {
  return asSaid(asCairoClock(new Date(instant)))
}

/** "18:00", in Arabic 6 م. Hours beyond 24 are those of the night. */
export function clockWords(label: string): string {
  const [hour = '', minute = ''] = label.split(':')
  return asSaid(asClock(Date.UTC(2000, 0, 1, Number(hour), Number(minute))))
}

/** In Arabic a full hour says no minutes, and stands in one line. */
function asSaid(time: string): string {
  return currentLanguage() === 'en' ? time : time.replace(':00', '').replace(' ', '\u00a0')
}

/** The name of a zone that shows Cairo's time at this moment. */
function zoneAt(date: Date | number): string {
  // A browser's first format takes a phone tens of milliseconds: not while a page loads that shows no time.
  knowsSummer ??= new Intl.DateTimeFormat('en', HOUR).format(NOON) === '15'
  if (knowsSummer) return 'Africa/Cairo'
  return isSummer(new Date(date)) ? 'Etc/GMT-3' : 'Etc/GMT-2'
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
