/** Keeps the products that an import changes as they were, so that it can be undone until it is forgotten. */
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Db } from '../../db/rows.ts'
import { orRefuse } from '../../refusal.ts'
import { addToLog, type Clerk } from '../../staff/log.queries.ts'
import type { Catalogue } from '../whole-catalogue.queries.ts'
import { exportProducts } from './export-catalogue.ts'
import { messages } from './import.messages.en.ts'
import type { StockMove } from '../../stock/stock.ts'
import { findImport, insertImport, type ImportCounts } from './imports.queries.ts'
import { countPlan, type Plan } from './plan/plan.ts'
import type { ImportOptions } from './plan/write-plan.ts'

const pack = promisify(gzip)
const unpack = promisify(gunzip)

interface ImportToKeep extends ImportOptions {
  /** As it was before. */
  readonly catalogue: Catalogue
  readonly plan: Plan
  readonly stockMoves: readonly StockMove[]
  readonly refused: number
}

/** Keeps what undoes an import, in its transaction, and writes it into the log. Returns its id. */
export async function keepImport(
  tx: Db,
  { catalogue, plan, stockMoves, refused, withdrawMissing, note: file }: ImportToKeep,
  clerk: Clerk,
): Promise<string> {
  const withdrawn = withdrawMissing ? plan.missing.map(({ id }) => id) : []
  const added = plan.added.map(({ id }) => id)
  const touched = new Set([...plan.changed.map(({ after }) => after.id), ...withdrawn])
  const before = catalogue.products.filter(({ id }) => touched.has(id))
  const counts: ImportCounts = { ...countPlan(plan, withdrawMissing), refused }
  await addToLog(tx, clerk, [{ what: 'import done', kind: 'import', id: file, after: counts }])
  const kept = {
    ...{ file, counts, written: [...added, ...touched] },
    putOnSale: [...added, ...before.flatMap(({ id, isWithdrawn }) => (isWithdrawn ? id : []))],
    counted: stockMoves,
    made: {
      category: plan.made.categories.map(({ id }) => id),
      subcategory: plan.made.subcategories.map(({ id }) => id),
      brand: plan.made.brands.map(({ id }) => id),
    },
    before: await pack(exportProducts(catalogue, before)),
  }
  return insertImport(tx, kept, clerk)
}

/** The kept products of an import as JSON that importCatalogue reads, and what else undoes it. Refused with 404. */
export async function readKept(db: Db, id: string) {
  const kept = orRefuse(await findImport(db, id), messages.importNotFound)
  return { ...kept, before: (await unpack(kept.before)).toString() }
}
