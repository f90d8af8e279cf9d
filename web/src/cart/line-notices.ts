import { egp } from '../ui/egp.ts'
import type { CartItem } from './cart-state.ts'

/** What a shopper should know of a line before ordering, where the server tells it: nobody is to be left in the dark. */
export function lineNotices({ count, price, priceWhenAdded, product: { quantity } }: CartItem): string[] {
  const notices = []
  if (priceWhenAdded !== undefined && priceWhenAdded !== price) {
    notices.push(
      `${price > priceWhenAdded ? 'Now costs more' : 'Now costs less'}: it was ${egp(priceWhenAdded)} when you added it.`,
    )
  }
  if (quantity !== undefined && quantity < count) {
    notices.push(
      quantity > 0 ? `Only ${quantity} left; your cart has ${count}.` : 'Sold out. Please remove it before you order.',
    )
  }
  return notices
}
