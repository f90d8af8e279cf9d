import { twoDecimals, withThousands } from '@baqala/contract/money'
import { shop } from '../../../shop.config.ts'

/** ISO 4217, in lower case as Stripe writes it. */
export const CURRENCY = 'egp'

export function toPiastres(egp: number): number {
  return Math.round(egp * 100)
}

/** Formats piastres as pounds for machines: 1234.50. */
export function inPounds(piastres: number): string {
  return twoDecimals(piastres / 100)
}

/** Formats piastres, or the cents of another currency, for people, as the storefront's screens do: 1,234.50 EGP in one line. */
export function money(piastres: number, currency = CURRENCY): string {
  return `${withThousands(piastres / 100)}\u00a0${currency.toUpperCase()}`
}

/** For readers of Arabic, as the storefront's screens write it: 1,234.50 ج.م. By hand: Intl adds marks of direction. */
export function amountInArabic(piastres: number): string {
  return `${withThousands(piastres / 100)}\u00a0${shop.currencyAr}`
}

/** The Arabic writing of what {@link money} wrote: the history of orders keeps amounts as text, some with a plain space or without commas. */
export function moneyInArabic(amount: string): string {
  return amount.replace(/^([\d.,]+)\sEGP$/, (_, pounds: string) =>
    amountInArabic(toPiastres(Number(pounds.replaceAll(',', '')))),
  )
}
