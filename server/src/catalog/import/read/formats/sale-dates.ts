import { westernDigits } from '@baqala/contract/arabic'
import { cairoTime } from '../../../../egypt/cairo-time.ts'
import { Refusal } from '../../../../refusal.ts'
import { messages } from '../../import.messages.en.ts'
import type { Line } from '../read-sheet.ts'
import type { NamedColumns } from './named-columns.ts'

/**
 * Returns whether the sale of a line is on now. A cell is a day, a time, an interval of them, `2026-01-01/2026-02-01`, or no date,
 * which is no bound.
 */
export function makeIsOnSale(lines: readonly Line[], { cell }: NamedColumns<'saleStarts' | 'saleEnds'>) {
  const boundsOf = (line: Line) => [plain(cell(line, 'saleStarts')), plain(cell(line, 'saleEnds'))] as const
  const isDayFirst = !isMonthFirst(lines.flatMap(boundsOf))
  return (line: Line) => isSaleRunning(...boundsOf(line), isDayFirst)
}

/** Egypt writes 3/4/2026 for the third of April. A day that can only be read otherwise decides for the whole file. */
function isMonthFirst(days: readonly string[]): boolean {
  const american = days.find((day) => MONTH_FIRST.test(day))
  const other = days.find((day) => DAY_FIRST.test(day))
  if (american !== undefined && other !== undefined) throw new Refusal(400, messages.mixedDays({ american, other }))
  return american !== undefined || (other === undefined && days.some((day) => AMERICAN_TIME.test(day)))
}

function isSaleRunning(starts: string, ends: string, isDayFirst: boolean): boolean {
  const now = cairoTime(new Date())
  const [start = ''] = starts.split(BETWEEN)
  const interval = ends.split(BETWEEN)
  const [from, until] = [inCairo(start, isDayFirst), inCairo(interval.at(-1) ?? '', isDayFirst)]
  // A day lasts until its end. Magento writes the last one as its midnight; in an interval that is a time.
  const last = interval.length > 1 ? until : until.replace(' 00:00', '')
  return from <= now && now.slice(0, last.length) <= last
}

const MONTH_FIRST = /^(?:0?\d|1[0-2])([/.-])(?:1[3-9]|[23]\d)\1/
const DAY_FIRST = /^(?:1[3-9]|[23]\d)([/.-])(?:0?\d|1[0-2])\1/
// 3/4/26, 12:00 AM, as Magento writes it in American English.
const AMERICAN_TIME = /\d, \d\d?:\d\d [ap]m$/i
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
