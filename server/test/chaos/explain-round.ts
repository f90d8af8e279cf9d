import { isDeepStrictEqual } from 'node:util'
import { answerOf, type ModelCall, type ModelShop } from './shop-model.ts'

export interface Answered {
  readonly call: ModelCall
  readonly status: number
}

/** Tells whether concurrent calls are linearizable: equal to the same calls in some order. */
export function hasExplanation(before: ModelShop, answered: readonly Answered[], after: ModelShop): boolean {
  const wanted = comparable(after)
  return isReachable(before, answered, (shop) => isDeepStrictEqual(comparable(shop), wanted))
}

type Check = (shop: ModelShop) => boolean

/** Backtracks over all orders; an order ends at the first answer that does not fit. */
function isReachable(start: ModelShop, answered: readonly Answered[], check: Check, shop = start): boolean {
  if (answered.length === 0) return check(shop)
  return answered.some(({ call, status }, index) =>
    [shop.stock, start.stock].some((shelf) => {
      const outcome = answerOf(shop, call, shelf)
      return outcome.status === status && isReachable(start, answered.toSpliced(index, 1), check, outcome.shop)
    }),
  )
}

/** Compares states without the ids of new carts, which the server chooses, and with wish lists as sets. */
function comparable(shop: ModelShop) {
  const carts = shop.carts.map(({ lines }) => lines)
  return { ...shop, carts, wishes: shop.wishes.map((all) => [...all].sort()) }
}
