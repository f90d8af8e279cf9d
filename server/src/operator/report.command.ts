import { Command } from 'commander'
import { cairoDay, cairoTime } from '../egypt/cairo-time.ts'
import { money } from '../egypt/money.ts'
import { parseDay } from './options.ts'
import { type DayReport, reportOf } from '../reports/day-report.ts'
import { print, table } from './print.ts'
import { withShop } from './with-shop.ts'

const EXAMPLES = `
Examples:
  baqala report day                    today so far
  baqala report day yesterday
  baqala report day 2026-11-21 --json  for a program

A day runs from midnight to midnight in Cairo, summer time included. Cash counts on the day an order was handed over,
card money on the day it arrived or was sent back.`

/** `baqala report …` sums up a day. */
export function reportCommand(): Command {
  const report = new Command('report').description('what a day brought: orders, takings, best sellers, what ran out')
  report
    .command('day')
    .description('one day in Cairo')
    .argument('[date]', '2026-11-21, today or yesterday', parseDay)
    .option('--json', 'for a program')
    .action((day: string | undefined, { json }: { json?: true }) =>
      withShop(async ({ db }) => {
        const facts = await reportOf(db, day ?? cairoDay(new Date()))
        print(json === true ? reportAsJson(facts) : reportAsText(facts))
      }),
    )
  return report.addHelpText('after', EXAMPLES)
}

/** The report as text for people. */
export function reportAsText({ day, orders, takings, bestSellers, ranOut }: DayReport): string {
  const { cash, card, refunded } = takings
  const count = orders.reduce((sum, row) => sum + row.orders, 0)
  const hasFees = orders.some(({ deliveryFees }) => deliveryFees > 0)
  const orderRows = orders.map((row) => [
    ...[row.orders, row.state, money(row.total)],
    ...(hasFees ? [money(row.deliveryFees)] : []),
  ])
  const headings = ['orders', 'state', 'total', ...(hasFees ? ['of it delivery'] : [])]
  const takingRows = [
    ['cash, at the door', money(cash)],
    ['card', money(card)],
    ['sent back to cards', money(0 - refunded)],
    ['together', money(cash + card - refunded)],
  ]
  const soldRows = bestSellers.map((row) => [row.pieces, row.slug, row.name])
  const ranOutRows = ranOut.map((row) => [cairoTime(row.at), row.onHand, row.slug, row.name])
  const title = `${count} ${count === 1 ? 'order' : 'orders'}, by where they stand now`
  return [
    `${day} in Cairo`,
    count === 0 ? 'Nobody ordered.' : `${title}:\n${table(headings, orderRows)}`,
    table(['takings', ''], takingRows),
    soldRows.length === 0 ? 'Nothing was sold.' : `Sold most:\n${table(['pieces', 'product', 'name'], soldRows)}`,
    ranOutRows.length === 0 ? 'Nothing ran out.' : `Ran out:\n${table(['at', 'now', 'product', 'name'], ranOutRows)}`,
  ].join('\n\n')
}

/** The report as JSON for programs: money as numbers of EGP, moments in ISO 8601. */
export function reportAsJson({ takings: { cash, card, refunded }, orders, ...report }: DayReport): string {
  const together = cash + card - refunded
  const takings = { cash: cash / 100, card: card / 100, refunded: refunded / 100, together: together / 100 }
  const ordersInEgp = orders.map((row) => ({ ...row, total: row.total / 100, deliveryFees: row.deliveryFees / 100 }))
  return JSON.stringify({ ...report, orders: ordersInEgp, takings }, null, 2)
}
