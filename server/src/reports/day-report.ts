import type { Db } from '../db/rows.ts'
import { periodOfDay } from '../egypt/cairo-days.ts'
import * as queries from './report.queries.ts'

const MAX_SELLERS = 10

export type DayReport = Awaited<ReturnType<typeof reportOf>>

/** Collects the figures of a day in Cairo. Piastres. */
export async function reportOf(db: Db, day: string) {
  const period = periodOfDay(day)
  return {
    day,
    orders: await queries.countOrders(db, period),
    takings: await queries.sumTakings(db, period),
    bestSellers: await queries.listBestSellers(db, period, MAX_SELLERS),
    ranOut: await queries.listRanOut(db, period),
  }
}
