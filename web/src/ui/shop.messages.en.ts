/** The name of the shop, and its description. */
import { shop } from '../../../shop.config.ts'

export const shopName: string = shop.name
export const shopTagline: string = shop.tagline
export const currency: string = shop.currency

/** The language that the bar's button chooses, named as its readers call it. */
export const otherLanguage = 'العربية'
export const otherShopName: string = shop.nameAr
export const noConnection = 'No connection.'
export const languageFailed = 'That did not work. Please try again later.'

// A page says these before the application starts.
export const pageDescription: string = `${shop.name}: ${shop.tagline}. Fresh groceries with prices in Egyptian pounds.`
export const needsScript: string = `${shop.name} needs JavaScript to show its shelves.`
