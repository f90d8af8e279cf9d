/** Instants by Cairo's clock, and days such as 2026-11-27, which no clock turns into another day. */
import { cairoDay, cairoFormat } from '@baqala/kit/language/cairo-time.ts'
import { dateFormat } from '@baqala/kit/language/date-format.ts'

const DAY_MS = 86_400_000

/** How an instant is written. */
export function inCairo(options: Intl.DateTimeFormatOptions): (at: string | number) => string {
  const format = cairoFormat(options)
  return (at) => format(new Date(at))
}

/** How a day is written. */
export function ofDay(options: Intl.DateTimeFormatOptions): (day: string) => string {
  const format = dateFormat({ ...options, timeZone: 'UTC' })
  return (day) => format(Date.parse(day))
}

/** "27 Nov 2026, 18:05" */
export const moment = inCairo({ dateStyle: 'medium', timeStyle: 'short' })
/** "27 Nov 2026" */
export const dateWords = inCairo({ dateStyle: 'medium' })
/** "18:05" */
export const clock = inCairo({ timeStyle: 'short' })

/** The day in Cairo of an instant, of now if none is named. */
export function dayOf(instant: string | number = Date.now()): string {
  return cairoDay(new Date(instant))
}

/** The day so many days later, or before. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}
