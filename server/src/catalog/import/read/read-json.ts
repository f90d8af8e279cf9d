import path from 'node:path'
import * as z from 'zod'
import { Refusal } from '../../../refusal.ts'
import { COLUMNS, toColumn, type Column } from './columns.ts'
import { messages } from '../import.messages.en.ts'
import { inOneWay } from './read-number.ts'
import { MAX_COLUMNS } from './read-sheet.ts'
import type { Table } from './table.ts'

const Products = z.array(z.record(z.string(), z.unknown()))
// Half of a letter of two is no text, and PostgreSQL keeps none.
const isText = (text: string) => text.isWellFormed()
const Cell = z.union([
  z.string().refine(isText),
  z.number().transform(inOneWay),
  z.null().transform(() => ''),
  z.array(z.string().refine(isText)).transform((names) => names.join('|')),
])

/** Reads a JSON list of products, at most `max`; each has only the columns that it changes. */
export function readJson(content: string, file: string, max = Infinity): Table {
  const list = parseJson(content, path.basename(file))
  if (Array.isArray(list) && list.length > max) throw new Refusal(400, messages.tooManyRows({ file, max }))
  const products = Products.safeParse(list)
  if (!products.success) throw new Refusal(400, messages.notAList({ file }))
  const headings = [...new Set(products.data.flatMap(Object.keys))]
  if (headings.length > MAX_COLUMNS) throw new Refusal(400, messages.tooManyColumns({ file, max: MAX_COLUMNS }))
  const read = products.data.map((product, index) => readProduct(product, `product ${index + 1}`))
  return {
    rows: read.filter(({ problems }) => problems.length === 0).map(({ row }) => row),
    problems: read.flatMap(({ problems }) => problems),
    headings,
    unread: headings.filter((key) => toColumn(key) === undefined),
    notes: [],
  }
}

function readProduct(product: Record<string, unknown>, place: string) {
  const keys = keysOf(product, place)
  const heading = (column: Column) => keys.get(column) ?? column
  const cells = COLUMNS.filter((column) => keys.has(column)).map(
    (column) => [column, Cell.safeParse(product[heading(column)])] as const,
  )
  return {
    row: { place, heading, cells: Object.fromEntries(cells.map(([column, cell]) => [column, cell.data])) },
    problems: cells
      .filter(([, cell]) => !cell.success)
      .map(([column]) => ({ place, column: heading(column), message: messages.notTextOrNumber })),
  }
}

/** The product's keys by column. Refuses two of the same column: which is meant? */
function keysOf(product: Record<string, unknown>, place: string): ReadonlyMap<Column, string> {
  const keys = new Map<Column, string>()
  for (const key of Object.keys(product)) {
    const column = toColumn(key)
    if (column === undefined) continue
    const other = keys.get(column)
    if (other !== undefined) throw new Refusal(400, messages.sameColumn({ place, headings: [other, key] }))
    keys.set(column, key)
  }
  return keys
}

function parseJson(content: string, file: string): unknown {
  try {
    return JSON.parse(content)
  } catch (error) {
    throw new Refusal(400, messages.wrongSyntax({ file, why: error instanceof Error ? error.message : String(error) }))
  }
}
