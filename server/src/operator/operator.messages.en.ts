import { money } from '../egypt/money.ts'
import { messagesOf } from '../refusal.ts'

interface File {
  readonly file: string
}
interface OrderNumber {
  readonly number: number
}
interface OrderAndState extends OrderNumber {
  readonly state: string
}
interface Holder {
  readonly folder: string
  /** Who has it, in words. */
  readonly holder: string
}
interface Max {
  readonly max: number
}

const refusals = {
  noShop: ({ folder }: { folder: string }) =>
    `There is no shop in ${folder} yet. Start it once with npm start, or name its folder with DATA_DIR or its server with DATABASE_URL.`,
  wrongVersion:
    'The database is not on the schema of this version. Start the shop of this version once (npm start): it brings the tables up to date.',
  needsDatabaseAlone: ({ folder, holder }: Holder) =>
    `The database in ${folder} is open in ${holder}, and this command needs it for itself. Stop the shop, run the command again, and start the shop afterwards. Nothing was changed.`,
  databaseInUse: ({ folder, holder }: Holder) =>
    `The database in ${folder} is open in ${holder}, which takes no commands: a shop that is starting or ending, or another command. Try again in a moment; the log of a shop that cannot take any says why.`,
  shopNotRunning: ({ folder }: { folder: string }) =>
    `No shop is running on the database in ${folder}, so nothing new can arrive. Start it with npm start.`,

  fileExists: ({ file }: File) => `${file} is there already. --force writes over it.`,
  badRows: ({ problems }: { problems: string }) => problems,
  notSkipped: ({ others }: { others: number }) =>
    `Nothing was imported. --skip-bad imports the other ${others} without them.`,

  mayNot: ({ name, role }: { name: string; role: string }) =>
    `${name} is a ${role} and may not do this, so the books cannot say that ${name} did. --as names somebody who may.`,
  notAgreed: ({ changes }: { changes: string }) => `${changes}\nNothing was changed. --yes changes it without asking.`,
}

/** The refusals of commands, which speak English. The refusals of verbs stand with their nouns. */
export const messages = messagesOf('operator', refusals, refusals)

/** Sentences of verbs that name an option here, or end with advice, by their codes: a verb knows no command line. */
export const saidHere: Readonly<Record<string, (params: never, text: string) => string>> = {
  'catalogImport.noKnownHeading': (_, text) => `${text} docs/shopkeeper.md lists those that are.`,
  'catalogImport.noPicture': (_, text) => `${text}; --pictures names the folder it lies in`,
  'catalogImport.noStockTold': (_, text) => `${text} baqala stock set counts them.`,
  'catalogImport.webPicturesLeftOut': (_, text) => `${text} catalogue import --download-pictures fetches them.`,
  'catalog.noGroupNamed': ({ kind }: { kind: string }, text) => `${text} baqala ${kind} lists them.`,
  'stock.productNotFound': (_, text) => `${text} baqala stock list shows them all.`,
  'checks.bringGoods': () => 'Bring one: baqala catalogue import FILE (docs/shopkeeper.md says how it looks).',
  'checks.makeBackup': () => 'Make one, every day: baqala backup FILE (docs/deploy.md, "Backups").',
  'checks.makeTimes': () => 'Make them: baqala delivery regenerate',
  'checks.mendPayments': () =>
    'Look the orders up at the payment provider: its word counts. baqala orders show NUMBER tells what the shop knows.',
  'checks.mendPlaces': () => 'Call those shoppers and agree on another time, or make more room: baqala delivery slots.',
  'checks.retryMails': () => 'baqala mail list says why; baqala mail retry sends them after all.',
  'checks.sendBack': ({ numbers }: { numbers: readonly number[] }) =>
    `Send it back: baqala orders refund ${numbers.join(' ')}`,
  'checks.setPlans': () => 'Say when it rides: baqala delivery plans set ROUND --hours 10:00-12:00,12:00-14:00',
  'catalogImport.mendBeforeWithdrawing': () =>
    'With --withdraw-missing every row must be right: a wrong one may be of a product you sell.',
  'delivery.noRound': ({ round }: { round: string }) =>
    `There is no round "${round}". baqala delivery rounds lists them.`,
  'delivery.noArea': ({ area }: { area: string }) => `There is no area "${area}". baqala delivery areas lists them.`,
  'delivery.areaIsThere': ({ area }: { area: string }) =>
    `There is an area "${area}" already. baqala delivery areas set changes it.`,
  'delivery.expressNeedsBoth': () => 'Express needs both --express-fee and --express-minutes.',
  'delivery.noSlot': ({ slot }: { slot: string }) =>
    `There is no time with the id ${slot}. baqala delivery slots lists them.`,
  'orders.cancelMakesRefundDue': ({ number, state }: OrderAndState) =>
    `Order ${number} is ${state}; no refund is due. baqala orders cancel ${number} makes it due.`,
  'orders.noProvider': ({ number }: OrderNumber) =>
    `Order ${number} has no payment provider to ask. Once the money went back another way, note it with --by-hand.`,
  'orders.tooManyForSheet': ({ max }: Max) =>
    `There are more than ${max} such orders. Name some by number, or a --state with fewer.`,
  'staff.demoPeople': ({ logins }: { logins: readonly string[] }) =>
    `Everybody knows the passwords of ${logins.join(', ')}: baqala staff disable.`,
  'backup.keyMissing': ({ file }: File) =>
    `${file} is signed. Set BACKUP_KEY to the key it was made with, or restore it unchecked with --unverified. Nothing was changed.`,
  'backup.notSigned': ({ file }: File) =>
    `${file} is not signed: nobody can tell whether it was changed since it was made. --unverified restores it all the same. Nothing was changed.`,
  'backup.signedByOther': ({ file }: File) =>
    `${file} was changed, or signed with another BACKUP_KEY than the one set here. Set the key it was made with, or restore it unchecked with --unverified. Nothing was changed.`,
  'backup.notEmpty': ({ shoppers, products, orders }: { shoppers: number; products: number; orders: number }) =>
    `The database is not empty: it has ${shoppers} shoppers, ${products} products and ${orders} orders. --replace deletes them all first. Nothing was changed.`,
}

