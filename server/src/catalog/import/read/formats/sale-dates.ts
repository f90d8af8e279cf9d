import { westernDigits } from '@baqala/contract/digits'
import { cairoTime } from '../../../../egypt/cairo-time.ts'

/** Whether a sale is on now. Each is a cell: a day, a time, an interval of them, `2026-01-01/2026-02-01`, or no date, which is no bound. */
export function isSaleRunning(starts: string, ends: string): boolean {
  const now = cairoTime(new Date())
  const [start = ''] = plain(starts).split(BETWEEN)
  const interval = plain(ends).split(BETWEEN)
  const end = interval.at(-1) ?? ''
  // 3/4/2026 is in April, as Egypt writes it. Beside 3/31/2026 it is in March.
  const isMonthFirst = [start, end].some((day) => AMERICAN.test(day))
  const [from, until] = [inCairo(start, !isMonthFirst), inCairo(end, !isMonthFirst)]
  // A day lasts until its end. Magento writes the last one as its midnight; in an interval that is a time.
  const last = interval.length > 1 ? until : until.replace(' 00:00', '')
  return from <= now && now.slice(0, last.length) <= last
}

// 3/31/2026, and 3/4/26, 12:00 AM, as Magento writes it in American English.
const AMERICAN = /^\d\d?([/.-])(?:1[3-9]|[23]\d)\1|\d, \d\d?:\d\d [ap]m$/i
const BETWEEN = /\s*\/\s*(?=\d{4}-)/

function plain(cell: string): string {
  return westernDigits(cell).replace(/[\u200e\u200f]/g, '')
}

/** Reads 1/31/26, or 31/1/26, as 2026-01-31, and a time as 2026-01-31 13:45. One without a zone is Cairo's. '' if it is no date. */
function inCairo(day: string, isDayFirst: boolean): string {
  const text = isDayFirst ? day.replace(/^(\d\d?)([/.-])(\d\d?)\2/, '$3/$1/') : day
  const hasZone = /:\d\d.*(?:z|[+-]\d\d:?\d\d)$/i.test(text)
  const moment = new Date(hasZone ? text : `${text.replace(/(?<=\d)T/, ' ')} UTC`)
  if (Number.isNaN(moment.getTime())) return ''
  if (hasZone) return cairoTime(moment)
  return moment
    .toISOString()
    .replace('T', ' ')
    .slice(0, text.includes(':') ? 16 : 10)
}
