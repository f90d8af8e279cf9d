const withSeparators = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Formats piastres as pounds for machines: 1234.50. */
export function inPounds(piastres: number): string {
  return (piastres / 100).toFixed(2)
}

/** Formats piastres, or the cents of another currency, for people: 1,234.50 EGP. */
export function money(piastres: number, currency = 'EGP'): string {
  return `${withSeparators.format(piastres / 100)} ${currency.toUpperCase()}`
}
