import { Command, InvalidArgumentError, Option } from 'commander'
import { OrderState } from '@baqala/contract/orders'
import { parseDay } from './cairo-days.ts'
import { clerkOption } from './clerk.ts'
import { describeOrder, describeOrders } from './describe-order.ts'
import { exportOrders, type ExportOptions } from './export-orders.ts'
import { cancel, deliver, eachOrder, pack, refund, send, type OrderStep, type StepOptions } from './order-steps.ts'
import { listOrders } from './orders.queries.ts'
import { print } from './print.ts'
import { withShop } from './with-shop.ts'

const EXAMPLES = `
Examples:
  baqala orders list --state placed              what waits to be packed (and paid: those paid by card)
  baqala orders list --day yesterday
  baqala orders show 10042                       everything about one order
  baqala orders pack 10042 10043 --as Mona       then send, then deliver; shoppers get their mails
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
    .option('--most <count>', 'so many at most', orderNumber, 50)
    .action(({ most: max, ...wanted }: { state?: OrderState; day?: string; most: number }) =>
      withShop(async ({ db }) => print(describeOrders(await listOrders(db, { ...wanted, max })))),
    )
  orders
    .command('show')
    .description('one order: goods, address, moves, money, stock')
    .argument('<number>', 'the number people read out', orderNumber)
    .action((number: number) => withShop(async ({ db }) => print(await describeOrder(db, number))))

  addStep(orders, 'pack', 'packing begins', pack)
  addStep(orders, 'send', 'it leaves the shop; the shopper gets a mail', send)
  addStep(orders, 'deliver', 'it was handed over; the shopper gets a mail', deliver)
  addStep(orders, 'cancel', 'goods go back on the shelf, a card payment is due to be sent back', cancel).option(
    '--why <text>',
    'one sentence the shopper may read',
    'The shop cancelled this order.',
  )
  addStep(orders, 'refund', 'sends a card payment back where a refund is due', refund).option(
    '--by-hand',
    'only notes it: the money went back another way',
  )

  orders
    .command('export')
    .description('orders as a file for a spreadsheet (.csv) or a program (.json)')
    .argument('<file>', 'its ending says which: .csv or .json')
    .option('--from <date>', 'ordered on that day or later', parseDay)
    .option('--to <date>', 'ordered on that day or before', parseDay)
    .option('--force', 'over a file that is there already')
    .action((file: string, options: ExportOptions) =>
      withShop(async ({ db }) => print(await exportOrders(db, file, options))),
    )
  return orders
}

function addStep(orders: Command, name: string, description: string, step: OrderStep): Command {
  return orders
    .command(name)
    .description(description)
    .argument('<number...>', 'the numbers people read out', (text: string, before: number[] | undefined) => [
      ...(before ?? []),
      orderNumber(text),
    ])
    .addOption(clerkOption())
    .action((numbers: number[], options: StepOptions) => withShop((shop) => eachOrder(shop, numbers, options, step)))
}

function orderNumber(text: string): number {
  if (!/^\d{1,12}$/.test(text)) throw new InvalidArgumentError('It must be a number such as 10042.')
  return Number(text)
}
