import { analyzeTables } from '../../db/analyze-tables.ts'
import { allowLongWork, inTransaction, type Db } from '../../db/transaction.ts'
import { readShopPictures } from '../../pictures/shop-pictures.ts'
import { Refusal } from '../../refusal.ts'
import type { Clerk } from '../../staff/log.queries.ts'
import { keepImport } from './kept-imports.ts'
import { lockCatalogue, readCatalogue } from '../whole-catalogue.queries.ts'
import { messages } from './import.messages.en.ts'
import { readPictureFolder } from './pictures/picture-folder.ts'
import { makePictureFinder, type PictureFinder } from './pictures/find-pictures.ts'
import { insertMade, type MadePicture } from './pictures/make-pictures.ts'
import { makePlan, type Plan } from './plan/plan.ts'
import type { CatalogueFile } from './read/catalogue-file.ts'
import { readRows, type WantedRow } from './read/read-rows.ts'
import { readTable, type Choices } from './read/read-table.ts'
import { countPlaces, lineOf, type Table } from './read/table.ts'
import { listWebPictures, type WebPictures } from './pictures/web-pictures.ts'
import { writePlan, type ImportOptions } from './plan/write-plan.ts'

/** A catalogue file after validation, with the plan of its import. */
export interface CheckedCatalogue extends Required<Omit<Table, 'rows'>> {
  readonly plan: Plan
  readonly rows: readonly WantedRow[]
  readonly pictures: PictureFinder
}

interface PictureSources {
  /** The shopkeeper's folder of pictures. */
  readonly folder?: string | undefined
  /** Fetches pictures that the file names by their addresses on the web. Without it they are left out. */
  readonly fetch?: ((addresses: readonly string[]) => Promise<WebPictures>) | undefined
}

/** Reads a file and plans its import. Refused with 400 or 413 if it is no catalogue at all. */
export async function checkCatalogue(
  db: Db,
  file: CatalogueFile,
  sources: PictureSources = {},
  choices: Choices = {},
): Promise<CheckedCatalogue> {
  const table = await readTable(file, choices)
  const { rows, ...read } = await readRows(table, choices)
  const shop = await readShopPictures(db)
  const addresses = listWebPictures(rows)
  const leftOut = addresses.length > 0 ? [messages.webPicturesLeftOut({ count: addresses.length })] : []
  const web = (await sources.fetch?.(addresses)) ?? { files: new Map(), notes: leftOut }
  const catalogue = await inTransaction(db, async (tx) => {
    await allowLongWork(tx)
    return readCatalogue(tx)
  })
  const pictures = makePictureFinder(catalogue, shop, await readPictureFolder(sources.folder, shop), web.files)
  const { headings, unread, sheets = [] } = table
  const plan = await makePlan(catalogue, { rows, headings }, pictures)
  const problems = [...read.problems, ...plan.problems].toSorted((one, other) => lineOf(one) - lineOf(other))
  const notes = [...table.notes, ...read.notes, ...web.notes]
  return { plan, rows, problems, pictures, headings, unread, sheets, notes }
}

/** Rows with a problem may be left out, but not all rows, nor where what is missing from the file goes off sale: refused (400). */
export function refuseProblems({ problems, rows, plan }: CheckedCatalogue, withdrawMissing: boolean): void {
  if (problems.length === 0) return
  if (withdrawMissing) throw new Refusal(400, messages.mendBeforeWithdrawing)
  if (rows.length === plan.problems.length) throw new Refusal(400, messages.noRowFits)
}

interface HowToImport extends ImportOptions {
  /** Its new pictures. */
  readonly made?: readonly MadePicture[]
  /** Throws where this person may not do it. */
  readonly allow?: (plan: Plan) => void
}

/**
 * Imports a checked file in one transaction, and keeps what undoes it (undo-import.ts). The catalogue may have changed since the
 * check, so the plan is made again inside the transaction and returned. Refused as in {@link refuseProblems}, and (409) if a row
 * has a problem now that had none. `onDone` is called with the number of rows written so far. `importId`: its number among the imports that can be undone.
 */
export async function importCatalogue(
  db: Db,
  checked: CheckedCatalogue,
  { made = [], allow, ...options }: HowToImport,
  clerk: Clerk,
  onDone?: (rows: number) => void,
) {
  refuseProblems(checked, options.withdrawMissing)
  const { rows, headings, pictures, plan: shown, problems } = checked
  const done = await inTransaction(db, async (tx) => {
    await allowLongWork(tx)
    await lockCatalogue(tx)
    const catalogue = await readCatalogue(tx)
    const plan = await makePlan(catalogue, { rows, headings }, pictures)
    allow?.(plan)
    await insertMade(tx, made)
    const wereShown = new Set(shown.problems.map(({ place }) => place))
    const isSound =
      plan.problems.every(({ place }) => wereShown.has(place)) && pictures.isStillIn(await readShopPictures(tx))
    if (!isSound) throw new Refusal(409, messages.changedMeanwhile)
    const stockMoves = await writePlan(tx, plan, options, clerk, onDone)
    const refused = countPlaces(problems)
    const importId = await keepImport(tx, { catalogue, plan, stockMoves, refused, ...options }, clerk)
    return { ...plan, importId }
  })
  await analyzeTables(db, ['brands', 'categories', 'subcategories', 'products', 'stock', 'stock_ledger'])
  return done
}
