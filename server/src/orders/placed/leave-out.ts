/** Leaving pieces that the shop does not find out of a cash order, until the order leaves. */
import { goodsTotal } from '../../cart/cart.ts'
import { wholeTitleOf } from '../../catalog/arabic-names.ts'
import { inTransaction, type Db } from '../../db/transaction.ts'
import { orRefuse, Refusal } from '../../refusal.ts'
import type { Clerk } from '../../staff/log.queries.ts'
import { insertLedgerLines, lockStock } from '../../stock/stock.queries.ts'
import { lockOrder } from '../locks.queries.ts'
import { mailAboutOrder } from '../order-letters.queries.ts'
import { insertNote } from '../order-moves.queries.ts'
import { mayChange } from '../order-states.ts'
import { messages } from '../orders.messages.en.ts'
import { listItems } from '../orders.queries.ts'
import { findOrderOfNumber } from '../shop-orders.queries.ts'
import { replaceItems, updateTotal } from './change-order.queries.ts'
import { changeLines, countsOf } from './changed-lines.ts'

interface MissingGoods {
  readonly number: number
  readonly product: string
  readonly pieces: number
  /** The pieces in the order that the clerk was shown: two people who miss the same leave it out once. */
  readonly of: number
}

/**
 * Takes pieces out of an order and off the books. The fee stays as promised, also below the minimum. Refused if there is no such
 * order or product in it (404), or the order left, is paid by card, holds other than `of` pieces or would become empty (409).
 */
export function leaveOut(db: Db, missing: MissingGoods, clerk: Clerk): Promise<{ total: number }> {
  const { number, product, pieces, of } = missing
  return inTransaction(db, async (tx) => {
    const { id } = orRefuse(await findOrderOfNumber(tx, number), messages.noOrderOfNumber({ number }))
    const order = orRefuse(await lockOrder(tx, id), messages.noOrderOfNumber({ number }))
    const { state, total: before, deliveryFee: fee } = order
    if (!mayChange(state, 'shop')) throw new Refusal(409, messages.tooLateToLeaveOut(order))
    if (order.paymentMethod === 'card') throw new Refusal(409, messages.paidWhole(order))
    const lines = await listItems(tx, [id])
    const found = lines.find(({ productId }) => productId === product)
    const title = wholeTitleOf(orRefuse(found, messages.notInOrder(order)))
    const counts = countsOf(lines)
    const held = counts.get(product) ?? 0
    if (held !== of || pieces > held) throw new Refusal(409, messages.holdsNow({ number, held, ...title }))
    const left = changeLines(lines, counts.set(product, held - pieces), new Map())
    if (left.length === 0) throw new Refusal(409, messages.nothingRemains(order))

    const total = goodsTotal(left) + fee
    await updateTotal(tx, id, { total, fee })
    await replaceItems(tx, id, left)
    await lockStock(tx, [product])
    // At once, so that nobody may buy what nobody finds, and it does not run out once more. The move of the order names the clerk.
    const line = { productId: product, orderId: id }
    await insertLedgerLines(tx, [
      { ...line, change: pieces, reason: 'put back' },
      { ...line, change: -pieces, reason: 'adjusted' },
    ])
    const params = { ...title, pieces, of, before, total }
    await insertNote(tx, order, { who: 'shop', clerk, reason: 'leftOut', params })
    await mailAboutOrder(tx, 'goods left out', id)
    return { total }
  })
}
