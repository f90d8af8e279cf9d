import path from 'node:path'
import { CsvError, parse } from 'csv-parse/sync'
import { toColumn, type Column } from './catalogue-columns.ts'
import { asWritten } from './catalogue-formulas.ts'
import type { Problem, Table, TableRow } from './catalogue-table.ts'
import { Refused } from './refused.ts'

interface Line {
  readonly number: number
  readonly cells: readonly string[]
}

/** A CSV file as Excel and its like write them: headings first, then a product a line. */
export function readCsv(content: string, file: string): Table {
  const { text, separator, firstLine } = findSeparator(content)
  const [head, ...lines] = readLines(text, separator, firstLine, file).filter(({ cells }) => cells.some(isFilled))
  if (head === undefined) throw new Refused(`${file} is empty.`)
  const headings = head.cells.map((heading) => heading.trim())
  const columns = headings.map(toColumn)
  refuseDoubles(headings, columns, `${path.basename(file)}, line ${head.number}`)

  const names = new Map(columns.flatMap((column, place) => (column ? [[column, headings[place] ?? '']] : [])))
  const heading = (column: Column) => names.get(column) ?? column
  const tooLong = lines.filter(({ cells }) => cells.slice(headings.length).some(isFilled))
  return {
    rows: lines.filter((line) => !tooLong.includes(line)).map((line) => toRow(line, columns, heading)),
    problems: tooLong.map((line) => tooManyCells(line, headings.length)),
    unread: headings.filter((name, place) => name !== '' && columns[place] === undefined),
  }
}

function toRow(line: Line, columns: readonly (Column | undefined)[], heading: TableRow['heading']): TableRow {
  // Excel leaves out empty cells at the end of a line.
  const cells: TableRow['cells'] = Object.fromEntries(
    columns.flatMap((column, place) => (column ? [[column, asWritten(line.cells[place] ?? '')] as const] : [])),
  )
  return { place: `line ${line.number}`, cells, heading }
}

function tooManyCells({ number, cells }: Line, expected: number): Problem {
  const message = `has ${cells.length} cells where there are ${expected} headings; text with separators in it belongs in quotes`
  return { place: `line ${number}`, message }
}

function refuseDoubles(headings: readonly string[], columns: readonly (Column | undefined)[], place: string): void {
  if (columns.every((column) => column === undefined)) {
    throw new Refused(
      `${place}: none of these headings is known: ${headings.join(', ')}. docs/shopkeeper.md lists those that are.`,
    )
  }
  const double = columns.find((column, at) => column !== undefined && columns.indexOf(column) !== at)
  if (double === undefined) return
  const both = headings.filter((_, at) => columns[at] === double)
  throw new Refused(`${place}: ${both.join(' and ')} mean the same column. Leave one of them out.`)
}

const SEPARATORS = [',', ';', '\t'] as const

/** What stands between the headings, outside of quotes. Excel may have said so in a line of its own: `sep=;`. */
function findSeparator(content: string) {
  const said = /^sep=(.)\r?\n/i.exec(content)
  if (said?.[1] !== undefined) return { text: content.slice(said[0].length), separator: said[1], firstLine: 2 }
  const head = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(content.trimStart())?.[0].replace(/"(?:[^"]|"")*"/g, '') ?? ''
  const [separator] = SEPARATORS.toSorted((a, b) => head.split(b).length - head.split(a).length)
  return { text: content, separator: separator ?? ',', firstLine: 1 }
}

const LINE_END = 0x0a

function readLines(text: string, delimiter: string, firstLine: number, file: string): Line[] {
  try {
    const bytes = Buffer.from(text)
    const records = parse(bytes, { delimiter, relax_column_count: true, relax_quotes: true, info: true })
    let number = firstLine
    let read = 0
    // With `info` each record comes with where it ends; the declared type does not know. Its own count of lines takes
    // the two characters that end a line on Windows for two.
    return (records as unknown as { record: string[]; info: { bytes: number } }[]).map(({ record, info }) => {
      const line = { number, cells: record }
      for (const byte of bytes.subarray(read, info.bytes)) if (byte === LINE_END) number += 1
      read = info.bytes
      return line
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const isOpen = error.code === 'CSV_QUOTE_NOT_CLOSED'
    const reason = isOpen ? `a quote is opened after row ${String(error.records)} and never closed` : error.message
    throw new Refused(`${path.basename(file)}: ${reason}`)
  }
}

function isFilled(cell: string): boolean {
  return cell.trim() !== ''
}
