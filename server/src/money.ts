const withSeparators = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Formats piastres as pounds for machines: 1234.50. */
export function inPounds(piastres: number): string {
  return (piastres / 100).toFixed(2)
}

/** Formats piastres, or the cents of another currency, for people: 1,234.50 EGP. */
export function money(piastres: number, currency = 'EGP'): string {
  return `${withSeparators.format(piastres / 100)} ${currency.toUpperCase()}`
}

/** The same in Arabic: 1,234.50 ج.م. Built by hand, because Intl puts marks of direction around, which stay in copied text. */
export function amountInArabic(piastres: number): string {
  return `${withSeparators.format(piastres / 100)}\u00a0ج.م.`
}

/** The Arabic writing of what {@link money} wrote: the history of orders keeps amounts as text. */
export function moneyInArabic(amount: string): string {
  return amount.replace(/ EGP$/, '\u00a0ج.م.')
}
