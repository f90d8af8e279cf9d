import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { exportCatalogue } from '../../catalog/import/export-catalogue.ts'
import {
  checkCatalogue,
  importCatalogue,
  refuseProblems,
  type CheckedCatalogue,
} from '../../catalog/import/import-catalogue.ts'
import { makePictures } from '../../catalog/import/pictures/make-pictures.ts'
import { fetchWebPictures } from '../../catalog/import/pictures/web-pictures.ts'
import { changesNothing } from '../../catalog/import/plan/plan.ts'
import { countRows } from '../../catalog/import/plan/write-plan.ts'
import { openCatalogueFile } from '../../catalog/import/read/catalogue-file.ts'
import { DECIMAL_MARKS } from '../../catalog/import/read/read-number.ts'
import type { Db } from '../../db/rows.ts'
import { writeWholeFile } from '../../files/write-whole-file.ts'
import { Refusal } from '../../refusal.ts'
import { clerkOption } from '../clerk.ts'
import { command, type Given, group } from '../command.ts'
import { describeDone, describeImport, describeProblems } from '../describe/describe-import.ts'
import { withAdvice } from '../explain-error.ts'
import { messages } from '../operator.messages.en.ts'
import { EXPORT_OPTIONS, flag, option, reader, readExport, resolveFile, word } from '../options.ts'
import { refuseOverwriting } from './order-files.ts'
import { printable } from '../../files/text-table.ts'
import { confirm, print, printProblem, showProgress } from '../print.ts'

/** The products of each list that are shown without --all. */
const SHOWN = 20

const READ = {
  file: word('<file>', 'CSV, JSON or a workbook (.xlsx); files of a dozen other programs are known too', resolveFile),
  pictures: option(
    '--pictures <folder>',
    'pictures that the file names, or that are named after products',
    resolveFile,
  ),
  sheet: option('--sheet <name>', 'the sheet of a workbook, where it is not the first'),
  decimals: option(
    '--decimals <mark>',
    'how to read 1.250 and 1,250 where the column does not tell: the mark before decimals',
    reader((name) => (name === 'point' || name === 'comma' ? DECIMAL_MARKS[name] : undefined), 'It is point or comma.'),
  ),
  withdrawMissing: flag('--withdraw-missing', 'take products off sale that are not in the file'),
  all: flag('--all', `show every row, not the first ${SHOWN} of each list, and every mistake`),
}
type ReadOptions = Given<typeof READ>

const IMPORT = {
  ...READ,
  skipBad: flag('--skip-bad', 'leave out rows that cannot be imported, and import the others'),
  downloadPictures: flag('--download-pictures', 'fetch pictures that the file names by their addresses on the web'),
  as: clerkOption(),
}
type ImportOptions = Given<typeof IMPORT>

export const catalogueCommand = group('catalogue', 'what the shop sells: from a spreadsheet, and into one', [
  command('check', 'shows what importing the file would do, and does nothing', READ).shows(checkFile),
  command('import', 'brings the catalogue to what the file says, all of it or nothing', IMPORT).shows(importFile),
  command('export', 'writes what is on sale into the file', {
    target: word('<file>', 'ends in .csv or .json', readExport),
    stock: flag('--stock', 'with a column of what is on the shelf right now'),
    ...EXPORT_OPTIONS,
    as: clerkOption(),
  }).shows(async (db, { target: { file, format }, stock: withStock = false, arabicHeadings, force, as: clerk }) => {
    refuseOverwriting(file, force)
    const headings = arabicHeadings ? 'ar' : 'en'
    const { content, count } = await exportCatalogue(db, { format, withStock, headings }, clerk)
    await writeWholeFile(file, 0o666, (out) => out.writeFile(content))
    return `${count} products are in ${file}.`
  }),
])

async function checkFile(db: Db, options: ReadOptions): Promise<string> {
  const checked = await check(db, options)
  if (checked.problems.length === 0) return 'Nothing was changed: this was a check.'
  throw new Refusal(400, messages.badRows({ problems: describeProblems(options.file, checked.problems, options.all) }))
}

async function importFile(db: Db, options: ImportOptions): Promise<string> {
  const { file, withdrawMissing = false, as: clerk } = options
  const folder = await mkdtemp(path.join(tmpdir(), 'baqala-pictures-'))
  try {
    const checked = await check(db, options, options.downloadPictures ? folder : undefined)
    await agreeOnProblems(checked, options)
    if (changesNothing(checked.plan, withdrawMissing)) return 'The catalogue says so already: nothing was changed.'
    const toMake = checked.pictures.listToMake()
    // A photograph takes half a second.
    const pictures = showProgress('Pictures', toMake.length, 10)
    const made = await makePictures(toMake, folder, pictures.done).finally(pictures.end)
    const rows = showProgress('Rows', countRows(checked.plan, withdrawMissing))
    const how = { withdrawMissing, note: path.basename(file), made }
    const done = await importCatalogue(db, checked, how, clerk, rows.done).finally(rows.end)
    return describeDone(done, withdrawMissing)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Checks the file and prints the changes that its import would make. Pictures on the web are fetched into `fetched`. */
async function check(db: Db, options: ReadOptions, fetched?: string): Promise<CheckedCatalogue> {
  const { file, pictures: folder, withdrawMissing = false, all } = options
  const fetch = fetched === undefined ? undefined : (addresses: readonly string[]) => fetchInto(fetched, addresses)
  const checked = await checkCatalogue(db, await openCatalogueFile(file), { folder, fetch }, options)
  const { unread, notes } = checked
  if (unread.length > 0) print(printable(`Columns that nobody reads: ${unread.join(', ')}`))
  for (const note of notes) print(printable(withAdvice(note)))
  print(describeImport(file, checked, withdrawMissing, all ? Infinity : SHOWN) + '\n')
  return checked
}

function fetchInto(folder: string, addresses: readonly string[]) {
  const progress = showProgress('Pictures from the web', addresses.length, 10)
  return fetchWebPictures(addresses, folder, { onDone: progress.done }).finally(progress.end)
}

/** Names wrong rows, and asks whether to leave them out. */
async function agreeOnProblems(checked: CheckedCatalogue, options: ImportOptions): Promise<void> {
  const { withdrawMissing = false, skipBad } = options
  if (checked.problems.length === 0) return
  printProblem(describeProblems(options.file, checked.problems, options.all))
  refuseProblems(checked, withdrawMissing)
  const others = checked.rows.length - checked.plan.problems.length
  if (skipBad || (await confirm(`Import the other ${others} without them?`))) return
  throw new Refusal(400, messages.notSkipped({ others }))
}
