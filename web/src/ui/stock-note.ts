import { messages } from '#messages/shop'

const MAX_ANNOUNCED = 5

/** How many pieces are left, if the server sends the stock and it is low. */
export function stockNote(quantity: number | undefined): string | undefined {
  if (quantity === undefined || quantity > MAX_ANNOUNCED) return undefined
  return quantity > 0 ? messages.onlyLeft(quantity) : messages.soldOut
}
