import type { Db } from '../../../db/rows.ts'
import { recordCounts, type StockMove } from '../../../stock/stock.ts'
import { addToLog, type Clerk } from '../../../staff/log.queries.ts'
import { hasOtherPrices, priceEntry } from '../../price-values.ts'
import * as queries from '../../whole-catalogue.queries.ts'
import type { Plan } from './plan.ts'

export interface ImportOptions {
  /** Whether products that the file does not name are taken off sale. */
  readonly withdrawMissing: boolean
  /** For the stock ledger. */
  readonly note: string
}

// PostgreSQL takes well under a second for this many rows.
const ROWS_AT_ONCE = 1_000

/**
 * Writes the plan, a thousand rows a statement. `onDone` is called with the number of rows written so far. Returns the pieces that
 * came onto each shelf, or went off it.
 */
export async function writePlan(
  tx: Db,
  plan: Plan,
  { withdrawMissing, note }: ImportOptions,
  clerk: Clerk,
  onDone: (rows: number) => void = () => undefined,
): Promise<StockMove[]> {
  let done = 0
  async function inBatches<Row>(rows: readonly Row[], write: (batch: readonly Row[]) => Promise<void>) {
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      const batch = rows.slice(from, from + ROWS_AT_ONCE)
      await write(batch)
      onDone((done += batch.length))
    }
  }
  await queries.insertRows(tx, 'brands', plan.made.brands)
  await queries.insertRows(tx, 'categories', plan.made.categories)
  await queries.insertRows(tx, 'subcategories', plan.made.subcategories)
  await inBatches(plan.added, (products) => queries.insertProducts(tx, products))
  await inBatches(plan.changed, async (changes) => {
    const products = changes.map(({ after }) => after)
    await queries.updateProducts(tx, products)
    const repriced = changes.filter(({ before, after }) => hasOtherPrices(before, after))
    const entries = repriced.map(({ before, after }) => priceEntry(after.id, before, after))
    await addToLog(tx, clerk, entries)
  })
  await queries.updateImages(tx, 'brands', plan.images.brands)
  await queries.updateImages(tx, 'categories', plan.images.categories)
  const withdrawn = withdrawMissing ? plan.missing.map(({ id }) => id) : []
  await inBatches(withdrawn, (ids) => queries.withdrawProducts(tx, ids))
  // Stock is locked in the order of product ids, as by orders, to prevent deadlocks.
  const counted = plan.counted.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const moved: StockMove[] = []
  await inBatches(counted, async (counts) => void moved.push(...(await recordCounts(tx, counts, note, clerk))))
  return moved
}

export function countRows({ added, changed, missing, counted }: Plan, withdrawMissing: boolean): number {
  return added.length + changed.length + counted.length + (withdrawMissing ? missing.length : 0)
}
