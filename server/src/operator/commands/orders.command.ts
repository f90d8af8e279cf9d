import { MAX_WHY } from '@baqala/contract/admin/orders'
import { phone } from '@baqala/contract/fields'
import { OrderState } from '@baqala/contract/orders'
import { noticeKeyOf } from '../../mail/webhook.ts'
import {
  asArgument,
  atMost,
  choice,
  EXPORT_OPTIONS,
  flag,
  needed,
  option,
  parseDay,
  reader,
  readExport,
  shortText,
  word,
} from '../options.ts'
import { clerkOption, signed } from '../clerk.ts'
import { command, group } from '../command.ts'
import { describeOrder, describeOrders } from '../describe/describe-order.ts'
import { readSheetFile, writeOrders, writeSheet } from './order-files.ts'
import { says } from '../operator.messages.en.ts'
import { cancel, moveTo, refund, takeStep } from './order-steps.ts'
import { SHEET_STATES } from '../../orders/board/sheet.ts'
import { readWholeOrder } from '../../orders/board/staff-orders.ts'
import { NO_REASON } from '../../orders/order-message-params.ts'
import { findOrders, listOrders } from '../../orders/shop-orders.queries.ts'
import { readSought } from '../../orders/sought.ts'
import { watchOrders } from './watch-orders.ts'

const EXAMPLES = `
Examples:
  baqala orders list --state placed              what waits to be packed (and paid: those paid by card)
  baqala orders list --day yesterday
  baqala orders find "010 1234 5678"             by phone, name, e-mail or number
  baqala orders watch                            rings for each new order
  baqala orders show 10010                       everything about one order
  baqala orders sheet --html > today.html        what to pick and what to bring, to be printed
  baqala orders pack 10010 10012 --as Mona       then send, then deliver; shoppers get their mails
  baqala orders send 10010 --courier 01001234567 the shopper can call the courier until it is delivered
  baqala orders cancel 10013 --why "The street is flooded."
  baqala orders refund 10005                     sends a card payment back once a refund is due
  baqala orders export november.csv --from 2026-11-01 --to 2026-11-30

Days and times are those of Cairo. Mails go out through the running shop.`

const orderNumber = reader((text) => (/^\d{1,12}$/.test(text) ? Number(text) : undefined), says.orderNumberIsWrong)

const readWhy = shortText(MAX_WHY, says.whyIsWrong({ max: MAX_WHY }))

const NUMBER = word('<number>', 'the number people read out', orderNumber)

const EACH = { numbers: word('<number...>', 'the numbers people read out', orderNumber), ...signed() }

const BACK = { ...EACH, why: needed(option('--why <text>', 'one sentence for the history', readWhy)) }

export const ordersCommand = group('orders', 'what was ordered, and its way to the door', [
  command('list', 'the newest first', {
    state: choice('--state <state>', 'only those that stand there', OrderState.options),
    day: option('--day <date>', 'only those ordered that day', parseDay),
    max: atMost(50),
  }).shows(async (db, wanted) => describeOrders(await listOrders(db, wanted))),
  command('find', 'orders by a phone in any form, a name, an e-mail or a number; a whole one first, then the newest', {
    sought: word('<text>', 'or a part of it', asArgument(readSought)),
    max: atMost(20),
  }).shows(async (db, { sought, max }) => describeOrders(await findOrders(db, sought, max))),
  command('watch', 'rings at this terminal for each new order that is to be packed').does(watchOrders),
  command('notice-key', 'the key that signs what NOTIFY_ORDERS_TO gets at a web address').shows(
    (_db, _given, { secrets }) => noticeKeyOf(secrets.outbox),
  ),
  command('show', 'one order: goods, address, moves, money, stock', { number: NUMBER }).shows(async (db, { number }) =>
    describeOrder(await readWholeOrder(db, number)),
  ),
  command('sheet', 'a picking list and a delivery sheet: of these orders, or of all that wait to be packed', {
    numbers: word('[number...]', 'the numbers people read out', orderNumber),
    state: choice('--state <state>', 'all that stand there instead', SHEET_STATES),
    target: option('--file <file>', 'to print: .html or .txt; an existing one is replaced', readSheetFile),
    html: flag('--html', 'as a page to the output, in place of text').conflicts('file'),
  }).shows(writeSheet),
  command('pack', 'packing begins', EACH).does(takeStep(moveTo('being packed'))),
  command('packed', 'it is packed: a courier can take it', EACH).does(takeStep(moveTo('packed'))),
  command('send', 'it leaves the shop; the shopper gets a mail', {
    ...EACH,
    courier: option(
      '--courier <phone>',
      "the courier's phone, which the shopper sees until the order is delivered",
      reader((text) => phone.safeParse(text).data, says.courierIsWrong),
    ),
  }).does(takeStep(moveTo('on its way'))),
  command('deliver', 'it was handed over; the shopper gets a mail', EACH).does(takeStep(moveTo('delivered'))),
  command('take-back', 'it was not handed over after all: on its way again, on the same day', BACK).does(
    takeStep(moveTo('on its way')),
  ),
  command('recall', 'it had not left after all: being packed again, on the same day', BACK).does(
    takeStep(moveTo('being packed')),
  ),
  command('cancel', 'goods go back on the shelf, a card payment is due to be sent back', {
    ...EACH,
    why: option('--why <text>', 'one sentence the shopper may read', readWhy, NO_REASON),
  }).does(takeStep(cancel)),
  command('refund', 'sends a card payment back where a refund is due', {
    ...EACH,
    byHand: flag('--by-hand', 'only notes it: the money went back another way'),
  }).does(takeStep(refund)),
  command('export', 'orders as a file for a spreadsheet (.csv) or a program (.json)', {
    target: word('<file>', 'its ending says which: .csv or .json', readExport),
    from: option('--from <date>', 'ordered on that day or later', parseDay),
    to: option('--to <date>', 'ordered on that day or before', parseDay),
    ...EXPORT_OPTIONS,
    as: clerkOption(),
  }).shows(writeOrders),
]).addHelpText('after', EXAMPLES)
