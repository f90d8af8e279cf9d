import { isDeepStrictEqual } from 'node:util'
import { answerOf, type ModelCall, type ModelShop } from './shop-model.ts'

export interface Answered {
  readonly call: ModelCall
  readonly status: number
}

/** Whether calls made at the same moment look as if they had been made in some order. */
export function hasExplanation(before: ModelShop, answered: readonly Answered[], after: ModelShop): boolean {
  const wanted = comparable(after)
  return isReachable(before, answered, (shop) => isDeepStrictEqual(comparable(shop), wanted))
}

type Check = (shop: ModelShop) => boolean

/** Tries every order, and leaves one as soon as an answer does not fit. */
function isReachable(start: ModelShop, answered: readonly Answered[], check: Check, shop = start): boolean {
  if (answered.length === 0) return check(shop)
  return answered.some(({ call, status }, index) =>
    [shop.stock, start.stock].some((shelf) => {
      const outcome = answerOf(shop, call, shelf)
      return outcome.status === status && isReachable(start, answered.toSpliced(index, 1), check, outcome.shop)
    }),
  )
}

/** Ids of new carts are the server's to choose, and the wish list is a set here. */
function comparable(shop: ModelShop) {
  const carts = shop.carts.map(({ lines }) => lines)
  return { ...shop, carts, wishes: shop.wishes.map((all) => [...all].sort()) }
}
