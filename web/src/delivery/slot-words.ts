/** Days and hours of slots in words. They are labels of Cairo's clock, never turned into the browser's time. */
import type { SlotTime } from '@baqala/contract/delivery'
import { dateLocale, language } from '#language'
import * as messages from '#messages/delivery'

const DAY = new Intl.DateTimeFormat(dateLocale, { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' })
const HOUR = new Intl.DateTimeFormat(dateLocale, { timeZone: 'UTC', hour: 'numeric' })
const MINUTE = new Intl.DateTimeFormat(dateLocale, { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' })
const CAIRO_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Cairo' })
const CAIRO_CLOCK = new Intl.DateTimeFormat(dateLocale, {
  timeZone: 'Africa/Cairo',
  hour: language === 'en' ? '2-digit' : 'numeric',
  minute: '2-digit',
})

/** "Today", "Tomorrow", or "Tue, 24 Nov". */
export function dayWords(day: string, now = Date.now()): string {
  if (day === CAIRO_DAY.format(now)) return messages.today
  if (day === CAIRO_DAY.format(now + 24 * 60 * 60_000)) return messages.tomorrow
  return DAY.format(new Date(`${day}T00:00Z`))
}

/** "18:00–20:00" */
export function hoursWords({ from, until }: Pick<SlotTime, 'from' | 'until'>): string {
  return messages.hours(clock(from), clock(until))
}

/** "Tomorrow, 18:00–20:00" */
export function slotWords(slot: Pick<SlotTime, 'day' | 'from' | 'until'>, now?: number): string {
  return messages.dayAndHours(dayWords(slot.day, now), hoursWords(slot))
}

/** An instant as Cairo's clock shows it: "17:52", "00:05", in Arabic 5:52 م. */
export function cairoClock(instant: string): string {
  return CAIRO_CLOCK.format(new Date(instant))
}

/** "18:00", in Arabic 6 م: a full hour says no minutes. */
function clock(label: string): string {
  if (language === 'en') return label
  const format = label.endsWith(':00') ? HOUR : MINUTE
  return format.format(new Date(`2000-01-01T${label}Z`)).replace(' ', '\u00a0')
}
