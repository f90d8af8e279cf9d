/** Days and hours of slots in words. They are labels of Cairo's clock, never turned into the browser's time. */
import type { DeliverySlot, SlotTime } from '@baqala/contract/delivery'
import { dateFormat } from '@baqala/kit/language/date-format.ts'
import { cairoClock, cairoDay, clockWords } from '@baqala/kit/language/cairo-time.ts'
import { BY_PHONE, type Time } from './delivery-choice.ts'
import { messages } from '#messages/delivery'

const inWords = dateFormat({ timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' })
const asDate = dateFormat({ timeZone: 'UTC', day: 'numeric', month: 'short' })

/** "Today", "Tomorrow", or "Tue, 24 Nov". */
export function dayWords(day: string, now = Date.now()): string {
  const daysAhead = (Date.parse(day) - Date.parse(cairoDay(now))) / 86_400_000
  if (daysAhead === 0) return messages.today
  if (daysAhead === 1) return messages.tomorrow
  return dateWords(day)
}

/** The day of a list of times. Past midnight the last ones of the evening before are still to come: "Tonight". */
export function roundWords(day: string, now = Date.now()): string {
  return day < cairoDay(now) ? messages.tonight : dayWords(day, now)
}

/** "Tue, 24 Nov", also on that day. */
export function dateWords(day: string): string {
  return inWords(new Date(`${day}T00:00Z`))
}

/** "Today, 24 Nov" */
export function datedDayWords(day: string, now?: number): string {
  const words = dayWords(day, now)
  const isNamed = words === messages.today || words === messages.tomorrow
  return isNamed ? messages.dayAndDate(words, asDate(new Date(`${day}T00:00Z`))) : words
}

/** "18:00–20:00" */
export function hoursWords({ from, until }: Pick<SlotTime, 'from' | 'until'>): string {
  return messages.hours(clockWords(from), clockWords(until))
}

/** "Tomorrow, 18:00–20:00": the date that the clock shows, also where the slot belongs to the evening before. */
export function slotWords(slot: Pick<SlotTime, 'startsAt' | 'from' | 'until'>, now?: number): string {
  return messages.dayAndHours(dayWords(cairoDay(slot.startsAt), now), hoursWords(slot))
}

/** "Tomorrow, 24 Nov, 18:00–20:00" */
export function datedSlotWords(slot: SlotTime): string {
  return messages.dayAndHours(datedDayWords(cairoDay(slot.startsAt)), hoursWords(slot))
}

/** The hours of a slot below its day: "18:00–20:00". Past midnight with the date: "Tomorrow, 00:30–01:30". */
export function hoursBelowDay(slot: SlotTime, now?: number): string {
  return cairoDay(slot.startsAt) === slot.day ? hoursWords(slot) : slotWords(slot, now)
}

/** "10:00–12:00 is full now. Chosen instead: Tomorrow, 12:00–14:00." One past its cut-off or closed has places left. */
export function lostWords(lost: DeliverySlot | 'express', next: SlotTime | Time): string {
  const byPhone = next === BY_PHONE ? ` ${messages.agreedByPhone}` : ''
  const chosen = typeof next === 'object' ? ` ${messages.nextIsChosen(slotWords(next))}` : byPhone
  if (lost === 'express') return messages.expressClosed + chosen
  return (lost.left === 'none' ? messages.isFullNow : messages.isGone)(hoursWords(lost)) + chosen
}

/** In a sentence: "17:52" today, "tomorrow, 10:00" on another day. */
export function momentWords(instant: string | number, now = Date.now()): string {
  const day = cairoDay(instant)
  return day === cairoDay(now) ? cairoClock(instant) : messages.dayAndClock(dayWords(day, now), cairoClock(instant))
}
