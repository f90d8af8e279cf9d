const format = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Piastres as 1,234.50 EGP. */
export function egp(piastres: number): string {
  return `${format.format(piastres / 100)} EGP`
}
