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

/** A catalogue file compared with the rules and the catalogue. */
export interface CheckedCatalogue {
  readonly plan: Plan
  readonly rows: readonly WantedRow[]
  readonly problems: readonly Problem[]
  readonly pictures: PictureFinder
  /** Headings that mean no known column. */
  readonly unread: readonly string[]
}

/** Reads a file and plans its import. `imported` is the shop's folder of imported pictures, `folder` the file's own. */
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
  const problems = [...read.problems, ...lost, ...plan.problems].sort(byPlace)
  return { plan, rows, problems, pictures, unread: table.unread }
}

function byPlace(one: Problem, other: Problem): number {
  return one.place.localeCompare(other.place, 'en', { numeric: true })
}

/**
 * Imports a checked file in one transaction. The plan is made anew inside it, since the catalogue may have changed
 * since the check. Returns the plan that was carried out.
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
    const withdrawn = withdrawMissing ? plan.missing.map(({ id }) => id) : []
    await queries.withdrawProducts(tx, withdrawn)
    await recordCounts(tx, plan.counted, { note, clerk })
    return plan
  })
  await analyzeTables(db, ['brands', 'categories', 'subcategories', 'products', 'stock', 'stock_ledger'])
  return done
}
