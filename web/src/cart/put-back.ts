/** Undoes a removal by the ordinary calls: each product is added, then its count is set. */
import { serverMessage } from '@baqala/kit/api/outcome.ts'
import { currentCart } from './cart-query.ts'
import { type CartChange, type CartItem, type CartReply, productIdOf } from './cart-state.ts'
import { changeCart } from './use-cart.ts'
import { messages } from '#messages/cart-screen'
import { messages as cartMessages } from '#messages/cart'

/** The lines that a change takes out of the cart, as they are before it. */
export function linesTakenBy(change: CartChange, cart: CartReply): readonly CartItem[] {
  const lines = cart.data.products.filter(({ count }) => count > 0)
  if (change.kind === 'clear') return lines
  const takesLine = change.kind === 'remove' || (change.kind === 'set count' && change.count <= 0)
  return takesLine ? lines.filter((line) => productIdOf(line) === change.productId) : []
}

export function linesNotIn(cart: CartReply, lines: readonly CartItem[]): readonly CartItem[] {
  const inCart = new Set(cart.data.products.map(productIdOf))
  return lines.filter((line) => !inCart.has(productIdOf(line)))
}

/** The count to ask for of a product of which so many pieces are left; the line is in the cart once by then. */
export function countToPutBack(wanted: number, left: number | undefined): number {
  return left === undefined ? wanted : Math.max(1, Math.min(wanted, left))
}

/** Sentences about the lines that could not be put back, or not with all their pieces. */
export async function putLinesBack(lines: readonly CartItem[]): Promise<readonly string[]> {
  const missing = []
  for (const line of lines) {
    const why = await putLineBack(line)
    if (why) missing.push(messages.missing(line.product.title, why))
  }
  return missing
}

async function putLineBack(line: CartItem): Promise<string | undefined> {
  const productId = productIdOf(line)
  const piece = { ...line, count: 1 }
  const added = await changeCart({
    kind: 'add',
    productId,
    line: piece,
    whenUnreachable: cartMessages.addFailed,
  })
  if (added !== 'kept' && added?.kind !== 'success')
    return added?.kind === 'refused' ? messages.cannotBePutBack : cartMessages.addFailed
  const inCart = currentCart()?.data.products.find((each) => productIdOf(each) === productId)
  const count = countToPutBack(line.count, inCart?.product.quantity)
  if (count > 1) {
    const counted = await changeCart({ kind: 'set count', productId, count })
    if (counted !== 'kept' && counted?.kind !== 'success')
      return counted ? serverMessage(counted, cartMessages.countFailed) : cartMessages.countFailed
  }
  return count < line.count ? messages.onlyLeft(count) : undefined
}
