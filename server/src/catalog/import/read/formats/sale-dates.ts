import { westernDigits } from '@baqala/contract/digits'
import { cairoTime } from '../../../../egypt/cairo-time.ts'

/** Whether a sale is on now. Each is a cell: a day, a time, an interval of them, `2026-01-01/2026-02-01`, or no date, which is no bound. */
export function isSaleRunning(starts: string, ends: string): boolean {
  const now = cairoTime(new Date())
  const [start = ''] = plain(starts).split(BETWEEN)
  const interval = plain(ends).split(BETWEEN)
  const end = interval.at(-1) ?? ''
  // 31/1/2026, as Excel writes it in Egypt: 1/2/2026 beside it is in February.
  const isDayFirst = [start, end].some((day) => /^(?:1[3-9]|[23]\d)([/.-])\d\d?\1/.test(day))
  const [from, until] = [inCairo(start, isDayFirst), inCairo(end, isDayFirst)]
  // A day lasts until its end. Magento writes the last one as its midnight; in an interval that is a time.
  const last = interval.length > 1 ? until : until.replace(' 00:00', '')
  return from <= now && now.slice(0, last.length) <= last
}

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
