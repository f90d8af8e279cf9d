import type { CartLine } from './cart-lines.queries.ts'

/** Piastres: the price of these goods, without delivery. */
export function goodsOf(lines: readonly Pick<CartLine, 'price' | 'count'>[]): number {
  return lines.reduce((total, line) => total + line.price * line.count, 0)
}
