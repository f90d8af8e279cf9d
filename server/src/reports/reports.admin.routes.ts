import * as contract from '@baqala/contract/admin/reports'
import type { Db } from '../db/rows.ts'
import { cairoDay } from '../egypt/cairo-time.ts'
import type { AdminRoute } from '../staff/admin-route.ts'
import { reportOf } from './day-report.ts'
import { reportOfDays } from './days-report.ts'
import { dayInEgp, daysInEgp } from './in-egp.ts'

export function reportRoutes(route: AdminRoute, db: Db): void {
  route(contract.getDayReport, async ({ query: { day = cairoDay(new Date()) } }) => {
    const { refunds, ranOut, ...report } = dayInEgp(await reportOf(db, day))
    return { ...report, refunds: refunds.map(withIsoTime), ranOut: ranOut.map(withIsoTime) }
  })

  route(contract.getDaysReport, async ({ query }) => daysInEgp(await reportOfDays(db, query)))
}

function withIsoTime<Row extends { readonly at: Date }>(row: Row) {
  return { ...row, at: row.at.toISOString() }
}
