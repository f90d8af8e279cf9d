/** A day in Cairo has 23, 24 or 25 hours. */
import { cairoDay } from './cairo-time.ts'

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

/** Returns the day so many days later, or before: days are counted by the calendar, never by hours. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + days * 24 * HOUR_MS).toISOString().slice(0, 10)
}

/** Reads 2026-11-21, today or yesterday. Undefined if it is none of them. */
export function readDay(text: string): string | undefined {
  const today = cairoDay(new Date())
  if (text === 'today') return today
  if (text === 'yesterday') return dayAfter(today, -1)
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00Z`))
  return isDay && dayAfter(text, 0) === text ? text : undefined
}
