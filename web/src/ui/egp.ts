import { shop } from '../../../shop.config.ts'

/**
 * An amount in pounds with its currency (specification 9), without a thousands separator, as the specification prints it.
 * Rounds to piastres: a sum of floating-point numbers may end in 0.0000001.
 */
export function egp(amount: number): string {
  return `${Math.round(amount * 100) / 100} ${shop.currency}`
}
