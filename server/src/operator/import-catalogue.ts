import { inTransaction } from '../db/transaction.ts'
import type { Db } from '../db/rows.ts'
import { openPictures } from '../pictures/picture-files.ts'
import { insertLedgerLines } from '../stock/stock.queries.ts'
import * as queries from './catalogue-book.queries.ts'
import { openPictureFolder } from './catalogue-picture-folder.ts'
import { findPictures, type PicturesFound } from './catalogue-pictures.ts'
import { makePlan, type Plan } from './catalogue-plan.ts'
import { readRows, type WantedRow } from './catalogue-rows.ts'
import { Refused } from './refused.ts'
import type { Problem, Table } from './catalogue-table.ts'
import { tidyTables } from './tidy-tables.queries.ts'

const WRITTEN = ['brands', 'categories', 'subcategories', 'products', 'stock', 'stock_ledger']

/** A file held against the rules and the catalogue: what it would do, and what cannot be done. */
export interface Import {
  readonly plan: Plan
  readonly rows: readonly WantedRow[]
  readonly problems: readonly Problem[]
  readonly pictures: PicturesFound
  readonly unreadablePictures: ReadonlySet<string>
}

/** What the stock ledger says beside a count. */
export interface LedgerWords {
  readonly note: string
  readonly clerk: string
}

/** `imported`: where the shop keeps imported pictures. `folder`: where those of the file lie, where it brings some. */
export async function prepareImport(
  db: Db,
  table: Table,
  { imported, folder }: { imported: string; folder?: string | undefined },
): Promise<Import> {
  const read = readRows(table)
  const book = await queries.readBook(db)
  const shop = await openPictures(imported)
  const given = await openPictureFolder(folder, shop)
  const pictures = findPictures(book, shop, given)
  const judged = read.rows.map((row) => ({ row, problem: pictures.problemOf(row) }))
  const rows = judged.filter(({ problem }) => problem === undefined).map(({ row }) => row)
  const lost = judged.flatMap(({ problem }) => problem ?? [])
  const plan = makePlan(book, rows, pictures)
  const problems = [...read.problems, ...lost, ...plan.problems].sort(byPlace)
  return { plan, rows, problems, pictures, unreadablePictures: given.unreadable }
}

function byPlace(one: Problem, other: Problem): number {
  return one.place.localeCompare(other.place, 'en', { numeric: true })
}

/**
 * Carries an import out in one transaction, by a plan made inside it: the catalogue may have changed since the first
 * was shown. Returns what was done.
 */
export async function carryOut(
  db: Db,
  { rows, pictures, plan: shown }: Import,
  { withdrawMissing, ...words }: LedgerWords & { withdrawMissing: boolean },
): Promise<Plan> {
  const done = await inTransaction(db, async (tx) => {
    await queries.lockCatalogue(tx)
    const plan = makePlan(await queries.readBook(tx), rows, pictures)
    if (plan.problems.length > shown.problems.length) {
      throw new Refused(
        'The catalogue was changed meanwhile, and not all rows fit it any more. Nothing was imported; try again.',
      )
    }
    await queries.insertBrands(tx, plan.made.brands)
    await queries.insertCategories(tx, plan.made.categories)
    await queries.insertSubcategories(tx, plan.made.subcategories)
    await queries.insertProducts(tx, plan.added)
    const changed = plan.changed.map(({ product }) => product)
    await queries.updateProducts(tx, changed)
    await queries.updateImages(tx, 'brands', plan.images.brands)
    await queries.updateImages(tx, 'categories', plan.images.categories)
    const gone = withdrawMissing ? plan.missing.map(({ id }) => id) : []
    await queries.withdrawProducts(tx, gone)
    await countStock(tx, plan, words)
    return plan
  })
  await tidyTables(db, WRITTEN)
  return done
}

/** Pieces may be ordered while a file is read; what the ledger needs is the difference to what is there now. */
async function countStock(tx: Db, { counted }: Plan, words: LedgerWords): Promise<void> {
  if (counted.length === 0) return
  const ids = counted.map(({ id }) => id)
  const onHand = await queries.lockStock(tx, ids)
  const lines = counted.map(({ id, count, isNew }) => {
    const reason = isNew ? ('opening stock' as const) : ('counted' as const)
    return { productId: id, change: count - (onHand.get(id) ?? 0), reason, ...words }
  })
  await insertLedgerLines(tx, lines)
}
