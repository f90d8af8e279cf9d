import { Command, InvalidArgumentError } from 'commander'
import { existsSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readBook } from './catalogue-book.queries.ts'
import { makePictures, type PictureToMake } from './catalogue-pictures.ts'
import { changesNothing } from './catalogue-plan.ts'
import { describeDone, describeImport, describeProblems } from './catalogue-report.ts'
import { formatOf, readTable } from './catalogue-table.ts'
import { clerkOption } from './clerk.ts'
import { confirm } from './confirm.ts'
import { writeCsv, writeJson } from './export-catalogue.ts'
import { fileNamed } from './file-named.ts'
import { carryOut, prepareImport, type Import } from './import-catalogue.ts'
import { showProgress } from './progress.ts'
import { Refused } from './refused.ts'
import { tell } from './tell.ts'
import { withShop, type Shop } from './with-shop.ts'

interface CheckOptions {
  readonly pictures?: string
  readonly withdrawMissing?: true
  readonly all?: true
}

interface ImportOptions extends CheckOptions {
  readonly skipBad?: true
  readonly as: string
}

interface ExportOptions {
  readonly stock?: true
  readonly arabicHeadings?: true
  readonly force?: true
}

const SHOWN = 20

/** `baqala catalogue …`: what the shop sells, from a spreadsheet and back into one. */
export function catalogueCommand(): Command {
  const catalogue = new Command('catalogue').description('what the shop sells: from a spreadsheet, and into one')
  forFile(catalogue.command('check'), 'shows what importing the file would do, and does nothing').action(
    (file: string, options: CheckOptions) => withShop((shop) => check(shop, file, options)),
  )
  forFile(catalogue.command('import'), 'brings the catalogue to what the file says, all of it or nothing')
    .option('--skip-bad', 'leave out rows that cannot be imported, and import the others')
    .addOption(clerkOption())
    .action((file: string, options: ImportOptions) => withShop((shop) => importFile(shop, file, options)))
  catalogue
    .command('export')
    .description('writes what is on sale into the file')
    .argument('<file>', 'ends in .csv or .json', catalogueFile)
    .option('--stock', 'with a column of what is on the shelf right now')
    .option('--arabic-headings', 'with Arabic column headings (CSV)')
    .option('--force', 'over a file that is there already')
    .action((file: string, options: ExportOptions) => withShop((shop) => exportFile(shop, file, options)))
  return catalogue
}

function forFile(command: Command, description: string): Command {
  return command
    .description(description)
    .argument('<file>', 'ends in .csv, .tsv, .txt or .json', catalogueFile)
    .option(
      '--pictures <folder>',
      'where the pictures lie that the file names, or that are named after products',
      fileNamed,
    )
    .option('--withdraw-missing', 'take products off sale that are not in the file')
    .option('--all', `show every row, not the first ${SHOWN} of each list`)
}

function catalogueFile(file: string): string {
  if (formatOf(file) === undefined) throw new InvalidArgumentError('It must end in .csv or .json.')
  return fileNamed(file)
}

async function check(shop: Shop, file: string, options: CheckOptions): Promise<void> {
  const found = await prepare(shop, file, options)
  if (found.problems.length > 0) throw new Refused(describeProblems(file, found.problems, shown(options)))
  tell('Nothing was changed: this was a check.')
}

async function importFile(shop: Shop, file: string, options: ImportOptions): Promise<void> {
  const found = await prepare(shop, file, options)
  await agreeOnProblems(found, file, options)
  await makeAll(found.pictures.toMake(), shop.config.picturesFolder)
  const withdrawMissing = options.withdrawMissing === true
  if (changesNothing(found.plan) && !(withdrawMissing && found.plan.missing.length > 0)) {
    tell('The catalogue says so already: nothing was changed.')
    return
  }
  const done = await carryOut(shop.db, found, { withdrawMissing, note: path.basename(file), clerk: options.as })
  tell(describeDone(done, withdrawMissing))
}

async function makeAll(pictures: readonly PictureToMake[], folder: string): Promise<void> {
  if (pictures.length === 0) return
  // A photograph takes about a second.
  const progress = showProgress('Pictures', pictures.length, 10)
  await makePictures(pictures, folder, progress.done).finally(progress.end)
}

/** Reads the file and says what it would do. */
async function prepare({ db, config }: Shop, file: string, options: CheckOptions): Promise<Import> {
  const table = await readTable(file, formatOf(file) ?? 'csv')
  if (table.unread.length > 0) tell(`Columns that nobody reads: ${table.unread.join(', ')}\n`)
  const found = await prepareImport(db, table, { imported: config.picturesFolder, folder: options.pictures })
  const withdrawMissing = options.withdrawMissing === true
  tell(describeImport(found, { file, withdrawMissing, most: shown(options) }) + '\n')
  return found
}

async function agreeOnProblems({ problems, rows, plan }: Import, file: string, options: ImportOptions): Promise<void> {
  if (problems.length === 0) return
  const list = describeProblems(file, problems, shown(options))
  if (options.withdrawMissing) {
    throw new Refused(
      `${list}\nWith --withdraw-missing every row must be right: a wrong one may be of a product you sell.`,
    )
  }
  const others = rows.length - plan.problems.length
  if (others === 0) throw new Refused(list)
  const skip = options.skipBad ?? (await confirm(`${list}\nImport the other ${others} without them?`))
  if (!skip) throw new Refused(`${list}\nNothing was imported. --skip-bad imports the other ${others} without them.`)
  if (options.skipBad) process.stderr.write(`${list}\n`)
}

async function exportFile({ db }: Shop, file: string, options: ExportOptions): Promise<void> {
  if (existsSync(file) && !options.force)
    throw new Refused(`${path.basename(file)} is there already. --force writes over it.`)
  const book = await readBook(db)
  const wishes = { stock: options.stock === true, headings: options.arabicHeadings ? 'ar' : 'en' } as const
  const content = formatOf(file) === 'json' ? writeJson(book, wishes) : writeCsv(book, wishes)
  const unfinished = `${file}.${process.pid}.unfinished`
  await writeFile(unfinished, content)
  await rename(unfinished, file)
  const count = book.products.filter(({ isWithdrawn }) => !isWithdrawn).length
  tell(`${count} products are in ${file}.`)
}

function shown({ all }: CheckOptions): number {
  return all ? Infinity : SHOWN
}
