import type { Db } from '../db/rows.ts'
import { inTransaction } from '../db/transaction.ts'
import { insertLedgerLines } from '../stock/stock.queries.ts'
import { Refused } from './refused.ts'
import { findSimilarSlugs, lockStock, type StockRow } from './stock-book.queries.ts'

export interface Counted {
  readonly name: string
  readonly before: number
  readonly after: number
}

interface Signed {
  /** An id or a slug. */
  readonly product: string
  readonly note: string | undefined
  readonly clerk: string
}

/** So many were counted on the shelf: the ledger gets the difference. */
export function countStock(db: Db, { product, count, note, clerk }: Signed & { count: number }): Promise<Counted> {
  return inTransaction(db, async (tx) => {
    const { id, onHand, ...row } = await stockOf(tx, product)
    await insertLedgerLines(tx, [{ productId: id, change: count - onHand, reason: 'counted', note, clerk }])
    return { name: nameOf(row), before: onHand, after: count }
  })
}

/** So many came onto the shelf or went off it. */
export function adjustStock(db: Db, { product, change, note, clerk }: Signed & { change: number }): Promise<Counted> {
  return inTransaction(db, async (tx) => {
    const { id, onHand, ...row } = await stockOf(tx, product)
    if (onHand + change < 0) {
      throw new Refused(
        `Only ${onHand} of ${nameOf(row)} on the shelf; ${-change} cannot go off it. Nothing was changed.`,
      )
    }
    await insertLedgerLines(tx, [{ productId: id, change, reason: 'adjusted', note, clerk }])
    return { name: nameOf(row), before: onHand, after: onHand + change }
  })
}

async function stockOf(tx: Db, product: string): Promise<StockRow> {
  const row = await lockStock(tx, product)
  if (row !== undefined) return row
  const similar = await findSimilarSlugs(tx, product)
  throw new Refused(
    `There is no product "${product}". ` +
      (similar.length === 0 ? 'baqala stock list shows them all.' : `Did you mean ${similar.join(' or ')}?`),
  )
}

function nameOf({ title, unit }: Pick<StockRow, 'title' | 'unit'>): string {
  return `${title} ${unit}`
}
