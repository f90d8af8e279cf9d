import type { Db } from '../db/rows.ts'
import type { OrderLetter } from '../mail/letters.ts'
import { insertOrderLetters } from './order-letters.queries.ts'

// Of orders an hour. Nobody has proved to own an account's address: whoever orders and cancels all day must not fill it.
const MOST_WRITTEN_ABOUT = 20

/** Money, and what the shop does, is always written about. */
const BY_THE_SHOPPER: readonly OrderLetter[] = ['order placed', 'order cancelled']

/** Writes to the shoppers of these orders about each as it now stands, in the transaction of what is written about. */
export function mailAboutOrders(tx: Db, kind: OrderLetter, orderIds: readonly string[]): Promise<void> {
  return insertOrderLetters(tx, kind, orderIds, BY_THE_SHOPPER.includes(kind) ? MOST_WRITTEN_ABOUT : undefined)
}
