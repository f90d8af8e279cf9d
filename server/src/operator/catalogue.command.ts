import { Command, InvalidArgumentError } from 'commander'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { exportCatalogue } from '../catalog/import/export-catalogue.ts'
import { checkCatalogue, importCatalogue, type CheckedCatalogue } from '../catalog/import/import-catalogue.ts'
import { makePictures } from '../catalog/import/pictures.ts'
import { changesNothing } from '../catalog/import/plan.ts'
import { formatOf } from '../catalog/import/read-table.ts'
import { Refusal } from '../refusal.ts'
import { clerkOption } from './clerk.ts'
import { confirm } from './confirm.ts'
import { describeDone, describeImport, describeProblems } from './describe-import.ts'
import { messages } from './operator.messages.en.ts'
import { print } from './print.ts'
import { showProgress } from './progress.ts'
import { resolveFile } from './resolve-file.ts'
import { withShop, type Shop } from './with-shop.ts'
import { writeWholeFile } from './write-whole-file.ts'

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

/** `baqala catalogue …` imports and exports the products. */
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
    .option('--pictures <folder>', 'pictures that the file names, or that are named after products', resolveFile)
    .option('--withdraw-missing', 'take products off sale that are not in the file')
    .option('--all', `show every row, not the first ${SHOWN} of each list`)
}

function catalogueFile(file: string): string {
  if (formatOf(file) === undefined) throw new InvalidArgumentError('It must end in .csv or .json.')
  return resolveFile(file)
}

async function check(shop: Shop, file: string, options: CheckOptions): Promise<void> {
  const checked = await prepare(shop, file, options)
  if (checked.problems.length > 0) {
    throw new Refusal(400, messages.badRows({ problems: describeProblems(file, checked.problems, max(options)) }))
  }
  print('Nothing was changed: this was a check.')
}

async function importFile(shop: Shop, file: string, options: ImportOptions): Promise<void> {
  const checked = await prepare(shop, file, options)
  await agreeOnProblems(checked, file, options)
  const { toMake } = checked.pictures
  // A photograph takes about a second.
  const progress = showProgress('Pictures', toMake.length, 10)
  await makePictures(toMake, shop.config.picturesFolder, progress.done).finally(progress.end)
  const { withdrawMissing = false, as: clerk } = options
  if (changesNothing(checked.plan) && !(withdrawMissing && checked.plan.missing.length > 0)) {
    print('The catalogue says so already: nothing was changed.')
    return
  }
  const done = await importCatalogue(shop.db, checked, { withdrawMissing, note: path.basename(file), clerk })
  print(describeDone(done, withdrawMissing))
}

/** Checks the file and prints the changes that its import would make. */
async function prepare({ db, config }: Shop, file: string, options: CheckOptions): Promise<CheckedCatalogue> {
  const checked = await checkCatalogue(db, file, { imported: config.picturesFolder, folder: options.pictures })
  if (checked.unread.length > 0) print(`Columns that nobody reads: ${checked.unread.join(', ')}\n`)
  const { withdrawMissing = false } = options
  print(describeImport(file, checked, { withdrawMissing, max: max(options) }) + '\n')
  return checked
}

/** Refuses a file with wrong rows unless the shopkeeper agrees to leave them out. */
async function agreeOnProblems(checked: CheckedCatalogue, file: string, options: ImportOptions): Promise<void> {
  if (checked.problems.length === 0) return
  const problems = describeProblems(file, checked.problems, max(options))
  if (options.withdrawMissing) throw new Refusal(400, messages.badRowsWhenWithdrawing({ problems }))
  const others = checked.rows.length - checked.plan.problems.length
  if (others === 0) throw new Refusal(400, messages.badRows({ problems }))
  const skip = options.skipBad ?? (await confirm(`${problems}\nImport the other ${others} without them?`))
  if (!skip) throw new Refusal(400, messages.notSkipped({ problems, others }))
  if (options.skipBad) process.stderr.write(`${problems}\n`)
}

async function exportFile({ db }: Shop, file: string, options: ExportOptions): Promise<void> {
  if (existsSync(file) && !options.force) throw new Refusal(409, messages.fileExists({ file: path.basename(file) }))
  const { content, count } = await exportCatalogue(db, {
    format: formatOf(file) ?? 'csv',
    withStock: options.stock === true,
    headings: options.arabicHeadings ? 'ar' : 'en',
  })
  await writeWholeFile(file, 0o666, (out) => out.writeFile(content))
  print(`${count} products are in ${file}.`)
}

function max({ all }: CheckOptions): number {
  return all ? Infinity : SHOWN
}
