import { MAX_LINES } from '@baqala/contract/cart'
import type { Language } from '@baqala/contract/language'
import { titlesOf } from '../../catalog/arabic-names.ts'
import { refillCart, type RefilledLine } from '../../cart/refill-cart.queries.ts'
import { inTransaction, type Db } from '../../db/transaction.ts'
import { type Message, Refusal, say } from '../../refusal.ts'
import { messages, missing } from '../orders.messages.en.ts'
import { findOrder } from '../orders.queries.ts'

/**
 * Puts the available products of an order into the shopper's cart again, at current prices. Returns the count of pieces
 * added, and the reason for each product that is missing in whole or in part. Refused with 404 for an order of another shopper.
 */
export async function orderAgain(db: Db, shopperId: string, again: { orderId: string; language: Language }) {
  const { orderId, language } = again
  const order = await findOrder(db, orderId)
  if (order?.shopperId !== shopperId) throw new Refusal(404, messages.orderNotFound)
  const lines = await inTransaction(db, (tx) => refillCart(tx, shopperId, orderId))
  return {
    added: lines.reduce((sum, line) => sum + line.added, 0),
    missing: lines.flatMap((line) => {
      const why = whyMissing(line)
      return why === undefined ? [] : [{ ...titlesOf(line, language), why: say(why, language) }]
    }),
  }
}

function whyMissing({ ordered, added, available, isWithdrawn, isLeftOut }: RefilledLine): Message | undefined {
  if (added === ordered) return undefined
  if (isWithdrawn) return missing.withdrawn
  if (available <= 0) return missing.soldOut
  if (isLeftOut) return missing.cartIsFull({ max: MAX_LINES })
  if (added === 0) return missing.allInCart
  return missing.only({ added, ordered })
}
