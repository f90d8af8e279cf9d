import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { inShopDigits } from '@baqala/contract/digits'
import { currentLanguage } from '@baqala/kit/language/language.ts'
import { callAdmin, type AdminReply } from '../app/call-admin.ts'

export type DayReport = AdminReply<'getDayReport'>

const LINE_DAYS = 30
const DAY_MS = 86_400_000

/** The report of a day, today without one. */
export function useDay(day: string | undefined) {
  return useQuery({
    queryKey: ['reports', 'day', day ?? 'today'],
    queryFn: () => callAdmin('getDayReport', { query: day === undefined ? {} : { day } }),
    placeholderData: keepPreviousData,
  })
}

/** Thirty days up to one, for the lines. */
export function useDaysTo(day: string) {
  const query = { from: dayAfter(day, 1 - LINE_DAYS), to: day }
  return useQuery({
    queryKey: ['reports', 'days', query],
    queryFn: () => callAdmin('getDaysReport', { query }),
    placeholderData: keepPreviousData,
  })
}

/** The day so many days later, or before. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The name of goods or of a category in the reader's language. */
export function nameOf({ name, nameAr }: { readonly name: string; readonly nameAr: string }): string {
  return currentLanguage() === 'ar' && nameAr !== '' ? inShopDigits(nameAr) : name
}

const cairo = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Cairo', dateStyle: 'short' })

/** Today in Cairo, such as 2026-11-26. */
export function cairoToday(): string {
  return cairo.format(new Date())
}
