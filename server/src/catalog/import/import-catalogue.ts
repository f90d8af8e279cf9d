import { analyzeTables } from '../../db/analyze-tables.ts'
import type { Db } from '../../db/rows.ts'
import { inTransaction } from '../../db/transaction.ts'
import { openPictures } from '../../pictures/picture-files.ts'
import { Refusal } from '../../refusal.ts'
import { recordCounts } from '../../stock/stock.ts'
import * as queries from './catalogue.queries.ts'
import { messages } from './import.messages.en.ts'
import { readPictureFolder } from './picture-folder.ts'
import { PictureFinder } from './pictures.ts'
import { makePlan, type Plan } from './plan.ts'
import { readRows, type WantedRow } from './read-rows.ts'
import { readTable } from './read-table.ts'
import type { Problem } from './table.ts'

/** A catalogue file after validation, with the plan of its import. */
export interface CheckedCatalogue {
  readonly plan: Plan
  readonly rows: readonly WantedRow[]
  readonly problems: readonly Problem[]
  readonly pictures: PictureFinder
  /** Headings that mean no known column. */
  readonly unread: readonly string[]
}

/** Reads a file and plans its import. `imported` is the shop's folder of imported pictures, `folder` the shopkeeper's. */
export async function checkCatalogue(
  db: Db,
  file: string,
  { imported, folder }: { imported: string; folder?: string | undefined },
): Promise<CheckedCatalogue> {
  const table = await readTable(file)
  const read = readRows(table)
  const catalogue = await queries.readCatalogue(db)
  const shop = await openPictures(imported)
  const pictures = new PictureFinder(catalogue, shop, await readPictureFolder(folder, shop))
  const rows = read.rows.filter((row) => pictures.problemOf(row) === undefined)
  const lost = read.rows.flatMap((row) => pictures.problemOf(row) ?? [])
  const plan = makePlan(catalogue, rows, pictures)
  const { compare } = new Intl.Collator('en', { numeric: true })
  const problems = [...read.problems, ...lost, ...plan.problems].sort((one, other) => compare(one.place, other.place))
  return { plan, rows, problems, pictures, unread: table.unread }
}

/**
 * Imports a checked file in one transaction. The catalogue may have changed since the check, so the plan is made again
 * inside the transaction and returned. Refuses (409) if more rows have a problem now.
 */
export async function importCatalogue(
  db: Db,
  { rows, pictures, plan: shown }: CheckedCatalogue,
  { withdrawMissing, note, clerk }: { withdrawMissing: boolean; note: string; clerk: string },
): Promise<Plan> {
  const done = await inTransaction(db, async (tx) => {
    await queries.lockCatalogue(tx)
    const plan = makePlan(await queries.readCatalogue(tx), rows, pictures)
    if (plan.problems.length > shown.problems.length) throw new Refusal(409, messages.changedMeanwhile)
    await queries.insertRows(tx, 'brands', plan.made.brands)
    await queries.insertRows(tx, 'categories', plan.made.categories)
    await queries.insertRows(tx, 'subcategories', plan.made.subcategories)
    await queries.insertProducts(tx, plan.added)
    const changed = plan.changed.map(({ product }) => product)
    await queries.updateProducts(tx, changed)
    await queries.updateImages(tx, 'brands', plan.images.brands)
    await queries.updateImages(tx, 'categories', plan.images.categories)
    const missing = plan.missing.map(({ id }) => id)
    if (withdrawMissing) await queries.withdrawProducts(tx, missing)
    await recordCounts(tx, plan.counted, { note, clerk })
    return plan
  })
  await analyzeTables(db, ['brands', 'categories', 'subcategories', 'products', 'stock', 'stock_ledger'])
  return done
}
