import type { Db } from '../db/rows.ts'
import { dayAfter } from '@baqala/contract/days'
import { periodOfDay } from '../egypt/cairo-time.ts'
import { messages as orderMessages } from '../orders/orders.messages.en.ts'
import { Refusal } from '../refusal.ts'
import { sumDays, type DayRow } from './report.queries.ts'
import { messages } from './reports.messages.en.ts'

const MAX_DAYS = 366

export interface DaysReport {
  readonly from: string
  readonly to: string
  readonly days: readonly DayRow[]
  /** The sums of all days together. Piastres. */
  readonly together: Omit<DayRow, 'day'>
}

/** Collects the takings of several days in Cairo, both ends included. Piastres. Refused (400) if they are turned round or too many. */
export async function reportOfDays(db: Db, { from, to }: Pick<DaysReport, 'from' | 'to'>): Promise<DaysReport> {
  if (from > to) throw new Refusal(400, orderMessages.turnedRound({ from, to }))
  const asked = Array.from({ length: MAX_DAYS + 1 }, (_, at) => dayAfter(from, at)).filter((day) => day <= to)
  if (asked.length > MAX_DAYS) throw new Refusal(400, messages.tooManyDays({ max: MAX_DAYS }))
  const periods = asked.map((day) => ({ day, ...periodOfDay(day) }))
  const days = await sumDays(db, periods)
  const sum = (name: Exclude<keyof DayRow, 'day'>) => days.reduce((all, row) => all + row[name], 0)
  const together = {
    ...{ orders: sum('orders'), total: sum('total') },
    ...{ cash: sum('cash'), card: sum('card'), refunded: sum('refunded'), refundedByHand: sum('refundedByHand') },
  }
  return { from, to, days, together }
}
