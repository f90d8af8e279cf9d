/** Stock on hand, and the ledger, which alone changes it (migrations/0007-stock-ledger.sql). */
import { sql } from 'kysely'
import { rowsOf, type Db } from '../db/rows.ts'

/** Takes an order's pieces out of stock; the database refuses to go below zero. */
export function takeStock(tx: Db, orderId: string): Promise<void> {
  return moveItemsOf(tx, orderId, 'ordered')
}

export async function putStockBack(tx: Db, orderId: string): Promise<void> {
  await lockStockOf(tx, orderId)
  await moveItemsOf(tx, orderId, 'put back')
}

async function moveItemsOf(tx: Db, orderId: string, reason: 'ordered' | 'put back'): Promise<void> {
  const sign = reason === 'ordered' ? -1 : 1
  await sql`
    insert into stock_ledger (product_id, change, reason, order_id)
    select product_id, ${sign}::integer * count, ${reason}, order_id from order_items where order_id = ${orderId}`.execute(
    tx,
  )
}

/** Locks the stock of an order's products, in the order of product ids, so that two orders never wait for each other. */
export function lockStockOf(tx: Db, orderId: string): Promise<{ onHand: number; count: number }[]> {
  return rowsOf(
    tx,
    sql<{ onHand: number; count: number }>`
      select s.on_hand as "onHand", i.count from order_items i join stock s on s.product_id = i.product_id
      where i.order_id = ${orderId} order by s.product_id for update of s`,
  )
}

/** A line that a person in the shop, or the catalogue's first filling, writes. */
export interface LedgerLine {
  readonly productId: string
  readonly change: number
  readonly reason: 'opening stock' | 'counted' | 'adjusted'
  readonly note?: string | undefined
  readonly clerk?: string | undefined
}

/** Writes lines; those that change nothing are left out. Rejects (check_violation) where stock would go below zero. */
export async function insertLedgerLines(tx: Db, lines: readonly LedgerLine[]): Promise<void> {
  const rows = lines
    .filter(({ change }) => change !== 0)
    .map(({ productId, ...line }) => ({ product_id: productId, ...line }))
  if (rows.length === 0) return
  await sql`
    insert into stock_ledger (product_id, change, reason, note, clerk)
    select product_id, change, reason, note, clerk
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as line (product_id text, change integer, reason text, note text, clerk text)
    order by product_id`.execute(tx)
}
