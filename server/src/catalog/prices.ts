/** Changes of prices by clerks, of one product or of many together, and back. Each is in the log. Prices are piastres. */
import { createHash } from 'node:crypto'
import { LARGE_CHANGE_PERCENT, UNDO_MINUTES } from '@baqala/contract/admin/price-rules'
import type { Language } from '@baqala/contract/language'
import { newId } from '../db/ids.ts'
import { theRow, type Db } from '../db/rows.ts'
import { inTransaction } from '../db/transaction.ts'
import { inPounds } from '../egypt/money.ts'
import { Refusal } from '../refusal.ts'
import type { Clerk } from '../staff/clerk.ts'
import { addToLog } from '../staff/log.queries.ts'
import { findProductId } from '../stock/stock.ts'
import { lockCatalogue } from './import/catalogue.queries.ts'
import { messages } from './prices.messages.en.ts'
import {
  findTogether,
  hasOtherPrices,
  listLastChanges,
  priceEntry,
  readPrices,
  readPricesOf,
  updatePrices,
  type Group,
  type LastChange,
  type PricedRow,
  type Prices,
} from './prices.queries.ts'

export interface PriceChange {
  readonly product: PricedRow
  readonly before: Prices
  readonly after: Prices
}

/** A product by its id, slug, SKU or barcode, with its prices. `lastChange`: if the clerk can undo it. Refused with 404. */
export async function findPrices(
  db: Db,
  named: string,
  clerk: Clerk,
  language: Language,
): Promise<{ product: PricedRow; lastChange: LastChange | undefined }> {
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
}

/** Changes the prices of a product. Refused with 404, or 400 if the sale price is not below the price. */
export function changePrice(db: Db, wanted: NewPrices, clerk: Clerk, language: Language = 'en'): Promise<PriceChange> {
  return inTransaction(db, async (tx) => {
    const product = await lockProduct(tx, wanted.named, language)
    const { price, priceAfterDiscount = product.priceAfterDiscount } = wanted
    if (priceAfterDiscount !== null && priceAfterDiscount >= price) {
      throw new Refusal(400, messages.notBelowPrice({ price: inPounds(price) }), {
        errors: {
          msg: messages.notBelowPrice({ price: inPounds(price) }).text,
          param: 'priceAfterDiscount',
          location: 'body',
        },
      })
    }
    const change = changeOf(product, { price, priceAfterDiscount })
    await write(tx, [change], clerk)
    return change
  })
}

/** Takes back the clerk's own last change of a price. Refused with 404, or 409 if it is too late or somebody changed it since. */
export function undoPrice(db: Db, named: string, clerk: Clerk, language: Language = 'en'): Promise<PriceChange> {
  return inTransaction(db, async (tx) => {
    const product = await lockProduct(tx, named, language)
    const [last] = await listLastChanges(tx, [product._id], clerk)
    const before = undoneBy(last, product)
    const change = changeOf(product, before)
    await write(tx, [change], clerk, { what: 'price undone' })
    return change
  })
}

export interface ManyPrices {
  readonly group: Group
  /** Such as 5 or -12.5. */
  readonly percent: number
  /** Piastres; each new price is a multiple of it. */
  readonly rounding: number
  /** What an earlier answer said: if prices are not those any more, nothing is changed (409). */
  readonly seen?: string | undefined
}

export interface ChangedTogether {
  /** For undoPrices. */
  readonly together: string
  readonly seen: string
  readonly changes: readonly PriceChange[]
}

/** Changes all prices of a group by a percentage, sale prices too, all or none. Refused with 404 or 409. */
export function changePrices(
  db: Db,
  { group, percent, rounding, seen }: ManyPrices,
  clerk: Clerk,
  language: Language = 'en',
): Promise<ChangedTogether> {
  return inTransaction(db, async (tx) => {
    await lockCatalogue(tx)
    const products = await readPricesOf(tx, group, language)
    if (products.length === 0) throw new Refusal(404, messages.noGroup)
    const seenNow = fingerprintOf(products)
    if (seen !== undefined && seen !== seenNow) throw new Refusal(409, messages.noLongerSo)
    const changes = products
      .map((product) => changeOf(product, raised(product, percent, rounding)))
      .filter(({ before, after }) => hasOtherPrices(before, after))
    const together = newId()
    await write(tx, changes, clerk, { together })
    const after = { percent, rounding: inPounds(rounding), products: changes.length }
    await addToLog(tx, clerk, [{ what: 'prices changed', ...group, after, together }])
    return { together, seen: seenNow, changes }
  })
}

