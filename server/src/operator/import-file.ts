/** The steps of `baqala catalogue check` and `import`: what they print, ask and do, in this order. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { checkCatalogue, importCatalogue, type CheckedCatalogue } from '../catalog/import/import-catalogue.ts'
import { makePictures } from '../catalog/import/pictures/pictures.ts'
import { changesNothing } from '../catalog/import/plan/plan.ts'
import { openCatalogueFile } from '../catalog/import/read/catalogue-file.ts'
import type { DecimalMark } from '../catalog/import/read/read-number.ts'
import { fetchWebPictures } from '../catalog/import/pictures/web-pictures.ts'
import { countRows } from '../catalog/import/plan/write-plan.ts'
import { Refusal } from '../refusal.ts'
import type { Clerk } from '../staff/clerk.ts'
import { knownClerk } from './clerk.ts'
import { confirm, print, printable, printProblem } from './print.ts'
import { describeDone, describeImport, describeProblems } from './describe/describe-import.ts'
import { withAdvice } from './explain-error.ts'
import { messages } from './operator.messages.en.ts'
import { showProgress } from './progress.ts'
import type { Shop } from './with-shop.ts'

export interface CheckOptions {
  readonly pictures?: string
  readonly withdrawMissing?: true
  readonly all?: true
  readonly sheet?: string
  readonly decimals?: DecimalMark
}

export interface ImportOptions extends CheckOptions {
  readonly skipBad?: true
  readonly downloadPictures?: true
  readonly as: Clerk
}

/** So many products of each list are shown without --all. */
export const SHOWN = 20

export async function checkFile(shop: Shop, file: string, options: CheckOptions): Promise<void> {
  const checked = await check(shop, file, options)
  if (checked.problems.length > 0) {
    throw new Refusal(400, messages.badRows({ problems: problemsOf(checked, file, options) }))
  }
  print('Nothing was changed: this was a check.')
}

export async function importFile(shop: Shop, file: string, options: ImportOptions): Promise<void> {
  const pictures = await mkdtemp(path.join(tmpdir(), 'baqala-pictures-'))
  try {
    const checked = await check(shop, file, options, options.downloadPictures ? pictures : undefined)
    await agreeOnProblems(checked, file, options)
    await importChecked(shop, checked, file, { ...options, made: pictures })
  } finally {
    await rm(pictures, { recursive: true, force: true })
  }
}

/** Checks the file and prints the changes that its import would make. Pictures on the web are fetched into `fetched`. */
async function check(
  { db }: Shop,
  file: string,
  { pictures, withdrawMissing, all, sheet, decimals }: CheckOptions,
  fetched?: string,
): Promise<CheckedCatalogue> {
  const sources = {
    folder: pictures,
    fetch: fetched === undefined ? undefined : (addresses: readonly string[]) => fetchInto(fetched, addresses),
  }
  const checked = await checkCatalogue(db, await openCatalogueFile(file), sources, { sheet, decimals })
  const { unread, notes } = checked
  const read = unread.length > 0 ? [`Columns that nobody reads: ${unread.join(', ')}`] : []
  for (const line of [...read, ...notes.map(withAdvice)]) print(printable(line))
  print(
    describeImport(file, checked, { withdrawMissing: withdrawMissing === true, max: all ? Infinity : SHOWN }) + '\n',
  )
  return checked
}

function fetchInto(folder: string, addresses: readonly string[]) {
  const progress = showProgress('Pictures from the web', addresses.length, 10)
  return fetchWebPictures(addresses, folder, { onDone: progress.done }).finally(progress.end)
}

/** Refuses a file with wrong rows unless the shopkeeper agrees to leave them out. */
async function agreeOnProblems(checked: CheckedCatalogue, file: string, options: ImportOptions): Promise<void> {
  if (checked.problems.length === 0) return
  const problems = problemsOf(checked, file, options)
  if (options.withdrawMissing) throw new Refusal(400, messages.badRowsWhenWithdrawing({ problems }))
  const others = checked.rows.length - checked.plan.problems.length
  if (others === 0) throw new Refusal(400, messages.badRows({ problems }))
  const skip = options.skipBad ?? (await confirm(`${problems}\nImport the other ${others} without them?`))
  if (!skip) throw new Refusal(400, messages.notSkipped({ problems, others }))
  if (options.skipBad) printProblem(problems)
}

/** Imports the file. Its pictures are made into the folder `made` before. */
async function importChecked(
  { db }: Shop,
  checked: CheckedCatalogue,
  file: string,
  { withdrawMissing: withdraws, as, made: folder }: ImportOptions & { readonly made: string },
) {
  const withdrawMissing = withdraws === true
  if (changesNothing(checked.plan, withdrawMissing)) {
    print('The catalogue says so already: nothing was changed.')
    return
  }
  const { toMake } = checked.pictures
  // A photograph takes half a second.
  const pictures = showProgress('Pictures', toMake.length, 10)
  const made = await makePictures(toMake, folder, pictures.done).finally(pictures.end)
  const rows = showProgress('Rows', countRows(checked.plan, withdrawMissing))
  const how = { withdrawMissing, note: path.basename(file), made }
  const clerk = await knownClerk(db, as)
  const done = await importCatalogue(db, checked, how, clerk, rows.done).finally(rows.end)
  print(describeDone(done, withdrawMissing))
}

function problemsOf(checked: CheckedCatalogue, file: string, { all }: CheckOptions): string {
  return describeProblems(file, checked.problems, all === true)
}
