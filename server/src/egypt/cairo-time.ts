import { ARABIC_LOCALE } from '@baqala/contract/arabic'
import { dayAfter } from '@baqala/contract/days'

/** Times of the shop are those of Cairo, wherever the server is. */
const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Africa/Cairo',
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
})

const inArabic = new Intl.DateTimeFormat(ARABIC_LOCALE, {
  timeZone: 'Africa/Cairo',
  dateStyle: 'long',
  timeStyle: 'short',
})

/** Formats a moment in Cairo's time for those who read Arabic, such as 23 نوفمبر 2026 في 1:45 م. */
export function cairoTimeInArabic(moment: Date): string {
  return inArabic.format(moment)
}

/** Formats a moment in Cairo's time, such as 2026-11-21 13:45. */
export function cairoTime(moment: Date): string {
  return parts.format(moment).replace(', ', ' ')
}

const longDays = {
  en: new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' }),
  ar: new Intl.DateTimeFormat(ARABIC_LOCALE, { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' }),
}

/** Formats a day such as 2026-11-24 as Tuesday 24 November. */
export function dayInWords(day: string): string {
  return longDays.en.format(new Date(`${day}T00:00Z`)).replace(',', '')
}

/** Formats a moment in Cairo's time as Tuesday 24 November, 13:45. */
export function momentInWords(moment: Date): string {
  return `${dayInWords(cairoDay(moment))}, ${cairoTime(moment).slice(-5)}`
}

/** The same day in Arabic: الثلاثاء، 24 نوفمبر. */
export function dayInArabic(day: string): string {
  return longDays.ar.format(new Date(`${day}T00:00Z`))
}

/** Minutes after midnight as a clock shows them: 1470 is 00:30, in the night that begins on the day. */
export function clockOf(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60]
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

/** The date that a clock shows so many minutes after midnight of `day`: 1470 minutes are in the night to the next. */
export function dateOf(day: string, minutes: number): string {
  return dayAfter(day, Math.floor(minutes / (24 * 60)))
}

const clocks = new Intl.DateTimeFormat(ARABIC_LOCALE, { timeZone: 'UTC', timeStyle: 'short' })

/** Formats a clock such as 18:00 or 18:30 in Arabic: 6 م or 6:30 م. A full hour says no minutes, as on the screens. */
export function clockInArabic(clock: string): string {
  return clocks
    .format(new Date(`2000-01-01T${clock}Z`))
    .replace(':00', '')
    .replace(' ', '\u00a0')
}

/** Formats the day in Cairo, such as 2026-11-21. */
export function cairoDay(moment: Date): string {
  return cairoTime(moment).slice(0, 10)
}

const HOUR_MS = 3_600_000

/** Returns the half-open period from the day's first moment to that of the next day. */
export function periodOfDay(day: string): { from: Date; to: Date } {
  return { from: firstMomentOf(day), to: firstMomentOf(dayAfter(day, 1)) }
}

/** Midnight, or the hour after it on the night in April whose midnight is skipped. */
function firstMomentOf(day: string): Date {
  const midnightInUtc = Date.parse(`${day}T00:00Z`)
  const inSummer = new Date(midnightInUtc - 3 * HOUR_MS)
  return cairoDay(inSummer) === day ? inSummer : new Date(midnightInUtc - 2 * HOUR_MS)
}

// Egypt's clock is two hours ahead of UTC, three in summer.
const OFFSETS = [2, 3].map((hours) => hours * HOUR_MS)

/** The instant so many minutes after midnight in Cairo. Undefined if the clock skips it or shows it twice. */
export function cairoInstant(day: string, minute: number): Date | undefined {
  const wall = Date.parse(`${day}T00:00Z`) + minute * 60_000
  const shown = new Date(wall).toISOString().slice(0, 16).replace('T', ' ')
  const instants = OFFSETS.map((offset) => new Date(wall - offset)).filter((instant) => cairoTime(instant) === shown)
  return instants.length === 1 ? instants[0] : undefined
}

/** Reads 2026-11-21, today or yesterday. Undefined if it is none of them. */
export function readDay(text: string): string | undefined {
  const today = cairoDay(new Date())
  if (text === 'today') return today
  if (text === 'yesterday') return dayAfter(today, -1)
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00Z`))
  return isDay && dayAfter(text, 0) === text ? text : undefined
}
