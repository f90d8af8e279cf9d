import { shop } from '../../../shop.config.ts'

/** An amount with its label (spec 9). No thousands separator: the specification prints the bare number. */
export function egp(amount: number): string {
  return `${amountOf(amount)} ${shop.currency}`
}

/** Sums of piastres made in the browser may carry a stray 0.0000001. */
function amountOf(amount: number): string {
  return String(Math.round(amount * 100) / 100)
}
