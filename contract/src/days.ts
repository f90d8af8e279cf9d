/** The day so many days later, or before: days such as 2026-11-27 are counted by the calendar, never by hours. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}
