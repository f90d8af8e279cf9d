import { dateFormat } from '@baqala/kit/language/date-format.ts'
import { egp } from '../app/money.ts'
import { nameOf, type DayReport } from './use-day.ts'
import { messages } from '#messages/day'

const longDay = dateFormat({ dateStyle: 'full', timeZone: 'UTC' })
const weekday = dateFormat({ weekday: 'long', timeZone: 'UTC' })
const MOST_GOODS = 5

/** A day such as 2026-11-26 in words. */
export function dayInWords(day: string): string {
  return longDay(new Date(`${day}T00:00Z`))
}

export function weekdayOf(day: string): string {
  return weekday(new Date(`${day}T00:00Z`))
}

/** The report as a text to share in a chat, in the reader's language. */
export function dayAsText({ day, takings, standing, bestSellers, ranOut, shelf }: DayReport): string {
  const { cash, card, refunded, together } = takings
  const parts = [
    [messages.cash, cash],
    [messages.card, card],
    [messages.sentBack, refunded],
  ] as const
  const goods = (title: string, rows: readonly string[]) => (rows.length === 0 ? [] : [`${title}: ${rows.join(' · ')}`])
  return [
    dayInWords(day),
    `${messages.takings}: ${egp(together)}`,
    ...parts.filter(([, amount]) => amount !== 0).map(([name, amount]) => `– ${name}: ${egp(amount)}`),
    `${messages.orders}: ${standing.orders}${standing.orders === 0 ? '' : `, ${egp(standing.total)}`}`,
    ...goods(
      messages.bestSellers,
      bestSellers.slice(0, MOST_GOODS).map((each) => `${nameOf(each)} ×${each.pieces}`),
    ),
    ...goods(messages.ranOut, ranOut.map(nameOf)),
    ...goods(messages.toBuy, shelf?.toBuy.map((each) => `${nameOf(each)} ×${each.buy}`) ?? []),
  ].join('\n')
}