/** The texts that commands print, and their answers to words that they cannot read. */
export const says = {
  notYet: 'Nothing is changed yet. This is what would be:',
  shopWentAway:
    'The shop ended before it answered. What was under way is done whole or not at all: start the shop and look, such as with baqala orders show.',
  interrupted: 'Stopped. What was under way is done whole or not at all.',
  nobodyNamed: ({ name }: { name: string }) => `The books know you as ${name}. --as NAME says who you are.`,

  nameIsWrong: ({ max }: Max) => `It must be a name of 1 to ${max} letters.`,
  whyIsWrong: ({ max }: Max) => `It must be a sentence of 1 to ${max} letters: the shopper reads it.`,
  courierIsWrong: 'It must be a phone number such as 01001234567.',
  orderNumberIsWrong: 'It must be a number such as 10042.',
  countIsWrong: ({ min, max }: Max & { min: number }) => `It must be a whole number from ${min} to ${max}.`,
  changeIsWrong: 'It must be a whole number with its sign, such as +12 or -2.',
  changeHasNoSign: ({ count }: { count: string }) =>
    `It has no sign. Did you mean baqala stock set PRODUCT ${count} (so many are on the shelf), or +${count} (so many more)?`,

  nothingIsLow: 'Nothing is that low.',
  stockAsBefore: ({ name, after }: { name: string; after: number }) => `${name}: ${after}, as before.`,
  stockChanged: ({ name, before, after }: { name: string; before: number; after: number }) =>
    `${name}: ${after} on the shelf, ${before} before.`,
  noLedgerLine: 'The stock ledger has no line of it.',
  stockHeadings: ['on the shelf', 'product', 'name'],
  ordersWait: ({ orders }: { orders: number }) =>
    `${orders === 0 ? 'No order waits' : orders === 1 ? '1 order waits' : `${orders} orders wait`} to be packed. New ones appear here; Ctrl-C ends.`,
  lineIsLost: ({ why }: { why: string }) => `The connection to the shop was lost, and is tried again: ${why}`,
  lineIsBack: 'The line to the shop is back.',
  sheetWritten: ({ file, orders }: File & { orders: number }) =>
    `The sheet of ${orders} ${orders === 1 ? 'order' : 'orders'} is in ${file}.`,
}

/** The words of a sheet of orders. */
export const sheetWords = {
  pickingTitle: 'Picking list',
  pickingHeadings: ['pieces', 'goods', 'for orders'],
  deliveryTitle: 'Delivery sheet',
  deliveryHeadings: ['pieces', 'goods', 'together'],
  made: ({ orders, madeAt }: { orders: number; madeAt: string }) =>
    `${orders} ${orders === 1 ? 'order' : 'orders'}, ${madeAt}`,
  deliveryFee: 'Delivery',
  total: 'Total',
  collect: ({ amount, isFeeOpen }: { amount: string; isFeeOpen: boolean }) =>
    `Collect ${amount}${isFeeOpen ? ' and the delivery fee' : ''} in cash`,
  paidByCard: ({ isFeeOpen }: { isFeeOpen: boolean }) => `Paid by card${isFeeOpen ? ', but for the delivery fee' : ''}`,
  ifRunsOut: {
    call: 'If something runs out: call first.',
    replace: 'If something runs out: call about something similar and its price.',
    'leave out': 'If something runs out: leave it out.',
  },
  paysWith: ({ cashWith, total }: { cashWith: number; total: number }) =>
    `Pays with ${money(cashWith)}: ${money(cashWith - total)} change.`,
  shopperNote: ({ note }: { note: string }) => `Note: ${note}`,
}
