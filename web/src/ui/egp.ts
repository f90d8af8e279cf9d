import { withThousands } from '@baqala/contract/money'
import { messages } from '#messages/shop'

/**
 * A product's price and the total of a cart as the specification (2) has them on its cards, its details and its tables: the bare
 * number and the currency. Rounds to piastres: a sum of floating-point numbers may end in 0.0000001.
 */
export function egp(amount: number): string {
  return `${Math.round(amount * 100) / 100} ${messages.currency}`
}

/** An amount wherever the specification fixes no form, never broken in two at the end of a line: "46.50 EGP", "1,357.95 EGP". */
export function egpWithPiastres(amount: number): string {
  return `${withThousands(amount)}\u00a0${messages.currency}`
}
