import { Command, InvalidArgumentError, Option } from 'commander'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { exportCatalogue } from '../catalog/import/export-catalogue.ts'
import { DECIMAL_MARKS, type DecimalMark } from '../catalog/import/read/read-number.ts'
import { formatOf } from '../catalog/import/read/read-table.ts'
import { Refusal } from '../refusal.ts'
import { clerkOption } from './clerk.ts'
import { checkFile, importFile, SHOWN, type CheckOptions, type ImportOptions } from './import-file.ts'
import { messages } from './operator.messages.en.ts'
import { print } from './print.ts'
import { resolveFile } from './options.ts'
import { withShop, type Shop } from './with-shop.ts'
import { writeWholeFile } from '../files/write-whole-file.ts'

interface ExportOptions {
  readonly stock?: true
  readonly arabicHeadings?: true
  readonly force?: true
}

/** `baqala catalogue …` imports and exports the products. */
export function catalogueCommand(): Command {
  const catalogue = new Command('catalogue').description('what the shop sells: from a spreadsheet, and into one')
  forFile(catalogue.command('check'), 'shows what importing the file would do, and does nothing').action(
    (file: string, options: CheckOptions) => withShop((shop) => checkFile(shop, file, options)),
  )
  forFile(catalogue.command('import'), 'brings the catalogue to what the file says, all of it or nothing')
    .option('--skip-bad', 'leave out rows that cannot be imported, and import the others')
    .option('--download-pictures', 'fetch pictures that the file names by their addresses on the web')
    .addOption(clerkOption())
    .action((file: string, options: ImportOptions) => withShop((shop) => importFile(shop, file, options)))
  catalogue
    .command('export')
    .description('writes what is on sale into the file')
    .argument('<file>', 'ends in .csv or .json', exportTo)
    .option('--stock', 'with a column of what is on the shelf right now')
    .option('--arabic-headings', 'with Arabic column headings (CSV)')
    .option('--force', 'over a file that is there already')
    .action((file: string, options: ExportOptions) => withShop((shop) => exportFile(shop, file, options)))
  return catalogue
}

function forFile(command: Command, description: string): Command {
  return command
    .description(description)
    .argument('<file>', 'CSV, JSON or a workbook (.xlsx); files of a dozen other programs are known too', resolveFile)
    .option('--pictures <folder>', 'pictures that the file names, or that are named after products', resolveFile)
    .option('--sheet <name>', 'the sheet of a workbook, where it is not the first')
    .addOption(
      new Option(
        '--decimals <mark>',
        'how to read 1.250 and 1,250 where the column does not tell: the mark before decimals',
      ).argParser(readMark),
    )
    .option('--withdraw-missing', 'take products off sale that are not in the file')
    .option('--all', `show every row, not the first ${SHOWN} of each list, and every mistake`)
}

function readMark(word: string): DecimalMark {
  if (word !== 'point' && word !== 'comma') throw new InvalidArgumentError('It is point or comma.')
  return DECIMAL_MARKS[word]
}

function exportTo(file: string): string {
  if (!/\.(?:csv|json)$/i.test(file)) throw new InvalidArgumentError('It must end in .csv or .json.')
  return resolveFile(file)
}

async function exportFile({ db }: Shop, file: string, options: ExportOptions): Promise<void> {
  if (existsSync(file) && !options.force) throw new Refusal(409, messages.fileExists({ file: path.basename(file) }))
  const { content, count } = await exportCatalogue(db, {
    format: formatOf(file),
    withStock: options.stock === true,
    headings: options.arabicHeadings ? 'ar' : 'en',
  })
  await writeWholeFile(file, 0o666, (out) => out.writeFile(content))
  print(`${count} products are in ${file}.`)
}
