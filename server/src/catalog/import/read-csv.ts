import path from 'node:path'
import { CsvError, parse } from 'csv-parse/sync'
import { Refusal } from '../../refusal.ts'
import { toColumn, type Column } from './columns.ts'
import { unescapeFormula } from './escape-formulas.ts'
import { messages } from './import.messages.en.ts'
import type { Table, TableRow } from './table.ts'

interface Line {
  readonly number: number
  readonly cells: readonly string[]
}

/** Reads CSV as spreadsheets write it: headings first, then one product a line. Refuses a file without known headings. */
export function readCsv(content: string, file: string): Table {
  const { text, separator, firstLine } = findSeparator(content)
  const lines = readLines(text, separator, firstLine, path.basename(file)).filter(({ cells }) => cells.some(isFilled))
  const head = lines.shift()
  if (head === undefined) throw new Refusal(400, messages.emptyFile({ file }))
  const headings = head.cells.map((heading) => heading.trim())
  const columns = headings.map(toColumn)
  refuseHeadings(headings, columns, `${path.basename(file)}, line ${head.number}`)

  const heading = (column: Column) => headings[columns.indexOf(column)] ?? column
  const isTooLong = ({ cells }: Line) => cells.slice(headings.length).some(isFilled)
  return {
    rows: lines.filter((line) => !isTooLong(line)).map((line) => toRow(line, columns, heading)),
    problems: lines.filter(isTooLong).map(({ number, cells }) => ({
      place: `line ${number}`,
      message: messages.tooManyCells({ cells: cells.length, headings: headings.length }),
    })),
    unread: headings.filter((name, place) => name !== '' && columns[place] === undefined),
  }
}

function toRow(line: Line, columns: readonly (Column | undefined)[], heading: TableRow['heading']): TableRow {
  // Excel leaves out empty cells at the end of a line.
  const cells: TableRow['cells'] = Object.fromEntries(
    columns.flatMap((column, place) => (column ? [[column, unescapeFormula(line.cells[place] ?? '')] as const] : [])),
  )
  return { place: `line ${line.number}`, cells, heading }
}

function refuseHeadings(headings: readonly string[], columns: readonly (Column | undefined)[], place: string): void {
  if (columns.every((column) => column === undefined)) {
    throw new Refusal(400, messages.noKnownHeading({ place, headings }))
  }
  const double = columns.find((column, at) => column !== undefined && columns.indexOf(column) !== at)
  if (double === undefined) return
  throw new Refusal(400, messages.sameColumn({ place, headings: headings.filter((_, at) => columns[at] === double) }))
}

const SEPARATORS = [',', ';', '\t'] as const

/** Finds the separator that occurs most in the headings, outside of quotes. Excel may name it in the first line: `sep=;`. */
function findSeparator(content: string) {
  const named = /^sep=(.)\r?\n/i.exec(content)
  if (named?.[1] !== undefined) return { text: content.slice(named[0].length), separator: named[1], firstLine: 2 }
  const head = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(content.trimStart())?.[0].replace(/"(?:[^"]|"")*"/g, '') ?? ''
  const [separator] = SEPARATORS.toSorted((a, b) => head.split(b).length - head.split(a).length)
  return { text: content, separator: separator ?? ',', firstLine: 1 }
}

function readLines(text: string, delimiter: string, firstLine: number, file: string): Line[] {
  try {
    const bytes = Buffer.from(text)
    const records = parse(bytes, { delimiter, relax_column_count: true, relax_quotes: true, info: true })
    let number = firstLine
    let read = 0
    // `info` adds the byte at which each record ends; the declared type does not have it. The library's own line number
    // counts the two characters of a Windows line end twice.
    return (records as unknown as { record: string[]; info: { bytes: number } }[]).map(({ record, info }) => {
      const line = { number, cells: record }
      for (const byte of bytes.subarray(read, info.bytes)) if (byte === 0x0a) number += 1
      read = info.bytes
      return line
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    if (error.code !== 'CSV_QUOTE_NOT_CLOSED')
      throw new Refusal(400, messages.wrongSyntax({ file, why: error.message }))
    throw new Refusal(400, messages.openQuote({ file, row: Number(error.records) }))
  }
}

function isFilled(cell: string): boolean {
  return cell.trim() !== ''
}
