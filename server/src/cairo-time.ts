import { ARABIC_LOCALE } from '@baqala/contract/digits'

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

/** Formats the day in Cairo, such as 2026-11-21. */
export function cairoDay(moment: Date): string {
  return cairoTime(moment).slice(0, 10)
}
