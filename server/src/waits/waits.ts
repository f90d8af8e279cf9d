/** Waiting for sold-out products. */
import { wholeTitleOf } from '../catalog/arabic-names.ts'
import { inTransaction, type Db } from '../db/transaction.ts'
import { putInOutbox } from '../mail/outbox.ts'
import { orRefuse, Refusal } from '../refusal.ts'
import { messages } from './waits.messages.en.ts'
import { deleteEndedWaits, deleteWait, insertWait, listWaitsOf } from './waits.queries.ts'

const BATCH_SIZE = 50

export async function listWaits(db: Db, shopperId: string): Promise<string[]> {
  return (await listWaitsOf(db, shopperId)).map(({ productId }) => productId)
}

/** Refused if there is no such product (404), it is in stock, or the shopper waits for many others (409). */
export async function waitFor(db: Db, productId: string, shopperId: string): Promise<string[]> {
  const wait = orRefuse(await insertWait(db, productId, shopperId), messages.productNotFound)
  if (wait.onHand > 0) throw new Refusal(409, messages.inStock)
  if (!wait.isWaiting) throw new Refusal(409, messages.tooMany)
  return listWaits(db, shopperId)
}

export async function stopWaiting(db: Db, productId: string, shopperId: string): Promise<string[]> {
  await deleteWait(db, productId, shopperId)
  return listWaits(db, shopperId)
}

/** Ends the waits for what is back, each with one letter in the same transaction. Returns their number; a full batch has more after it. */
export function endWaits(db: Db, key: Buffer): Promise<number> {
  return inTransaction(db, async (tx) => {
    const ended = await deleteEndedWaits(tx, BATCH_SIZE)
    for (const { email, language, name, productId, category, ...goods } of ended) {
      const { title, titleAr } = wholeTitleOf(goods)
      const facts = { name, productId, category, title: language === 'ar' ? titleAr : title }
      await putInOutbox(tx, key, email, { kind: 'back in stock', facts }, language)
    }
    return ended.length
  })
}