/** Takes back what the clerk changed together, all or none. Refused with 404, or 409 as undoPrice. */
export function undoPrices(
  db: Db,
  together: string,
  clerk: Clerk,
  language: Language = 'en',
): Promise<readonly PriceChange[]> {
  return inTransaction(db, async (tx) => {
    await lockCatalogue(tx)
    const deed = await findTogether(tx, together, clerk)
    if (deed === undefined) throw new Refusal(404, messages.noChange)
    if (!deed.isOwn || deed.isUndone) throw nothingToUndo()
    const products = await readPrices(tx, deed.ids, language)
    const last = new Map((await listLastChanges(tx, deed.ids, clerk)).map((each) => [each.id, each]))
    const changes = products.map((product) => {
      const lastOne = last.get(product._id)
      if (lastOne?.together !== together) throw changedSince(lastOne, product)
      return changeOf(product, undoneBy(lastOne, product))
    })
    await write(tx, changes, clerk, { what: 'price undone', together })
    const after = { products: changes.length }
    await addToLog(tx, clerk, [{ what: 'prices undone', kind: deed.kind, id: deed.groupId, after, together }])
    return changes
  })
}

/** Whether a change is so large that a slip of the finger is likelier than a reason: it wants the second factor. */
export function isLarge({ before, after }: Pick<PriceChange, 'before' | 'after'>): boolean {
  const moves = [
    [before.price, after.price],
    [before.priceAfterDiscount ?? before.price, after.priceAfterDiscount ?? after.price],
  ] as const
  return moves.some(([was, is]) => Math.abs(is - was) * 100 > was * LARGE_CHANGE_PERCENT)
}

async function lockProduct(tx: Db, named: string, language: Language): Promise<PricedRow> {
  // An import writes whole rows, which it read under this lock.
  await lockCatalogue(tx)
  return theRow(await readPrices(tx, [await findProductId(tx, named)], language))
}

function changeOf(product: PricedRow, after: Prices): PriceChange {
  return { product, before: pricesOf(product), after }
}

async function write(
  tx: Db,
  changes: readonly PriceChange[],
  clerk: Clerk,
  { what, together }: { readonly what?: string; readonly together?: string } = {},
): Promise<void> {
  const changed = changes.filter(({ before, after }) => hasOtherPrices(before, after))
  const rows = changed.map(({ product, after }) => ({ id: product._id, ...after }))
  await updatePrices(tx, rows)
  const entries = changed.map(({ product, before, after }) => ({
    ...priceEntry(product._id, before, after, what),
    together,
  }))
  await addToLog(tx, clerk, entries)
}

/** Where rounding lifts the sale price to the price, the sale ends. */
function raised(product: PricedRow, percent: number, rounding: number): Prices {
  const round = (piastres: number) => Math.round((piastres * (100 + percent)) / 100 / rounding) * rounding
  const price = round(product.price)
  const sale = product.priceAfterDiscount === null ? null : round(product.priceAfterDiscount)
  if (price === 0 || sale === 0) throw new Refusal(409, messages.costsNothing({ name: nameOf(product) }))
  return { price, priceAfterDiscount: sale !== null && sale < price ? sale : null }
}

/** The prices before the last change, or a refusal. */
function undoneBy(last: LastChange | undefined, product: PricedRow): Prices {
  if (last === undefined || !last.isRecent) throw nothingToUndo()
  if (!last.isOwn) throw changedSince(last, product)
  if (!isUndoable(last) || last.before === null) throw nothingToUndo()
  return last.before
}

function isUndoable({ what, isOwn, isRecent, before }: LastChange): boolean {
  return what === 'price changed' && isOwn && isRecent && before !== null
}

function nothingToUndo(): Refusal {
  return new Refusal(409, messages.nothingToUndo({ minutes: UNDO_MINUTES }))
}

function changedSince(last: LastChange | undefined, product: PricedRow): Refusal {
  return new Refusal(409, messages.changedSince({ who: last?.who ?? '', name: nameOf(product) }))
}

function fingerprintOf(products: readonly PricedRow[]): string {
  const prices = products.map(({ _id, price, priceAfterDiscount }) => [_id, price, priceAfterDiscount])
  return createHash('sha256').update(JSON.stringify(prices)).digest('base64url').slice(0, 22)
}

function pricesOf({ price, priceAfterDiscount }: PricedRow): Prices {
  return { price, priceAfterDiscount }
}

function nameOf({ title, unit }: PricedRow): string {
  return `${title} ${unit}`
}
