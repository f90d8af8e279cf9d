import { dayAfter } from '@baqala/contract/days'
import { cairoDay, cairoTime } from '../../egypt/cairo-time.ts'
import { command, group } from '../command.ts'
import { flag, option, parseDay, word } from '../options.ts'
import { money } from '../../egypt/money.ts'
import { table } from '../../files/text-table.ts'
import { reportOf, type DayReport } from '../../reports/day-report.ts'
import { reportOfDays, type DaysReport } from '../../reports/days-report.ts'
import { dayInEgp, daysInEgp } from '../../reports/in-egp.ts'

const EXAMPLES = `
Examples:
  baqala report day                    today so far
  baqala report day yesterday
  baqala report day 2026-11-21 --json  for a program
  baqala report days                   the last thirty days, day by day
  baqala report days --from 2026-11-01 --to 2026-11-21

A day runs from midnight to midnight in Cairo, summer time included. Cash counts on the day an order was handed over,
card money on the day it arrived or was sent back.`

const json = flag('--json', 'for a program')
const about = 'what a day brought, or several: orders, takings, best sellers, what ran out'

export const reportCommand = group('report', about, [
  command('day', 'one day in Cairo', {
    day: word('[date]', '2026-11-21, today or yesterday', parseDay),
    json,
  }).shows(async (db, { day = cairoDay(new Date()), json }) => {
    const facts = await reportOf(db, day)
    return json ? inJson(dayInEgp(facts)) : reportAsText(facts)
  }),
  command('days', 'several days in Cairo, both ends included', {
    from: option('--from <date>', 'thirty days ago without it', parseDay),
    to: option('--to <date>', 'today without it', parseDay),
    json,
  }).shows(async (db, { to = cairoDay(new Date()), from = dayAfter(to, -29), json }) => {
    const facts = await reportOfDays(db, { from, to })
    return json ? inJson(daysInEgp(facts)) : daysAsText(facts)
  }),
]).addHelpText('after', EXAMPLES)

/** For programs: money as numbers of EGP, moments in ISO 8601. */
function inJson(report: object): string {
  return JSON.stringify(report, null, 2)
}

export function reportAsText({ day, orders, takings, bestSellers, ranOut }: DayReport): string {
  const { cash, card, refunded, refundedByHand } = takings
  const count = orders.reduce((sum, row) => sum + row.orders, 0)
  const hasFees = orders.some(({ deliveryFees }) => deliveryFees > 0)
  const orderRows = orders.map((row) => [
    ...[row.orders, row.state, money(row.total)],
    ...(hasFees ? [money(row.deliveryFees)] : []),
  ])
  const headings = ['orders', 'state', 'total', ...(hasFees ? ['delivery fee'] : [])]
  const takingRows = [
    ['cash, at the door', money(cash)],
    ['card', money(card)],
    ['sent back to cards', money(0 - refunded)],
    ...(refundedByHand > 0 ? [['sent back another way', money(0 - refundedByHand)]] : []),
    ['together', money(cash + card - refunded - refundedByHand)],
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

function daysAsText({ from, to, days, together }: DaysReport): string {
  const rows = [...days, { day: 'together', ...together }].map(({ day, orders, ...sums }) => {
    const { total, cash, card, refunded, refundedByHand } = sums
    const back = [refunded, ...(together.refundedByHand > 0 ? [refundedByHand] : [])]
    const takings = cash + card - refunded - refundedByHand
    return [day, orders, ...[total, cash, card, ...back, takings].map((sum) => money(sum))]
  })
  const back = ['sent back', ...(together.refundedByHand > 0 ? ['another way'] : [])]
  const headings = ['day', 'orders', 'ordered', 'cash', 'card', ...back, 'takings']
  return `${from} to ${to} in Cairo\n\n${table(headings, rows)}`
}
