import { type AdminReply, keepsLast, useCall } from '../app/calls.ts'
import { dayAfter } from '../app/words.ts'

export type DayReport = AdminReply<'getDayReport'>

const LINE_DAYS = 30

/** The report of a day, today without one. */
export function useDay(day: string | undefined) {
  return useCall('reports', 'getDayReport', { query: day === undefined ? {} : { day } }, keepsLast)
}

/** Thirty days up to one, for the lines. */
export function useDaysTo(day: string) {
  return useCall('reports', 'getDaysReport', { query: { from: dayAfter(day, 1 - LINE_DAYS), to: day } }, keepsLast)
}
