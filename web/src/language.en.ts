/** The language of a build, and what depends on it alone. `#language` is this file or language.ar.ts (vite.config.ts). */
import type { Language } from '@baqala/contract/language'
import { shop } from '../../shop.config.ts'

// Not the literals, so that both languages have one type.
export const language: Language = 'en'
export const direction: string = 'ltr'
export const dateLocale: string = 'en-GB'
export const dateStyle: 'medium' | 'long' = 'medium'
export const shopName: string = shop.name
export const shopTagline: string = shop.tagline
export const currency: string = shop.currency

/** The language that the bar's button chooses, named as its readers call it. */
export const otherLanguage = { code: 'ar', name: 'العربية', shopName: shop.nameAr }

/** Turns the texts of an answer into those of the language. The Arabic code is no part of the English build. */
export const inLanguage = (answer: unknown): unknown => answer

// index.html says these before the application starts.
export const pageDescription: string = `${shop.name}: ${shop.tagline}. Fresh groceries with prices in Egyptian pounds.`
export const needsScript: string = `${shop.name} needs JavaScript to show its shelves.`
