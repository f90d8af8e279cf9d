import { InvalidArgumentError } from 'commander'
import { listStock, type StockRow } from '../../stock/stock.queries.ts'
import { adjustStock, countStock, findStockOf, type StockChange } from '../../stock/stock.ts'
import { listLedgerLines } from '../../reports/stock-ledger.queries.ts'
import { command, group } from '../command.ts'
import { BYTE_ORDER_MARK, csvLines } from '../../files/csv.ts'
import { describeHistory } from '../describe/describe-product.ts'
import { atMost, flag, option, PRODUCT, wholeNumber, word } from '../options.ts'
import { says } from '../operator.messages.en.ts'
import { table } from '../../files/text-table.ts'
import { print, writeOut } from '../print.ts'
import { withShop } from '../with-shop.ts'

const EXAMPLES = `
Examples:
  baqala stock list --low 5                               what is about to run out
  baqala stock list --csv > stock.csv                     everything, for a spreadsheet
  baqala stock set gamoosa-hanem-full-cream-milk-1l 24                  you counted 24 on the shelf
  baqala stock adjust gamoosa-hanem-full-cream-milk-1l +12 --note "delivery of Sunday"
  baqala stock adjust gamoosa-hanem-full-cream-milk-1l -2 --note "broken"
  baqala stock history gamoosa-hanem-full-cream-milk-1l                 who changed it, when and why

PRODUCT is the id, the name in the address, the SKU or the barcode. Each change is a line in the stock ledger, with who and why.`

// More than any grocery has of one product, and well within an integer column.
const MAX = 1_000_000
const readPieces = wholeNumber(0, MAX)

/** The options of a change that is a line of the ledger. */
const ENTRY = { product: PRODUCT, note: option('--note <text>', 'why, for the ledger') }

export const stockCommand = group('stock', 'what is on the shelf: list it, count it, correct it', [
  command('list', 'products and how many pieces of each are on the shelf', {
    low: option('--low <count>', 'only those with so many or fewer', readPieces),
    csv: flag('--csv', 'as CSV, for a spreadsheet'),
  }).does(({ low, csv = false }) => withShop(async ({ db }) => printStock(await listStock(db, low), csv))),
  command('set', 'writes down what you counted on the shelf', {
    ...ENTRY,
    count: word('<count>', 'pieces on the shelf', readPieces),
  }).changes(async (tx, counted, clerk) => describeChange(await countStock(tx, counted, clerk))),
  command('adjust', 'puts pieces on the shelf (+12) or takes them off it (-2)', {
    ...ENTRY,
    change: word('<change>', '+12 or -2', readChange),
  }).changes(async (tx, adjusted, clerk) => describeChange(await adjustStock(tx, adjusted, clerk))),
  command('history', 'the stock ledger of one product, the newest first', { product: PRODUCT, max: atMost(50) }).shows(
    async (db, { product, max }) => {
      const stock = await findStockOf(db, product)
      return describeHistory(stock, await listLedgerLines(db, stock.id, max))
    },
  ),
]).addHelpText('after', EXAMPLES)

function printStock(rows: readonly StockRow[], asCsv: boolean): void {
  const cells = rows.map(({ onHand, slug, title, unit, isWithdrawn }) => {
    return [onHand, slug, `${title} ${unit}${isWithdrawn ? ' (not sold any more)' : ''}`]
  })
  if (asCsv) writeOut(BYTE_ORDER_MARK + csvLines([says.stockHeadings, ...cells]))
  else print(table(says.stockHeadings, cells, says.nothingIsLow))
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
