import { westernDigits } from '@baqala/contract/digits'
import { cairoTime } from '../../../../egypt/cairo-time.ts'

/** Whether a sale is on now. Each is a cell: a day, a time, an interval of them, `2026-01-01/2026-02-01`, or no date, which is no bound. */
export function isSaleRunning(starts: string, ends: string): boolean {
  const now = cairoTime(new Date())
  const [start = ''] = starts.split(BETWEEN)
  const end = inCairo(ends.split(BETWEEN).at(-1) ?? '')
  // A day lasts until its end. Magento writes the last one as its midnight; in an interval that is a time.
  const last = BETWEEN.test(ends) ? end : end.replace(' 00:00', '')
  return inCairo(start) <= now && now.slice(0, last.length) <= last
}

const BETWEEN = /\s*\/\s*(?=\d{4}-)/

// 31/1/2026, as Excel writes it in Egypt.
const DAY_FIRST = /^(1[3-9]|[23]\d)([/.-])(\d\d?)\2/

/** Reads 1/31/26 and 31/1/26 as 2026-01-31, and a time as 2026-01-31 13:45. One without a zone is Cairo's. '' if it is no date. */
function inCairo(cell: string): string {
  const text = westernDigits(cell)
    .replace(/[\u200e\u200f]/g, '')
    .replace(DAY_FIRST, '$3/$1/')
  const hasZone = /:\d\d.*(?:z|[+-]\d\d:?\d\d)$/i.test(text)
  const moment = new Date(hasZone ? text : `${text.replace(/(?<=\d)T/, ' ')} UTC`)
  if (Number.isNaN(moment.getTime())) return ''
  if (hasZone) return cairoTime(moment)
  return moment
    .toISOString()
    .replace('T', ' ')
    .slice(0, text.includes(':') ? 16 : 10)
}
