import { inShopDigits, isolateUnlessArabic } from '@baqala/contract/arabic'
import type { Language } from '@baqala/contract/language'

/** The origin of the pictures, and the language of the names. */
export interface Reader {
  readonly origin: string
  readonly language: Language
}

/** An Arabic text under its key; nothing for readers of English, and where the shopkeeper has not written it. */
export function arabic<const Key extends string>(key: Key, text: string | undefined): Partial<Record<Key, string>> {
  // A cast, because a computed key widens to string.
  return text ? ({ [key]: inShopDigits(text) } as Partial<Record<Key, string>>) : {}
}

/** Goods as they were ordered. The Arabic texts are null in orders of older versions. */
export interface Goods {
  readonly title: string
  readonly unit: string
  readonly titleAr: string | null
  readonly unitAr: string | null
}

/** Title and size, for readers of Arabic in both languages; a missing Arabic text is the English one. */
export function titlesOf({ title, unit, titleAr, unitAr }: Goods, language: Language) {
  if (language === 'en') return { title, unit }
  return { title, ...arabic('titleAr', titleAr || title), unit, ...arabic('unitAr', unitAr || unit) }
}

/** A title with its size in both languages, for sentences about it. In Arabic the size stands in brackets: numbers may follow. */
export interface WholeTitle {
  readonly title: string
  readonly titleAr: string
}

export function wholeTitleOf({ title, unit, titleAr, unitAr }: Goods): WholeTitle {
  const size = isolateUnlessArabic(unitAr || unit)
  const inBrackets = size === '' ? '' : ` (${size})`
  return { title: `${title} ${unit}`, titleAr: inShopDigits(isolateUnlessArabic(titleAr || title) + inBrackets) }
}
