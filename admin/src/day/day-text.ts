import type { AdminReply } from '../api/calls.ts'
import { egp, nameOf, ofDay } from '../ui/words.ts'
import { messages } from '#messages/day'

export type DayReport = AdminReply<'getDayReport'>

/** "Friday, 27 November 2026" */
export const dayInWords = ofDay({ dateStyle: 'full' })
/** "Friday" */
export const weekdayOf = ofDay({ weekday: 'long' })
const MOST_GOODS = 5

/** The report as a text to share in a chat, in the reader's language. */
export function dayAsText({ day, takings, standing, bestSellers, ranOut, shelf }: DayReport): string {
  const { cash, card, refunded, refundedByHand, together } = takings
  const parts = [
    [messages.cash, cash],
    [messages.card, card],
    [messages.refunds, refunded],
    [messages.byHand, refundedByHand],
  ] as const
  const goods = (title: string, rows: readonly string[]) => (rows.length === 0 ? [] : [`${title}: ${rows.join(' · ')}`])
  return [
    dayInWords(day),
    `${messages.takings}: ${egp(together)}`,
    ...parts.filter(([, amount]) => amount !== 0).map(([name, amount]) => `– ${name}: ${egp(amount)}`),
    `${messages.orders}: ${standing.orders}${standing.orders === 0 ? '' : ` · ${egp(standing.total)}`}`,
    ...goods(
      messages.bestSellers,
      bestSellers.slice(0, MOST_GOODS).map((each) => `${nameOf(each)} ×${each.pieces}`),
    ),
    ...goods(messages.ranOut, ranOut.map(nameOf)),
    ...goods(messages.toBuy, shelf?.toBuy.map((each) => `${nameOf(each)} ×${each.buy}`) ?? []),
  ].join('\n')
}
