import { messages } from '#messages/shop'

/**
 * An amount in pounds with its currency (specification 9), without a thousands separator, as the specification prints it.
 * Rounds to piastres: a sum of floating-point numbers may end in 0.0000001.
 */
export function egp(amount: number): string {
  return `${Math.round(amount * 100) / 100} ${messages.currency}`
}

/** An amount with its piastres, wherever the specification fixes no form: "46.50 EGP". */
export function egpWithPiastres(amount: number): string {
  return `${(Math.round(amount * 100) / 100).toFixed(2)} ${messages.currency}`
}
