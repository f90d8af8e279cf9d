import { refillCart } from '../cart/refill-cart.queries.ts'
import type { Db } from '../db/rows.ts'
import { inTransaction } from '../db/transaction.ts'
import { Refusal } from '../refusal.ts'
import { findOrder } from './orders.queries.ts'

interface Again {
  readonly added: number
  readonly missing: { readonly title: string; readonly unit: string; readonly why: string }[]
}

/** Puts what an order held into the shopper's cart again: what can be had, at today's prices; of the rest it tells why. */
export async function orderAgain(db: Db, shopperId: string, orderId: string): Promise<Again> {
  const order = await findOrder(db, orderId)
  if (order?.shopperId !== shopperId) throw new Refusal(404, 'this order not found')
  const lines = await inTransaction(db, (tx) => refillCart(tx, shopperId, orderId))
  return {
    added: lines.reduce((sum, line) => sum + line.added, 0),
    missing: lines.flatMap((line) => {
      const why = whyMissing(line)
      return why === undefined ? [] : [{ title: line.title, unit: line.unit, why }]
    }),
  }
}

interface Line {
  readonly asked: number
  readonly added: number
  readonly available: number
  readonly isWithdrawn: boolean
}

function whyMissing({ asked, added, available, isWithdrawn }: Line): string | undefined {
  if (added === asked) return undefined
  if (isWithdrawn) return 'The shop no longer sells it.'
  if (available <= 0) return 'It is sold out.'
  if (added === 0) return 'All that are left are in your cart already.'
  return `Only ${added} of ${asked} could be put in your cart.`
}
