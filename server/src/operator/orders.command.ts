import { Command, InvalidArgumentError, Option } from 'commander'
import { westernDigits } from '@baqala/contract/digits'
import { OrderState } from '@baqala/contract/orders'
import { noticeKeyOf } from '../mail/webhook.ts'
import { parseDay, asArgument, mostOption } from './options.ts'
import { clerkOption } from './clerk.ts'
import { describeOrder, describeOrders } from './describe/describe-order.ts'
import { writeOrders, type ExportOptions, writeSheet } from './order-files.ts'
import { says } from './operator.messages.en.ts'
import { cancel, deliver, eachOrder, pack, refund, send, type OrderStep, type StepOptions } from './order-steps.ts'
import { SHEET_STATES } from '../orders/board/sheet.ts'
import { findOrders, listOrders } from '../orders/shop-orders.queries.ts'
import { printable } from './print.ts'
import { readSought, type Sought } from '../orders/sought.ts'
import { show } from './with-shop.ts'
import { watchOrders } from './watch-orders.ts'

const EXAMPLES = `
Examples:
  baqala orders list --state placed              what waits to be packed (and paid: those paid by card)
  baqala orders list --day yesterday
  baqala orders find "010 1234 5678"             by phone, name, e-mail or number
  baqala orders watch                            rings for each new order
  baqala orders show 10042                       everything about one order
  baqala orders sheet --html > today.html        what to pick and what to bring, to be printed
  baqala orders pack 10042 10043 --as Mona       then send, then deliver; shoppers get their mails
  baqala orders send 10042 --courier 01001234567 the shopper can call the courier until it is delivered
  baqala orders cancel 10044 --why "The street is flooded."
  baqala orders refund 10044                     sends a card payment back once a refund is due
  baqala orders export november.csv --from 2026-11-01 --to 2026-11-30

Days and times are those of Cairo. Mails go out through the running shop.`

/** `baqala orders …` lists orders, shows them and moves them on. */
export function ordersCommand(): Command {
  const orders = new Command('orders')
    .description('what was ordered, and its way to the door')
    .addHelpText('after', EXAMPLES)
  orders
    .command('list')
    .description('the newest first')
    .addOption(new Option('--state <state>', 'only those that stand there').choices(OrderState.options))
    .option('--day <date>', 'only those ordered that day', parseDay)
    .addOption(mostOption(50))
    .action(({ most: max, ...wanted }: { state?: OrderState; day?: string; most: number }) =>
      show(async (db) => describeOrders(await listOrders(db, { ...wanted, max }))),
    )
  orders
    .command('find')
    .description('orders by a phone in any form, a name, an e-mail or a number; the newest first')
    .argument('<text>', 'or a part of it', asArgument(readSought))
    .addOption(mostOption(20))
    .action((sought: Sought, { most }: { most: number }) =>
      show(async (db) => describeOrders(await findOrders(db, sought, most))),
    )
  orders
    .command('watch')
    .description('rings at this terminal for each new order that is to be packed')
    .action(watchOrders)
  orders
    .command('notice-key')
    .description('the key that signs what NOTIFY_ORDERS_TO gets at a web address')
    .action(() => show((_db, { secrets }) => noticeKeyOf(secrets.outbox)))
  orders
    .command('show')
    .description('one order: goods, address, moves, money, stock')
    .argument('<number>', 'the number people read out', orderNumber)
    .action((number: number) => show((db) => describeOrder(db, number)))
  orders
    .command('sheet')
    .description('a picking list and a delivery sheet: of these orders, or of all that wait to be packed')
    .argument('[number...]', 'the numbers people read out', orderNumbers)
    .addOption(new Option('--state <state>', 'all that stand there instead').choices(SHEET_STATES))
    .option('--file <file>', 'to print: .html or .txt; an existing one is replaced')
    .addOption(new Option('--html', 'as a page to the output, in place of text').conflicts('file'))
    .action((numbers: number[] = [], options: { state?: OrderState; file?: string; html?: boolean }) =>
      show((db) => writeSheet(db, numbers, options)),
    )

  addSteps(orders)
  orders
    .command('export')
    .description('orders as a file for a spreadsheet (.csv) or a program (.json)')
    .argument('<file>', 'its ending says which: .csv or .json')
    .option('--from <date>', 'ordered on that day or later', parseDay)
    .option('--to <date>', 'ordered on that day or before', parseDay)
    .option('--arabic-headings', 'with Arabic column headings (CSV)')
    .option('--force', 'over a file that is there already')
    .action((file: string, options: ExportOptions) => show((db) => writeOrders(db, file, options)))
  return orders
}

function addSteps(orders: Command): void {
  addStep(orders, 'pack', 'packing begins', pack)
  addStep(orders, 'send', 'it leaves the shop; the shopper gets a mail', send).option(
    '--courier <phone>',
    "the courier's phone, which the shopper sees until the order is delivered",
    readPhone,
  )
  addStep(orders, 'deliver', 'it was handed over; the shopper gets a mail', deliver)
  addStep(orders, 'cancel', 'goods go back on the shelf, a card payment is due to be sent back', cancel).option(
    '--why <text>',
    'one sentence the shopper may read',
    readWhy,
    'The shop cancelled this order.',
  )
  addStep(orders, 'refund', 'sends a card payment back where a refund is due', refund).option(
    '--by-hand',
    'only notes it: the money went back another way',
  )
}

function addStep(orders: Command, name: string, description: string, step: OrderStep): Command {
  return orders
    .command(name)
    .description(description)
    .argument('<number...>', 'the numbers people read out', orderNumbers)
    .addOption(clerkOption())
    .action((numbers: number[], options: StepOptions) => eachOrder(numbers, options, step))
}

function orderNumbers(text: string, before: number[] = []): number[] {
  return [...before, orderNumber(text)]
}

function orderNumber(text: string): number {
  if (!/^\d{1,12}$/.test(text)) throw new InvalidArgumentError(says.orderNumberIsWrong)
  return Number(text)
}

function readPhone(text: string): string {
  const phone = westernDigits(text).replaceAll(/[\s()-]/g, '')
  if (!/^\+?\d{3,15}$/.test(phone)) throw new InvalidArgumentError(says.courierIsWrong)
  return phone
}

const MAX_WHY = 200

function readWhy(text: string): string {
  const why = printable(text).trim()
  if (why === '' || why.length > MAX_WHY) throw new InvalidArgumentError(says.whyIsWrong({ max: MAX_WHY }))
  return why
}
