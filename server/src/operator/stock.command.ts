import { Command, InvalidArgumentError } from 'commander'
import type { Db } from '../db/rows.ts'
import { listStock, type StockRow } from '../stock/stock.queries.ts'
import { adjustStock, countStock, type StockChange } from '../stock/stock.ts'
import type { Clerk } from '../staff/clerk.ts'
import { clerkOption, type Signed } from './clerk.ts'
import { BYTE_ORDER_MARK, csvLines } from '../files/csv.ts'
import { describeHistory } from './describe/describe-product.ts'
import { mostOption, wholeNumber } from './options.ts'
import { says } from './operator.messages.en.ts'
import { print, writeOut, table } from './print.ts'
import { change, show, withShop } from './with-shop.ts'

const EXAMPLES = `
Examples:
  baqala stock list --low 5                               what is about to run out
  baqala stock list --csv > stock.csv                     everything, for a spreadsheet
  baqala stock set gamoosa-hanem-full-cream-milk-1l 24                  you counted 24 on the shelf
  baqala stock adjust gamoosa-hanem-full-cream-milk-1l +12 --note "delivery of Sunday"
  baqala stock adjust gamoosa-hanem-full-cream-milk-1l -2 --note "broken"
  baqala stock history gamoosa-hanem-full-cream-milk-1l                 who changed it, when and why

PRODUCT is the id, the name in the address, the SKU or the barcode. Each change is a line in the stock ledger, with who and why.`

const PRODUCT = 'id, name in the address, SKU or barcode'

// More than any grocery has of one product, and well within an integer column.
const MAX = 1_000_000
const readPieces = wholeNumber(0, MAX)

/** `baqala stock …` lists the stock and changes it by hand. */
export function stockCommand(): Command {
  const stock = new Command('stock').description('what is on the shelf: list it, count it, correct it')
  stock
    .command('list')
    .description('products and how many pieces of each are on the shelf')
    .option('--low <count>', 'only those with so many or fewer', readPieces)
    .option('--csv', 'as CSV, for a spreadsheet')
    .action(({ low, csv }: { low?: number; csv?: true }) =>
      withShop(async ({ db }) => printStock(await listStock(db, low), csv === true)),
    )
  forProduct(stock.command('set'), (db, count, entry, clerk) => countStock(db, { ...entry, count }, clerk))
    .description('writes down what you counted on the shelf')
    .argument('<count>', 'pieces on the shelf', readPieces)
  forProduct(stock.command('adjust'), (db, change, entry, clerk) => adjustStock(db, { ...entry, change }, clerk))
    .description('puts pieces on the shelf (+12) or takes them off it (-2)')
    .argument('<change>', '+12 or -2', readChange)
  stock
    .command('history')
    .description('the stock ledger of one product, the newest first')
    .argument('<product>', PRODUCT)
    .addOption(mostOption(50))
    .action((product: string, { most }: { most: number }) => show((db) => describeHistory(db, product, most)))
  return stock.addHelpText('after', EXAMPLES)
}

type Entry = Omit<Parameters<typeof countStock>[1], 'count'>

/** Adds what the commands that change the stock of a product have in common. */
function forProduct(
  command: Command,
  write: (db: Db, pieces: number, entry: Entry, clerk: Clerk) => Promise<StockChange>,
): Command {
  return command
    .argument('<product>', PRODUCT)
    .option('--note <text>', 'why, for the ledger')
    .addOption(clerkOption())
    .action((product: string, pieces: number, { note, ...options }: Signed & { note?: string }) =>
      change(options, async (tx, clerk) => describeChange(await write(tx, pieces, { product, note }, clerk))),
    )
}

function printStock(rows: readonly StockRow[], asCsv: boolean): void {
  const cells = rows.map(({ onHand, slug, title, unit, isWithdrawn }) => [
    onHand,
    slug,
    `${title} ${unit}${isWithdrawn ? ' (not sold any more)' : ''}`,
  ])
  if (asCsv) writeOut(BYTE_ORDER_MARK + csvLines([says.stockHeadings, ...cells]))
  else print(cells.length === 0 ? says.nothingIsLow : table(says.stockHeadings, cells))
}

function describeChange(change: StockChange): string {
  return change.before === change.after ? says.stockAsBefore(change) : says.stockChanged(change)
}

/** Refuses a number without a sign: it may be what was counted, or what came in. */
function readChange(text: string): number {
  if (/^\d{1,7}$/.test(text)) throw new InvalidArgumentError(says.changeHasNoSign({ count: text }))
  if (!/^[+-]\d{1,7}$/.test(text) || Math.abs(Number(text)) > MAX || Number(text) === 0) {
    throw new InvalidArgumentError(says.changeIsWrong)
  }
  return Number(text)
}
