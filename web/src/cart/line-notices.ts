import { egpWithPiastres } from '../ui/egp.ts'
import type { CartItem } from './cart-state.ts'
import { messages } from '#messages/cart-screen'

/** Sentences about changes of price and stock, if the server reports them. */
export function lineNotices({ count, price, priceWhenAdded, product: { quantity } }: CartItem): string[] {
  const notices = []
  if (priceWhenAdded !== undefined && priceWhenAdded !== price) {
    const before = egpWithPiastres(priceWhenAdded)
    notices.push(price > priceWhenAdded ? messages.costsMore(before) : messages.costsLess(before))
  }
  if (quantity !== undefined && quantity < count) {
    notices.push(quantity > 0 ? messages.fewerLeft(quantity, count) : messages.soldOut)
  }
  return notices
}
