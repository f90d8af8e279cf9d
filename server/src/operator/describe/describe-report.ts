import { cairoTime } from '../../egypt/cairo-time.ts'
import { money } from '../../egypt/money.ts'
import type { DayReport } from '../../reports/day-report.ts'
import type { DaysReport } from '../../reports/days-report.ts'
import { dayInEgp } from '../../reports/in-egp.ts'
import { table } from '../../files/text-table.ts'

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
export function reportAsJson(report: DayReport): string {
  return JSON.stringify(dayInEgp(report), null, 2)
}

export function daysAsText({ from, to, days, together }: DaysReport): string {
  const rows = [...days, { day: 'together', ...together }].map(({ day, orders, total, cash, card, refunded }) => {
    return [day, orders, ...[total, cash, card, refunded, cash + card - refunded].map((sum) => money(sum))]
  })
  const headings = ['day', 'orders', 'ordered', 'cash', 'card', 'sent back', 'takings']
  return `${from} to ${to} in Cairo\n\n${table(headings, rows)}`
}
