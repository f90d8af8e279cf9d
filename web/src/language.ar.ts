import { ARABIC_LOCALE } from '@baqala/contract/digits'
import type { Language } from '@baqala/contract/language'
import { shop } from '../../shop.config.ts'

export { withArabicTexts as inLanguage } from './api/arabic-texts.ts'

export const language: Language = 'ar'
export const direction: string = 'rtl'
export const shopTagline: string = shop.taglineAr
export const dateLocale: string = ARABIC_LOCALE
// The month by its name: between digits and strokes Intl puts marks of direction.
export const dateStyle: 'medium' | 'long' = 'long'
export const shopName: string = shop.nameAr
export const currency: string = shop.currencyAr

export const otherLanguage = { code: 'en', name: 'English', shopName: shop.name }

export const pageDescription: string = `${shop.nameAr}: ${shop.taglineAr}. الأسعار بالجنيه المصري.`
export const needsScript: string = `لازم تشغّل JavaScript عشان المحل يفتح.`
