import type * as z from 'zod'
import { readCode } from './codes.ts'
import type { Column } from './columns.ts'
import { messages } from '../import.messages.en.ts'
import { slugOf } from '../slugs.ts'
import { problemIn, type Problem, type Table, type TableRow } from './table.ts'
import { Wanted } from './wanted.ts'

export interface WantedRow {
  readonly row: TableRow
  readonly wanted: Wanted
  /** The slug that names a new product: of the row, or made of its title. A row with an id alone has none. */
  readonly slug: string | undefined
}

/** Validates every row; a row with a problem is left out of `rows`. */
export function readRows(table: Table): { rows: WantedRow[]; problems: Problem[] } {
  const problems = [...table.problems]
  const rows: WantedRow[] = []
  const firstPlaces = new Map<string, string>()
  for (const row of table.rows) {
    const result = Wanted.safeParse(cleaned(row.cells))
    if (!result.success) {
      problems.push(...result.error.issues.map((issue) => toProblem(row, issue)))
      continue
    }
    const wanted = result.data
    const read = { row, wanted, slug: slugOfRow(row, wanted) }
    const problem = read.slug === '' && !hasKey(wanted) ? problemIn(row, 'slug', messages.noSlugOrTitle) : undefined
    const again = problem ?? findAgain(read, firstPlaces)
    if (again === undefined) rows.push(read)
    else problems.push(again)
  }
  return { rows, problems }
}

function slugOfRow({ ifNew }: TableRow, wanted: Wanted): string | undefined {
  return wanted.slug ?? ifNew?.slug ?? (wanted.id === undefined ? slugFor(wanted) : undefined)
}

const KEYS = ['slug', 'id', 'sku', 'barcode'] as const

function hasKey(wanted: Wanted): boolean {
  return KEYS.some((column) => wanted[column] !== undefined)
}

/** Returns a problem if an earlier row has the same slug, id, SKU or barcode, or, without any of them, the same name. */
function findAgain({ row, wanted, slug = '' }: WantedRow, firstPlaces: Map<string, string>): Problem | undefined {
  const keys = KEYS.flatMap((column) => (wanted[column] ? [[column, wanted[column]] as const] : []))
  const known = (keys.length > 0 ? keys : [['slug', slug] as const]).map(
    ([column, key]) => [column, `${column} ${key}`] as const,
  )
  const again = known.find(([, key]) => firstPlaces.has(key))
  const place = again && firstPlaces.get(again[1])
  for (const [, key] of known) if (!firstPlaces.has(key)) firstPlaces.set(key, row.place)
  if (again === undefined || place === undefined) return undefined
  if (keys.length === 0) return problemIn(row, 'title', messages.sameTitle({ place }))
  return problemIn(row, again[0], messages.namedTwice({ place }))
}

const IGNORED_WHEN_EMPTY = new Set([
  ...['id', 'slug', 'sku', 'barcode', 'pictures', 'stock', 'categoryAr', 'subcategoryAr', 'brandAr'],
])
const CODES = new Set(['sku', 'barcode'])
const LONG_TEXTS = new Set(['description', 'descriptionAr', 'pictures'])

/** An empty cell removes the discount, and is ignored in the columns above. In all others it is an empty text. */
function cleaned(cells: TableRow['cells']): Record<string, string | null> {
  const result: Record<string, string | null> = {}
  for (const [column, cell] of Object.entries(cells)) {
    const words = CODES.has(column) ? readCode(cell.trim()) : cell.trim()
    if (words === '' && IGNORED_WHEN_EMPTY.has(column)) continue
    // A line end in the middle of a name is a space.
    result[column] = LONG_TEXTS.has(column) ? words.replace(/\r\n?/g, '\n') : words.replace(/[\r\n\t]+/g, ' ')
    if (words === '' && column === 'priceAfterDiscount') result[column] = null
  }
  return result
}

function toProblem(row: TableRow, issue: z.core.$ZodIssue): Problem {
  // The schema has a key for every column, and none besides.
  const column = issue.path[0] as Column
  const isEmpty = row.cells[column]?.trim() === ''
  return problemIn(row, column, isEmpty ? messages.empty : messages.brokenRule({ sentence: issue.message }))
}

export function slugFor({ title = '', unit = '' }: Wanted): string {
  return slugOf(`${title} ${unit}`)
}
