import type { Language } from '@baqala/contract/language'
import { shop } from '../../shop.config.ts'

export const language: Language = 'ar'
export const direction: string = 'rtl'
export const shopTagline: string = shop.taglineAr
// Egyptians read both kinds of digits; the shop shows Latin ones everywhere, beside prices, phones and codes.
export const dateLocale: string = 'ar-EG-u-nu-latn'
// The month by its name: between digits and strokes Intl puts marks of direction.
export const dateStyle: 'medium' | 'long' = 'long'
export const shopName: string = shop.nameAr
export const currency: string = shop.currencyAr

export const otherLanguage = { code: 'en', name: 'English', shopName: shop.name }

export const pageDescription: string = `${shop.nameAr}: ${shop.taglineAr}. الأسعار بالجنيه المصري.`
export const needsScript: string = `المحل محتاج JavaScript عشان يفتح.`
