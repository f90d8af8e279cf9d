import path from 'node:path'
import { unescapeCell } from '../../../files/spreadsheet-cells.ts'
import { Refusal } from '../../../refusal.ts'
import { toColumn, type Column } from './columns.ts'
import { shopify } from './formats/shopify.ts'
import { woocommerce } from './formats/woocommerce.ts'
import { messages } from '../import.messages.en.ts'
import { readSheet, type Line, type Sheet } from './read-sheet.ts'
import type { Table, TableRow } from './table.ts'

/** Product files of other shops, known by their headings. */
const FORMATS = [shopify, woocommerce]

/** Reads a CSV file: one of ours, or a product file of Shopify or WooCommerce. Refuses a file without known headings. */
export function readCsv(content: string, file: string): Table {
  const sheet = readSheet(content, file)
  const format = FORMATS.find(({ recognises }) => recognises(sheet.headings))
  return format === undefined ? readOurs(sheet, file) : format.read(sheet)
}

function readOurs({ headings, headLine, lines, problems }: Sheet, file: string): Table {
  const columns = headings.map(toColumn)
  refuseHeadings(headings, columns, `${path.basename(file)}, line ${headLine}`)
  const heading = (column: Column) => headings[columns.indexOf(column)] ?? column
  return {
    rows: lines.map((line) => toRow(line, columns, heading)),
    problems,
    headings,
    unread: headings.filter((name, place) => name !== '' && columns[place] === undefined),
    notes: [],
  }
}

function toRow(line: Line, columns: readonly (Column | undefined)[], heading: TableRow['heading']): TableRow {
  const cells: TableRow['cells'] = Object.fromEntries(
    columns.flatMap((column, place) => (column ? [[column, unescapeCell(line.cells[place] ?? '')] as const] : [])),
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
