/** Changes of a product's prices by clerks, and back. Each is in the log. Prices are piastres. */
import { UNDO_MINUTES } from '@baqala/contract/admin/price-rules'
import type { Language } from '@baqala/contract/language'
import { inTransaction, theRow, type Db } from '../db/transaction.ts'
import { inPounds } from '../egypt/money.ts'
import { fieldRefusal, Refusal } from '../refusal.ts'
import { addToLog, type Clerk } from '../staff/log.queries.ts'
import { findProductId } from '../stock/stock.ts'
import { lockCatalogue } from './whole-catalogue.queries.ts'
import { messages } from './prices.messages.en.ts'
import { listLastChanges, type LastChange } from './price-changes.queries.ts'
import { forPeople, hasOtherPrices, priceEntry, type Prices } from './price-values.ts'
import { readPrices, updatePrices, type PricedRow } from './prices.queries.ts'

export interface PriceChange {
  readonly product: PricedRow
  readonly before: Prices
  readonly after: Prices
}

/** A product by its id, slug, SKU or barcode, with its prices. `lastChange`: if the clerk can undo it. Refused with 404. */
export async function findPrices(db: Db, named: string, clerk: Clerk, language: Language) {
  const id = await findProductId(db, named)
  const [last] = await listLastChanges(db, [id], clerk)
  const product = theRow(await readPrices(db, [id], language))
  return { product, lastChange: last && isUndoable(last) ? last : undefined }
}

interface NewPrices {
  readonly named: string
  readonly price: number
  /** Null ends a sale; undefined keeps its price. */
  readonly priceAfterDiscount?: number | null | undefined
  /** The prices that the clerk saw. */
  readonly seen?: Prices | undefined
}

/** Changes the prices of a product. Refused with 404, 400 if the sale price is not below the price, or 409 if somebody changed them since. */
export function changePrice(db: Db, wanted: NewPrices, clerk: Clerk, language: Language = 'en'): Promise<PriceChange> {
  return inTransaction(db, async (tx) => {
    const product = await lockProduct(tx, wanted.named, language)
    const { price, priceAfterDiscount = product.priceAfterDiscount, seen = product } = wanted
    const isMade = !hasOtherPrices(product, { price, priceAfterDiscount })
    if (!isMade && hasOtherPrices(product, seen)) {
      const [last] = await listLastChanges(tx, [product._id], clerk)
      throw new Refusal(409, messages.changedMeanwhile({ who: last?.who ?? '', ...forPeople(product) }))
    }
    if (priceAfterDiscount !== null && priceAfterDiscount >= price)
      throw fieldRefusal(400, messages.notBelowPrice({ price: inPounds(price) }), 'priceAfterDiscount')
    const change = changeOf(product, { price, priceAfterDiscount })
    await writePrices(tx, [change], clerk)
    return change
  })
}

/** The change to take back, as far as somebody has seen it. */
type SeenChange = Partial<Pick<PriceChange, 'before' | 'after'>>

/**
 * Takes back the clerk's own last change of a price. Refused with 404, or 409 if it is too late, somebody changed it since, or it is
 * another change than was seen: the clerk made it in another window.
 */
export function undoPrice(db: Db, named: string, clerk: Clerk, language: Language = 'en', seen: SeenChange = {}) {
  return inTransaction(db, async (tx) => {
    const product = await lockProduct(tx, named, language)
    const [last] = await listLastChanges(tx, [product._id], clerk)
    const before = undoneBy(last, product)
    const { before: seenBefore = before, after: seenAfter = product } = seen
    if (hasOtherPrices(before, seenBefore) || hasOtherPrices(product, seenAfter)) throw changedSince(last, product)
    const change = changeOf(product, before)
    await writePrices(tx, [change], clerk, { what: 'price undone' })
    return change
  })
}

async function lockProduct(tx: Db, named: string, language: Language): Promise<PricedRow> {
  // An import writes whole rows, which it read under this lock.
  await lockCatalogue(tx)
  return theRow(await readPrices(tx, [await findProductId(tx, named)], language))
}

/** A change of a product's prices, not yet written. */
export function changeOf(product: PricedRow, after: Prices): PriceChange {
  const { price, priceAfterDiscount } = product
  return { product, before: { price, priceAfterDiscount }, after }
}

/** Writes those that change something, each with its entry in the log. */
export async function writePrices(
  tx: Db,
  changes: readonly PriceChange[],
  clerk: Clerk,
  { what, together }: { readonly what?: string; readonly together?: string } = {},
): Promise<void> {
  const changed = changes.filter(({ before, after }) => hasOtherPrices(before, after))
  const rows = changed.map(({ product, after }) => ({ id: product._id, ...after }))
  await updatePrices(tx, rows)
  const entries = changed.map((each) => ({ ...priceEntry(each.product._id, each.before, each.after, what), together }))
  await addToLog(tx, clerk, entries)
}

/** The prices before the last change, or a refusal. */
export function undoneBy(last: LastChange | undefined, product: PricedRow): Prices {
  if (last === undefined || !last.isRecent) throw nothingToUndo()
  if (!last.isOwn) throw changedSince(last, product)
  if (!isUndoable(last) || last.before === null) throw nothingToUndo()
  return last.before
}

function isUndoable({ what, isOwn, isRecent, before }: LastChange): boolean {
  return what === 'price changed' && isOwn && isRecent && before !== null
}

export function nothingToUndo(): Refusal {
  return new Refusal(409, messages.nothingToUndo({ minutes: UNDO_MINUTES }))
}

export function changedSince(last: LastChange | undefined, product: PricedRow): Refusal {
  return new Refusal(409, messages.changedSince({ who: last?.who ?? '', name: nameOf(product) }))
}

export function nameOf({ title, unit }: PricedRow): string {
  return `${title} ${unit}`
}
