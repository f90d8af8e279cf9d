import type { StaffGroup } from '@baqala/contract/admin/groups'
import type { ListedProduct } from '@baqala/contract/admin/products'
import { inShopDigits } from '@baqala/contract/arabic'
import { withThousands } from '@baqala/contract/money'
import { cairoClock, cairoDay, cairoFormat } from '@baqala/kit/language/cairo-time.ts'
import { dateFormat } from '@baqala/kit/language/date-format.ts'
import { currentLanguage } from '@baqala/kit/language/language.ts'
import { messages } from '#messages/ui'

/** An amount in EGP as it is written, never broken in two at the end of a line: "46.50 EGP", "1,357.95 EGP". */
export function egp(amount: number): string {
  return `${withThousands(amount)}\u00a0${messages.currency}`
}

/** Instants by Cairo's clock, and days such as 2026-11-27, which no clock turns into another day. */

/** How an instant is written. */
export function inCairo(
  en: Intl.DateTimeFormatOptions,
  ar: Intl.DateTimeFormatOptions = en,
): (at: string | number) => string {
  const format = cairoFormat(en, ar)
  return (at) => format(new Date(at))
}

/** How a day is written. */
export function ofDay(options: Intl.DateTimeFormatOptions): (day: string) => string {
  const format = dateFormat({ ...options, timeZone: 'UTC' })
  return (day) => format(Date.parse(day))
}

// In Arabic dateStyle writes the month as a number: the 12th of January and the 1st of December look alike.
const inArabic = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** "27 Nov 2026, 18:05" */
export const moment = inCairo(
  { dateStyle: 'medium', timeStyle: 'short' },
  { ...inArabic, hour: 'numeric', minute: '2-digit' },
)
/** "27 Nov 2026" */
export const dateWords = inCairo({ dateStyle: 'medium' }, inArabic)
/** "18:05" */
export const clock = cairoClock

/** "Fri, 27 Nov" */
export const shortDay = ofDay({ weekday: 'short', day: 'numeric', month: 'short' })

/** The day in Cairo of an instant, of now if none is named. */
export function dayOf(instant: string | number = Date.now()): string {
  return cairoDay(instant)
}

/** An instant as Cairo's clock shows it; on another day than `today`, which is today if none is named, with its day. */
export function momentWords(instant: string, today = dayOf()): string {
  const words = clock(instant)
  const day = dayOf(instant)
  return day === today ? words : `${shortDay(day)} ${words}`
}

/** A text in the reader's language; the other one where the shop has written that alone. */
export function inLanguage(english: string, arabic: string): string {
  return currentLanguage() === 'ar' ? inShopDigits(arabic || english) : english || arabic
}

type Named = Pick<StaffGroup, 'name' | 'nameAr'>

/** The name of goods, or of what they stand in, in the reader's language. */
export function nameOf({ name, nameAr }: Named): string {
  return inLanguage(name, nameAr)
}

/** The option of a select. */
export function optionOf(named: Named & { readonly _id: string }): readonly [value: string, text: string] {
  return [named._id, nameOf(named)]
}

type Titled = Pick<ListedProduct, 'title' | 'titleAr' | 'unit' | 'unitAr'>

/** Title and size, as it stands on a shelf. */
export function wholeTitle({ title, titleAr, unit, unitAr }: Titled) {
  return `${inLanguage(title, titleAr)} ${inLanguage(unit, unitAr)}`.trim()
}
