/** Changes of many prices by clerks, as one, and back. Prices are piastres. */
import { createHash } from 'node:crypto'
import { MAX_PRICE } from '@baqala/contract/admin/price-rules'
import type { Language } from '@baqala/contract/language'
import { newId } from '../db/ids.ts'
import { inTransaction, type Db } from '../db/transaction.ts'
import { inPounds } from '../egypt/money.ts'
import { orRefuse, Refusal } from '../refusal.ts'
import { addToLog, type Clerk } from '../staff/log.queries.ts'
import { lockCatalogue } from './whole-catalogue.queries.ts'
import { changedSince, changeOf, nameOf, nothingToUndo, undoneBy, writePrices } from './prices.ts'
import { messages } from './prices.messages.en.ts'
import { findTogether, listLastChanges } from './price-changes.queries.ts'
import { hasOtherPrices, type Prices } from './price-values.ts'
import { readPrices, readPricesOf, type Group, type PricedRow } from './prices.queries.ts'

interface PercentChange {
  readonly group: Group
  /** Such as 5 or -12.5. */
  readonly percent: number
  /** Piastres; each new price is a multiple of it. */
  readonly rounding: number
  /** The fingerprint of an earlier answer: if prices are not those any more, nothing is changed (409). */
  readonly seenFingerprint?: string | undefined
}

/**
 * Changes all prices of a group by a percentage, sale prices too, all or none. `batchId` is for undoPrices. Refused with 404 or
 * 409.
 */
export function changePrices(
  db: Db,
  { group, percent, rounding, seenFingerprint }: PercentChange,
  clerk: Clerk,
  language: Language = 'en',
) {
  return inTransaction(db, async (tx) => {
    await lockCatalogue(tx)
    const products = await readPricesOf(tx, group, language)
    if (products.length === 0) throw new Refusal(404, messages.noGroup)
    const fingerprint = fingerprintOf(products)
    if (seenFingerprint !== undefined && seenFingerprint !== fingerprint) throw new Refusal(409, messages.noLongerSo)
    const changes = products
      .map((product) => changeOf(product, changedByPercent(product, percent, rounding)))
      .filter(({ before, after }) => hasOtherPrices(before, after))
    const batchId = newId()
    await writePrices(tx, changes, clerk, { together: batchId })
    const after = { percent, rounding: inPounds(rounding), products: changes.length }
    await addToLog(tx, clerk, [{ what: 'prices changed', ...group, after, together: batchId }])
    return { batchId, fingerprint, changes }
  })
}

/** Takes back what the clerk changed together, all or none. Refused with 404, or 409 as undoPrice. */
export function undoPrices(db: Db, batchId: string, clerk: Clerk, language: Language = 'en') {
  return inTransaction(db, async (tx) => {
    await lockCatalogue(tx)
    const batch = orRefuse(await findTogether(tx, batchId, clerk), messages.noChange)
    if (!batch.isOwn || batch.isUndone) throw nothingToUndo()
    const products = await readPrices(tx, batch.ids, language)
    const last = new Map((await listLastChanges(tx, batch.ids, clerk)).map((each) => [each.id, each]))
    const changes = products.map((product) => {
      const lastChange = last.get(product._id)
      if (lastChange?.together !== batchId) throw changedSince(lastChange, product)
      return changeOf(product, undoneBy(lastChange, product))
    })
    await writePrices(tx, changes, clerk, { what: 'price undone', together: batchId })
    const about = { kind: batch.kind, id: batch.groupId, after: { products: changes.length } }
    await addToLog(tx, clerk, [{ what: 'prices undone', ...about, together: batchId }])
    return changes
  })
}

/** The sale ends if rounding lifts its price to the regular price. */
function changedByPercent(product: PricedRow, percent: number, rounding: number): Prices {
  const round = (piastres: number) => Math.round((piastres * (100 + percent)) / 100 / rounding) * rounding
  const price = round(product.price)
  const sale = product.priceAfterDiscount === null ? null : round(product.priceAfterDiscount)
  if (price === 0 || sale === 0) throw new Refusal(409, messages.costsNothing({ name: nameOf(product) }))
  // A price that an older file or program set above it may fall.
  if (price > Math.max(MAX_PRICE * 100, product.price))
    throw new Refusal(409, messages.costsTooMuch({ name: nameOf(product), max: MAX_PRICE }))
  return { price, priceAfterDiscount: sale !== null && sale < price ? sale : null }
}

function fingerprintOf(products: readonly PricedRow[]): string {
  const prices = products.map(({ _id, price, priceAfterDiscount }) => [_id, price, priceAfterDiscount])
  return createHash('sha256').update(JSON.stringify(prices)).digest('base64url').slice(0, 22)
}
