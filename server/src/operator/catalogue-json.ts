import path from 'node:path'
import * as z from 'zod'
import { COLUMNS, toColumn, type Column } from './catalogue-columns.ts'
import type { Table } from './catalogue-table.ts'
import { Refused } from './refused.ts'

const Products = z.array(z.record(z.string(), z.unknown()))
const Cell = z.union([
  z.string(),
  z.number().transform(String),
  z.null().transform(() => ''),
  z.array(z.string()).transform((names) => names.join('|')),
])

/** A JSON file: a list of products, each with the columns it has something to say on. */
export function readJson(content: string, file: string): Table {
  const products = Products.safeParse(parseJson(content, file))
  if (!products.success) throw new Refused(`${file} must hold a list of products: [{"slug": …, "price": …}, …]`)
  const read = products.data.map((product, index) => readProduct(product, `product ${index + 1}`))
  return {
    rows: read.filter(({ problems }) => problems.length === 0).map(({ row }) => row),
    problems: read.flatMap(({ problems }) => problems),
    unread: [...new Set(products.data.flatMap(Object.keys))].filter((key) => toColumn(key) === undefined),
  }
}

function readProduct(product: Record<string, unknown>, place: string) {
  const keys = new Map<Column, string>()
  for (const key of Object.keys(product)) {
    const column = toColumn(key)
    if (column !== undefined) keys.set(column, key)
  }
  const heading = (column: Column) => keys.get(column) ?? column
  const cells = COLUMNS.filter((column) => keys.has(column)).map(
    (column) => [column, Cell.safeParse(product[heading(column)])] as const,
  )
  return {
    row: { place, heading, cells: Object.fromEntries(cells.map(([column, cell]) => [column, cell.data])) },
    problems: cells
      .filter(([, cell]) => !cell.success)
      .map(([column]) => ({ place, column: heading(column), message: 'must be text or a number' })),
  }
}

function parseJson(content: string, file: string): unknown {
  try {
    return JSON.parse(content)
  } catch (error) {
    throw new Refused(`${path.basename(file)}: ${error instanceof Error ? error.message : 'is not JSON'}`)
  }
}
