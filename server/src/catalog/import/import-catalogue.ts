import { analyzeTables } from '../../db/analyze-tables.ts'
import { allowLongWork } from '../../db/long-work.ts'
import type { Db } from '../../db/rows.ts'
import { inTransaction } from '../../db/transaction.ts'
import { openPictures } from '../../pictures/picture-files.ts'
import { Refusal, type Message } from '../../refusal.ts'
import type { Clerk } from '../../staff/clerk.ts'
import { lockCatalogue, readCatalogue } from './catalogue.queries.ts'
import { messages } from './import.messages.en.ts'
import { readPictureFolder } from './pictures/picture-folder.ts'
import { PictureFinder } from './pictures/pictures.ts'
import { makePlan, type Plan } from './plan/plan.ts'
import { readRows, type WantedRow } from './read/read-rows.ts'
import { readTable } from './read/read-table.ts'
import type { Problem } from './read/table.ts'
import { listWebPictures, type WebPictures } from './pictures/web-pictures.ts'
import { writePlan, type ImportOptions } from './plan/write-plan.ts'

/** A catalogue file after validation, with the plan of its import. */
export interface CheckedCatalogue {
  readonly plan: Plan
  readonly rows: readonly WantedRow[]
  readonly problems: readonly Problem[]
  readonly pictures: PictureFinder
  /** The file's headings, and those of them that mean no known column. */
  readonly headings: readonly string[]
  readonly unread: readonly string[]
  /** How the file was understood. */
  readonly notes: readonly Message[]
}

interface PictureSources {
  /** The shop's folder of imported pictures. */
  readonly imported: string
  /** The shopkeeper's folder. */
  readonly folder?: string | undefined
  /** Fetches pictures that the file names by their addresses on the web. Without it they are left out. */
  readonly fetch?: ((addresses: readonly string[]) => Promise<WebPictures>) | undefined
}

/** Reads a file and plans its import. */
export async function checkCatalogue(db: Db, file: string, sources: PictureSources): Promise<CheckedCatalogue> {
  const table = await readTable(file)
  const read = readRows(table)
  const shop = await openPictures(sources.imported)
  const addresses = listWebPictures(read.rows)
  const web = (await sources.fetch?.(addresses)) ?? { files: new Map(), notes: leftOut(addresses.length) }
  const catalogue = await inTransaction(db, async (tx) => {
    await allowLongWork(tx)
    return readCatalogue(tx)
  })
  const pictures = new PictureFinder(catalogue, shop, await readPictureFolder(sources.folder, shop), web.files)
  const lost = read.rows.map((row) => pictures.problemOf(row))
  const rows = read.rows.filter((_, index) => lost[index] === undefined)
  const { headings, unread } = table
  const plan = makePlan(catalogue, { rows, headings }, pictures)
  const problems = inOrder([...read.problems, ...lost.filter((problem) => problem !== undefined), ...plan.problems])
  return { plan, rows, problems, pictures, headings, unread, notes: [...table.notes, ...read.notes, ...web.notes] }
}

function leftOut(count: number): Message[] {
  return count === 0 ? [] : [messages.webPicturesLeftOut({ count })]
}

/** Sorts problems by the numbers of their lines. */
function inOrder(problems: readonly Problem[]): Problem[] {
  const numberOf = ({ place }: Problem) => Number(/\d+/.exec(place)?.[0])
  return problems.toSorted((one, other) => numberOf(one) - numberOf(other))
}

/**
 * Imports a checked file in one transaction. The catalogue may have changed since the check, so the plan is made again
 * inside the transaction and returned. Refuses (409) if more rows have a problem now. `onDone` is called with the number of
 * rows written so far.
 */
export async function importCatalogue(
  db: Db,
  { rows, headings, pictures, plan: shown }: CheckedCatalogue,
  options: ImportOptions,
  clerk: Clerk,
  onDone: (rows: number) => void = () => undefined,
): Promise<Plan> {
  const done = await inTransaction(db, async (tx) => {
    await allowLongWork(tx)
    await lockCatalogue(tx)
    const plan = makePlan(await readCatalogue(tx), { rows, headings }, pictures)
    if (plan.problems.length > shown.problems.length) throw new Refusal(409, messages.changedMeanwhile)
    await writePlan(tx, plan, options, clerk, onDone)
    return plan
  })
  await analyzeTables(db, ['brands', 'categories', 'subcategories', 'products', 'stock', 'stock_ledger'])
  return done
}
