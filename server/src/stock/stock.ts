/** Changes of the stock by clerks; each is a line in the ledger. */
import { inTransaction, type Db } from '../db/transaction.ts'
import { Refusal } from '../refusal.ts'
import type { Clerk } from '../staff/log.queries.ts'
import { messages } from './stock.messages.en.ts'
import * as queries from './stock.queries.ts'

export interface StockChange {
  readonly name: string
  readonly before: number
  readonly after: number
  /** The line in the ledger; absent where a count agrees with the books. */
  readonly entry: { readonly at: Date; readonly reason: 'counted' | 'adjusted' } | undefined
}

export type NamedStock = queries.StockRow & { readonly name: string }

/** A product by its id, slug, SKU or barcode, and why its stock changes, for the ledger. */
interface StockEntry {
  readonly product: string
  readonly note: string | undefined
}

/** Sets the stock to a counted number, less what was sold since it was the `was` that the counter saw. Refused with 404. */
export function countStock(
  db: Db,
  { product, count, was, note }: StockEntry & { readonly count: number; readonly was?: number | undefined },
  clerk: Clerk,
): Promise<StockChange> {
  return inTransaction(db, async (tx) => {
    const { id, onHand, name } = withName(await queries.lockProduct(tx, await findProductId(tx, product)))
    await queries.noteCount(tx, id)
    // None are left to sell where more were sold than had been counted.
    const after = Math.max(0, count - (was ?? onHand) + onHand)
    const line = { productId: id, change: after - onHand, counted: count, reason: 'counted', note, clerk } as const
    const [at] = await queries.insertLedgerLines(tx, [line])
    return { name, before: onHand, after, entry: at && { at, reason: 'counted' } }
  })
}

/** Adds to the stock, or takes from it. Refused with 404, or 409 if stock would go below zero. */
export function adjustStock(
  db: Db,
  { product, change, note }: StockEntry & { readonly change: number },
  clerk: Clerk,
): Promise<StockChange> {
  return inTransaction(db, async (tx) => {
    const { id, onHand, name } = withName(await queries.lockProduct(tx, await findProductId(tx, product)))
    if (onHand + change < 0) throw new Refusal(409, messages.onlyInStock({ onHand, name, count: -change }))
    const [at] = await queries.insertLedgerLines(tx, [{ productId: id, change, reason: 'adjusted', note, clerk }])
    return { name, before: onHand, after: onHand + change, entry: at && { at, reason: 'adjusted' } }
  })
}

/** Pieces that came onto a shelf, or below zero went off it. */
export interface StockMove {
  readonly productId: string
  readonly change: number
}

/**
 * Sets the stock of many products. The ledger gets the difference to the current stock, which is locked first. Returns these
 * differences.
 */
export async function recordCounts(
  tx: Db,
  counts: readonly { readonly id: string; readonly count: number; readonly isNew: boolean }[],
  note: string,
  clerk: Clerk,
): Promise<StockMove[]> {
  const ids = counts.map(({ id }) => id)
  const onHand = await queries.lockStock(tx, ids)
  const lines = counts.map(({ id, count, isNew }): queries.LedgerLine => {
    const change = count - (onHand.get(id) ?? 0)
    if (isNew) return { productId: id, change, reason: 'opening stock', note, clerk }
    return { productId: id, change, counted: count, reason: 'counted', note, clerk }
  })
  await queries.insertLedgerLines(tx, lines)
  return lines.map(({ productId, change }) => ({ productId, change }))
}

/** Adds to the stock of many products, or takes from it as much as is there. Returns the stock before and after. */
export async function adjustStocks(tx: Db, changes: readonly StockMove[], note: string, clerk: Clerk) {
  const onHand = await queries.lockStock(tx, changes.map(({ productId }) => productId).sort())
  const moved = changes.map(({ productId, change }) => {
    const from = onHand.get(productId) ?? 0
    return { productId, from, to: Math.max(0, from + change) }
  })
  const lines = moved.map(({ productId, from, to }): queries.LedgerLine => {
    return { productId, change: to - from, reason: 'adjusted', note, clerk }
  })
  await queries.insertLedgerLines(tx, lines)
  return moved
}

/** Finds the stock of a product. `product` as in `findProductId`. Refused with 404. */
export async function findStockOf(db: Db, product: string): Promise<NamedStock> {
  return withName(await queries.readStock(db, await findProductId(db, product)))
}

/** Finds a product by its id, slug, SKU or barcode, in this order. Refused with 404. */
export async function findProductId(db: Db, product: string): Promise<string> {
  const id = await queries.findProductNamed(db, product)
  if (id !== undefined) return id
  const similar = await queries.findSimilarSlugs(db, product)
  if (similar.length === 0) throw new Refusal(404, messages.productNotFound({ product }))
  throw new Refusal(404, messages.didYouMean({ product, similar }))
}

function withName(row: queries.StockRow): NamedStock {
  return { ...row, name: `${row.title} ${row.unit}` }
}
