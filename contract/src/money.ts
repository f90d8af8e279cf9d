/** "1234.50". Rounds to piastres: a sum of floating-point numbers may end in 0.0000001. */
export function twoDecimals(amount: number): string {
  return (Math.round(amount * 100) / 100).toFixed(2)
}

/** "1,234.50" */
export function withThousands(amount: number): string {
  return twoDecimals(amount).replace(/\B(?=(\d{3})+\.)/g, ',')
}
