const grouped = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Piastres as an amount in pounds: 1234.50. */
export function inPounds(piastres: number): string {
  return (piastres / 100).toFixed(2)
}

/** Piastres (or the cents of another currency) for a person: 1,234.50 EGP. */
export function money(piastres: number, currency = 'EGP'): string {
  return `${grouped.format(piastres / 100)} ${currency.toUpperCase()}`
}
