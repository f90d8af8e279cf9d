import * as messages from './catalog.messages.en.ts'

// Fewer than this, and a shopper should know before choosing.
const FEW = 5

/** What is left of a product, where the server tells and it matters. */
export function stockNote(quantity: number | undefined): string | undefined {
  if (quantity === undefined || quantity > FEW) return undefined
  return quantity > 0 ? messages.onlyLeft(quantity) : messages.soldOut
}
