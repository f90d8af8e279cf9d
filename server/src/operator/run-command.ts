import { type Command, CommanderError, InvalidArgumentError } from 'commander'
import { backupCommand, restoreCommand } from './commands/backup.command.ts'
import { catalogueCommand } from './commands/catalogue.command.ts'
import { warnIfNobody } from './clerk.ts'
import { group } from './command.ts'
import { deliveryCommand } from './commands/delivery.command.ts'
import { doctorCommand } from './commands/doctor.command.ts'
import { explainError } from './explain-error.ts'
import { groupsCommand } from './commands/groups.command.ts'
import { mailCommand } from './commands/mail.command.ts'
import { ordersCommand } from './commands/orders.command.ts'
import { printProblem } from './print.ts'
import { pricesCommand } from './commands/prices.command.ts'
import { productCommand } from './commands/product.command.ts'
import { reportCommand } from './commands/report.command.ts'
import { reviewsCommand } from './commands/reviews.command.ts'
import { searchCommand } from './commands/search.command.ts'
import { staffCommand } from './commands/staff.command.ts'
import { stockCommand } from './commands/stock.command.ts'
import { readNumber } from './options.ts'

// Exit codes. 0: done. 1: refused or failed. 2: wrong usage. 130: stopped with Ctrl-C (shop.ts).
export const REFUSED = 1
const WRONG_USAGE = 2

const EXAMPLES = `
Examples:
  baqala catalogue check prices.csv     what a new price list would change
  baqala product show red-apples-1kg    everything about one product
  baqala stock list --low 5             what is about to run out
  baqala orders list --state placed     what waits to be packed
  baqala delivery slots                 who gets something when
  baqala search missing                 what shoppers searched for and did not find
  baqala report day yesterday           what a day brought
  baqala backup baqala-monday.gz        everything in one file
  baqala doctor                         is the shop well?

Settings come from the environment and from .env, as they do for the shop itself.
docs/shopkeeper.md walks through a day in the shop.`

/** All commands. */
export const shop = group('baqala', 'Runs the shop behind the counter: goods, stock, orders, books.', [
  catalogueCommand,
  productCommand,
  groupsCommand('category'),
  groupsCommand('subcategory'),
  groupsCommand('brand'),
  pricesCommand,
  stockCommand,
  ordersCommand,
  mailCommand,
  deliveryCommand,
  reviewsCommand,
  staffCommand,
  searchCommand,
  reportCommand,
  backupCommand,
  restoreCommand,
  doctorCommand,
])
  .addHelpText('after', EXAMPLES)
  .hook('postAction', (_shop, command) => warnIfNobody(command))
prepare(shop)

/** Runs one command, from arguments as in process.argv, and sets the exit code. */
export async function runCommand(argv: string[]): Promise<void> {
  try {
    await shop.parseAsync(argv.map(readNumber))
  } catch (error) {
    if (error instanceof CommanderError) {
      // Commander has printed the help or the mistake already, but for what a command itself finds wrong.
      if (error instanceof InvalidArgumentError) printProblem(error.message)
      process.exitCode = error.exitCode === 0 ? 0 : WRONG_USAGE
    } else {
      printProblem(explainError(error))
      process.exitCode = REFUSED
    }
  }
}

/** Makes each command throw instead of exit, so that the database gets closed. Commands do not inherit that setting. */
function prepare(command: Command): void {
  command.exitOverride().showHelpAfterError(`(${pathOf(command)} --help shows how it goes)`)
  command.commands.forEach(prepare)
}

function pathOf(command: Command): string {
  return command.parent === null ? command.name() : `${pathOf(command.parent)} ${command.name()}`
}
