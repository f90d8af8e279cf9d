import { shop } from '../../../shop.config.ts'

/** An amount with its currency (specification 9). No thousands separator: the specification prints the bare number. */
export function egp(amount: number): string {
  return `${amountOf(amount)} ${shop.currency}`
}

/** Rounds to piastres: a sum of floating-point numbers may end in 0.0000001. */
function amountOf(amount: number): string {
  return String(Math.round(amount * 100) / 100)
}
