/** Stock on hand and its ledger: a trigger applies each ledger line to the stock (migrations/0007-stock-ledger.sql). */
import type { ShelfProduct } from '@baqala/contract/admin/stock'
import type { Language } from '@baqala/contract/language'
import type { Clerk } from '../staff/log.queries.ts'
import { execute, maybeValue, oneRow, rowsOf, sql, valuesOf, type Db, type RawBuilder } from '../db/rows.ts'
import { waitBriefly } from '../db/transaction.ts'

export interface StockRow {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly unit: string
  readonly onHand: number
  readonly isWithdrawn: boolean
}

const columns = sql`
  p.id, p.slug, p.title, p.unit, s.on_hand as "onHand", p.withdrawn_at is not null as "isWithdrawn"
  from products p join stock s on s.product_id = p.id`

/** The stock of products on sale, and of withdrawn ones with pieces left. `low`: only those with at most so many pieces. */
export function listStock(db: Db, low: number | undefined): Promise<StockRow[]> {
  return rowsOf<StockRow>(db)`
    select ${columns}
    where (p.withdrawn_at is null or s.on_hand > 0) and s.on_hand <= ${low ?? null}::integer is not false
    order by ${low === undefined ? sql`p.slug` : sql`s.on_hand, p.slug`}`
}

/** The columns that tell product p from another on a shelf, in the reader's language. */
export const shelfColumns = (language: Language) => sql`
  p.id as "_id", ${language === 'ar' ? sql`coalesce(nullif(p.title_ar, ''), p.title)` : sql`p.title`} as title,
  ${language === 'ar' ? sql`coalesce(nullif(p.unit_ar, ''), p.unit)` : sql`p.unit`} as unit,
  p.images[1] as image, p.sku, p.barcode, p.withdrawn_at is not null as "isWithdrawn"`

export function readShelf(db: Db, productId: string, language: Language) {
  return oneRow<ShelfProduct & { stock: number }>(db)`
    select ${shelfColumns(language)}, s.on_hand as stock
    from products p join stock s on s.product_id = p.id where p.id = ${productId}`
}

/** Remembers that a product was counted now. A count that agrees with the books has no line in the ledger. */
export async function noteCount(tx: Db, productId: string): Promise<void> {
  await execute(tx)`update stock set counted_at = now() where product_id = ${productId}`
}

/**
 * Finds the id of the product with this id, slug, SKU or barcode, in this order. Scanners read a UPC-A with and without a zero in
 * front.
 */
export function findProductNamed(db: Db, named: string): Promise<string | undefined> {
  return maybeValue<string>(db)`
    select id from products
    where ${named} in (id, slug, sku, barcode)
      or (${named} ~ '^\\d{8,}$' and ${barcodeKeyOf(sql`barcode`)} = ${barcodeKeyOf(sql`${named}`)})
    order by case ${named} when id then 1 when slug then 2 when sku then 3 when barcode then 4 else 5 end limit 1`
}

/** A barcode as barcodeKey of the contract writes it: without the zeros in front that a scanner may leave out. */
export function barcodeKeyOf(code: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`regexp_replace(${code}::text, '^0+(?=\\d{8})', '')`
}

export function readStock(db: Db, productId: string): Promise<StockRow> {
  return oneRow<StockRow>(db)`select ${columns} where p.id = ${productId}`
}

/** The same, and locks it. */
export function lockProduct(tx: Db, productId: string): Promise<StockRow> {
  return oneRow<StockRow>(tx)`select ${columns} where p.id = ${productId} for update of s`
}

/** At most three slugs that contain every word of `typed`. */
export async function findSimilarSlugs(db: Db, typed: string): Promise<string[]> {
  const words = typed.toLowerCase().match(/[a-z0-9]+/g)
  if (words === null) return []
  return valuesOf<string>(db)`
    select slug from products where slug like all(${words.map((word) => `%${word}%`)}::text[]) order by slug limit 3`
}

/** Locks the stock of products in the order of their ids, as orders do, to prevent deadlocks. Returns pieces on hand by id. */
export async function lockStock(tx: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await rowsOf<{ id: string; onHand: number }>(tx)`
    select product_id as id, on_hand as "onHand" from stock
    where product_id = any(${ids}::text[]) order by product_id for update`
  return new Map(rows.map(({ id, onHand }) => [id, onHand]))
}

/** Takes an order's pieces out of stock. Rejects (check_violation) if stock would go below zero. */
export function takeStock(tx: Db, orderId: string): Promise<void> {
  return moveItemsOf(tx, orderId, 'ordered')
}

export async function putStockBack(tx: Db, orderId: string): Promise<void> {
  await lockStockOf(tx, orderId)
  await moveItemsOf(tx, orderId, 'put back')
}

async function moveItemsOf(tx: Db, orderId: string, reason: 'ordered' | 'put back'): Promise<void> {
  const sign = reason === 'ordered' ? -1 : 1
  await execute(tx)`
    insert into stock_ledger (product_id, change, reason, order_id)
    select product_id, ${sign}::integer * count, ${reason}, order_id from order_items where order_id = ${orderId}`
}

/** Moves pieces between an order and the shelf, whose stock is locked. `pieces`: what the order gets, by product; below zero it gives. */
export async function moveStock(tx: Db, orderId: string, pieces: ReadonlyMap<string, number>): Promise<void> {
  const lines = [...pieces].map(([productId, count]) => ({ productId, count }))
  await execute(tx)`
    insert into stock_ledger (product_id, change, reason, order_id)
    select "productId", -count, case when count > 0 then 'ordered' else 'put back' end, ${orderId}
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line ("productId" text, count integer)
    where count <> 0 order by "productId"`
}

/** Locks the stock of an order's products in the order of product ids, to prevent deadlocks. */
export async function lockStockOf(tx: Db, orderId: string): Promise<{ onHand: number; count: number }[]> {
  await waitBriefly(tx)
  return rowsOf<{ onHand: number; count: number }>(tx)`
    select s.on_hand as "onHand", i.count from order_items i join stock s on s.product_id = i.product_id
    where i.order_id = ${orderId} order by s.product_id for update of s`
}

/** A line written by a clerk or by an import of the catalogue. */
export interface LedgerLine {
  readonly productId: string
  readonly change: number
  readonly counted?: number | undefined
  readonly reason: 'opening stock' | 'put back' | 'counted' | 'adjusted'
  readonly orderId?: string | undefined
  readonly note?: string | undefined
  readonly clerk?: Clerk | undefined
}

/**
 * Inserts lines, except those that change nothing, and returns when, in the order of product ids. Rejects (check_violation) if stock
 * would go below zero.
 */
export async function insertLedgerLines(tx: Db, lines: readonly LedgerLine[]): Promise<Date[]> {
  const rows = lines.filter(({ change }) => change !== 0).map(({ clerk, ...line }) => ({ ...line, clerk: clerk?.name }))
  if (rows.length === 0) return []
  return valuesOf<Date>(tx)`
    insert into stock_ledger (product_id, change, counted, reason, order_id, note, clerk)
    select "productId", change, counted, reason, "orderId", note, clerk
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as line ("productId" text, change integer, counted integer, reason text, "orderId" text, note text, clerk text)
    order by "productId", change desc
    returning changed_at`
}
