/** Times of the shop are those of Cairo, wherever the server is. */
const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Africa/Cairo',
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
})

/** Formats a moment in Cairo's time, such as 2026-11-21 13:45. */
export function cairoTime(moment: Date): string {
  return parts.format(moment).replace(', ', ' ')
}

/** Formats the day in Cairo, such as 2026-11-21. */
export function cairoDay(moment: Date): string {
  return cairoTime(moment).slice(0, 10)
}
