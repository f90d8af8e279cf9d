/** The thread that reads one sheet of a workbook (read-workbook.ts). */
import { parentPort, workerData } from 'node:worker_threads'
import { readXlsx, type CellValue, type Sheet } from 'hucre/xlsx'
import { inOneWay, OTHER_CURRENCY } from './read-number.ts'
import type { Line } from './read-sheet.ts'
import type { WorkbookAnswer } from './read-workbook.ts'

// In characters.
const MAX_WEIGHT = 40_000_000
const CELL = 10

// A cast, because a thread's data has no type. read-workbook.ts sends it.
const { bytes, sheet, maxRows } = workerData as { bytes: Uint8Array; sheet: string | undefined; maxRows: number }

parentPort?.postMessage(await read().catch(() => ({ refused: 'unreadable' })))

async function read(): Promise<WorkbookAnswer> {
  const sheets: string[] = []
  let chosen: string | undefined
  const workbook = await readXlsx(bytes, {
    readStyles: true,
    // One more than may be, to know that there are more.
    maxRows: maxRows + 1,
    sheets({ name, hidden, veryHidden }) {
      if (hidden || veryHidden) return false
      sheets.push(name)
      if (chosen !== undefined || (sheet !== undefined && sheet !== name)) return false
      chosen = name
      return true
    },
  })
  const found = workbook.sheets[0]
  if (found === undefined || chosen === undefined) return { refused: 'noSheet' }
  if (found.rows.length > maxRows) return { refused: 'tooManyRows' }
  const lines = linesOf(found)
  if (weigh(lines) > MAX_WEIGHT) return { refused: 'tooMuch' }
  const isHidden = ({ number, cells }: Line) => cells.length > 0 && found.rowDefs?.get(number - 1)?.hidden
  return { sheet: chosen, sheets, lines, hidden: lines.filter(isHidden).map(({ number }) => number) }
}

function linesOf({ rows, cells }: Sheet): Line[] {
  return rows.map((row, at) => {
    const texts = row.map((value, place) => {
      const cell = cells?.get(`${at},${place}`)
      // The program that wrote the file has not worked it out.
      const isUnknown = value === null && cell?.formula !== undefined
      return isUnknown ? '#N/A' : toText(value, cell?.style?.numFmt)
    })
    const end = texts.findLastIndex((text) => text !== '') + 1
    return { number: at + 1, cells: texts.slice(0, end) }
  })
}

/** A cell as it stands in the sheet. */
function toText(value: CellValue | undefined, format = ''): string {
  if (value === null || value === undefined) return ''
  // Beyond all days, where a column of codes has the format of days.
  if (value instanceof Date && Number.isNaN(value.getTime())) return '#NUM!'
  // Its clock has no zone.
  if (value instanceof Date) return value.toISOString().replace(/(?:T00:00:00)?\.\d{3}Z$/, '')
  if (typeof value !== 'number') return String(value)
  // A format of zeros, such as 0000000000000, fills a code up from the left.
  if (/^0+$/.test(format) && Number.isInteger(value)) return String(value).padStart(format.length, '0')
  // A sum of 0.1 and 0.2 stands there as 0.3.
  return inOneWay(Number.isSafeInteger(value) ? value : Number(value.toPrecision(15))) + meaningOf(format)
}

/** The meaning that a format gives its number: another currency, a share, or a price of a measure. */
function meaningOf(format: string): string {
  const words = [...format.matchAll(/\[\$([^-\]]+)|"([^"]*)"/g)]
    .map(([, currency, text]) => currency ?? text ?? '')
    .join('')
  const bare = /%|[$€£¥](?!-)/.exec(format.replace(/\[[^\]]*\]|"[^"]*"/g, ''))?.[0] ?? ''
  return OTHER_CURRENCY.test(words) || /^ *\//.test(words) ? words : bare
}

/** The weight of a cell on its way out of the thread: one long text may stand in every cell. */
function weigh(lines: readonly Line[]): number {
  return lines.reduce((sum, { cells }) => cells.reduce((all, { length }) => all + CELL + length, sum), 0)
}
