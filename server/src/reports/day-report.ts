import { LOW_STOCK } from '@baqala/contract/admin/limits'
import { inSnapshot, theRow, type Db } from '../db/transaction.ts'
import { dayAfter } from '@baqala/contract/days'
import { cairoDay, periodOfDay } from '../egypt/cairo-time.ts'
import { listAllOwed } from '../orders/order-payments.queries.ts'
import * as queries from './report.queries.ts'

const MAX_SELLERS = 10
const MAX_LISTED = 50

export type DayReport = Awaited<ReturnType<typeof reportOf>>

/** Collects the figures of a day in Cairo, all at one moment. Piastres. */
export function reportOf(db: Db, day: string, now = new Date()) {
  const period = periodOfDay(day)
  const isToday = day === cairoDay(now)
  return inSnapshot(db, async (snapshot) => {
    const { orders, total, day: _, ...takings } = theRow(await queries.sumDays(snapshot, [{ day, ...period }]))
    return {
      day,
      orders: await queries.countOrders(snapshot, period),
      standing: { orders, total },
      takings,
      byHour: await queries.countByHour(snapshot, period),
      byMethod: await queries.countByMethod(snapshot, period),
      byCategory: await queries.sumByCategory(snapshot, period),
      refunds: await queries.listRefunds(snapshot, period),
      bestSellers: await queries.listBestSellers(snapshot, period, MAX_SELLERS),
      ranOut: await queries.listRanOut(snapshot, period),
      // Neither is known of a day gone by.
      owed: isToday ? await listAllOwed(snapshot) : null,
      shelf: isToday ? await shelfOf(snapshot, day) : null,
    }
  })
}

/**
 * Lists what is low now, and what to buy for the day after `today`. As much may sell then as on the average of the last seven days,
 * or of the last seven such weekdays if that is more; days before the shop began do not count. To buy is what the shelf falls short.
 */
async function shelfOf(tx: Db, today: string) {
  const buyFor = dayAfter(today, 1)
  const beganOn = cairoDay((await queries.findBeginning(tx)) ?? new Date())
  const samples = [sampleOf(today, 1, beganOn), sampleOf(buyFor, 7, beganOn)]
  const low = await queries.listLow(tx, { pieces: LOW_STOCK, max: MAX_LISTED })
  const toBuy = await queries.listShort(tx, samples, MAX_LISTED)
  return { low, buyFor, toBuy: toBuy.map((row) => ({ ...row, buy: row.expected - row.onHand })) }
}

/** The seven days before `day`, `apart` from each other, as far as there was a shop. */
function sampleOf(day: string, apart: number, beganOn: string): queries.Sample {
  const days = Array.from({ length: 7 }, (_, at) => dayAfter(day, -apart * (at + 1)))
  return days.filter((each) => each >= beganOn).map(periodOfDay)
}
