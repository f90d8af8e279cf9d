/** Reports for programs: money as numbers of EGP. Inside it is piastres. */
import type { DayReport } from './day-report.ts'
import type { DaysReport } from './days-report.ts'

/** A day's report in EGP. The takings together are exact: they are summed in piastres. */
export function dayInEgp(report: DayReport) {
  const { takings, orders, standing, byHour, byMethod, byCategory, refunds, owed } = report
  return {
    ...report,
    orders: orders.map((row) => ({ ...row, total: row.total / 100, deliveryFees: row.deliveryFees / 100 })),
    standing: totalInEgp(standing),
    takings: takingsInEgp(takings),
    byHour: byHour.map(totalInEgp),
    byMethod: byMethod.map(totalInEgp),
    byCategory: byCategory.map(totalInEgp),
    refunds: refunds.map((row) => ({ ...row, amount: row.amount / 100 })),
    owed: owed?.map(({ number, amount, currency }) => ({ number, amount: amount / 100, currency })) ?? null,
  }
}

export function daysInEgp({ days, together, ...report }: DaysReport) {
  const inEgp = <Row extends DaysReport['together']>(row: Row) => ({ ...totalInEgp(row), ...takingsInEgp(row) })
  return { ...report, days: days.map(inEgp), together: inEgp(together) }
}

function takingsInEgp({ cash, card, refunded, refundedByHand }: DayReport['takings']) {
  const back = { refunded: refunded / 100, refundedByHand: refundedByHand / 100 }
  return { cash: cash / 100, card: card / 100, ...back, together: (cash + card - refunded - refundedByHand) / 100 }
}

function totalInEgp<Row extends { readonly total: number }>(row: Row) {
  return { ...row, total: row.total / 100 }
}
